import { strongComponents } from '../../../grammar/analysis/strong-components.js';
/** Returns by nonterminal the cycle it is on (`A` derives `B` derives `A` without adding text); -1 if there is none. */
export function unitCycles(flat, nullable) {
    return cyclesOf(edgesOf(flat, (symbols) => wholes(symbols, nullable)));
}
/** Returns by nonterminal the right recursion that it is part of; -1 if there is none. */
export function rightCycles(flat) {
    return cyclesOf(edgesOf(flat, (symbols) => symbols.slice(-1)));
}
function edgesOf(flat, targetsOf) {
    const edges = flat.nonterminals.map(() => new Set());
    for (const { nonterminal, symbols } of flat.productions) {
        for (const target of targetsOf(symbols))
            if (target >= 0)
                edges[nonterminal]?.add(target);
    }
    return edges.map((targets) => [...targets]);
}
/** Returns the nonterminals that can derive the whole text of a production while all other symbols are empty. */
function wholes(symbols, nullable) {
    const solid = symbols.filter((symbol) => symbol < 0 || nullable[symbol] === 0);
    if (solid.length > 1)
        return new Int32Array(0);
    return solid.length === 1 ? solid : symbols;
}
/** Returns by vertex a member of the cycle that it is on; -1 if there is none. */
function cyclesOf(edges) {
    const cycleOf = new Int32Array(edges.length).fill(-1);
    for (const members of strongComponents(edges.length, (vertex) => edges[vertex])) {
        const first = members[0];
        if (members.length === 1 && !edges[first]?.includes(first))
            continue;
        for (const member of members)
            cycleOf[member] = first;
    }
    return cycleOf;
}
