import { cheapestYields, lowestTrees } from '../../../../src/solver/grammar/best-productions.js';
/** What is minimized in a tree: its symbols, or its height. */
export const measures = {
    'cheapest yields': {
        join: (parts) => parts.reduce((sum, part) => sum + part, 0),
        ofTerminal: 1,
        find: ({ productions, nonterminals }) => cheapestYields(productions, nonterminals.length, -1),
    },
    'lowest trees': {
        join: (parts) => 1 + Math.max(0, ...parts),
        ofTerminal: 0,
        find: ({ productions, nonterminals }) => lowestTrees(productions, nonterminals.length),
    },
};
/**
 * Returns every nonterminal whose best tree differs from the brute-force result, or from what its productions derive.
 */
export function judgeBestProductions(flat, measure) {
    const best = measure.find(flat);
    return leastByTrying(flat, measure).flatMap((least, nonterminal) => {
        const cost = best.cost[nonterminal];
        if (cost !== least)
            return [`nonterminal ${nonterminal} costs ${cost}, though ${least} do`];
        if (cost === Infinity)
            return best.production[nonterminal] === -1 ? [] : [`nonterminal ${nonterminal} has a tree`];
        const written = costOfChoice(flat, best, measure, nonterminal, []);
        return written === cost ? [] : [`the tree of nonterminal ${nonterminal} costs ${written}, not ${cost}`];
    });
}
function leastByTrying({ nonterminals, productions }, { ofTerminal, join }) {
    const least = nonterminals.map(() => Infinity);
    for (let round = 0; round <= nonterminals.length; round++) {
        for (const { nonterminal, symbols } of productions) {
            const cost = join(Array.from(symbols, (symbol) => (symbol < 0 ? ofTerminal : least[symbol])));
            least[nonterminal] = Math.min(least[nonterminal], cost);
        }
    }
    return least;
}
/** Returns the cost of the tree of the chosen productions; infinite if they are cyclic. */
function costOfChoice(flat, best, measure, nonterminal, path) {
    if (path.includes(nonterminal))
        return Infinity;
    const { symbols } = flat.productions[best.production[nonterminal]];
    const below = [...path, nonterminal];
    return measure.join(Array.from(symbols, (symbol) => symbol < 0 ? measure.ofTerminal : costOfChoice(flat, best, measure, symbol, below)));
}
