import { expand } from '../production/expand.js';
import { randomChooser } from '../production/choices/random-chooser.js';
import { replaceAt } from '../replace-at.js';
import { treeTokens } from './tree-tokens.js';
const maxRounds = 8;
/** Large enough for common tokens, small enough not to change the character of the word. */
const tokenLimits = { maxDepth: 30, maxSize: 40 };
/**
 * Prints a tree and replaces the texts of misread tokens, such as a name with the text of a keyword. Tokens that remain
 * misread keep their text and are listed in `misread`.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('lua');
 * const random = new Random(1);
 * const tree = randomProducer(grammar, random).next();
 * if (tree) console.log(resolveTokens(tree, grammar, new Printer(grammar), random).text);
 * ```
 */
export function resolveTokens(tree, grammar, printer, random) {
    const chooser = randomChooser(random);
    let best = { tree, ...printer.print(tree) };
    for (let round = 0; round < maxRounds && best.misread.length > 0; round++) {
        const fresh = new Map();
        // A token may also be misread because of the next one: from the second round on, that one is changed too.
        const suspects = round === 0 ? best.misread : withFollowers(best.misread, treeTokens(best.tree, grammar));
        for (const { index, tree: old } of suspects) {
            const other = old.node.kind === 'literal' ? undefined : expand(grammar, chooser, tokenLimits, old.node);
            if (other !== undefined)
                fresh.set(index, other);
        }
        if (fresh.size === 0)
            break;
        const next = replaceAt(best.tree, fresh);
        const printed = printer.print(next);
        if (printed.misread.length <= best.misread.length)
            best = { tree: next, ...printed };
    }
    return best;
}
function withFollowers(misread, all) {
    const wrong = new Set(misread.map(({ index }) => index));
    return all.filter(({ index }, i) => wrong.has(index) || wrong.has(all[i - 1]?.index ?? -1));
}
