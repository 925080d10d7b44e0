/**
 * Kinds of decisions by their ways out: `truth` has two; `assumption` has only the one taken, because an assumption
 * that holds must not be violated. A look-up has one way for each key and one for a missing key.
 */
export const wayKind = { truth: -1, assumption: -2 };
export function recordedPath({ path: { decisions } }, shape = '') {
    const sites = new Int32Array(decisions.length);
    const taken = new Int32Array(decisions.length);
    const ways = new Int32Array(decisions.length);
    for (const [i, decision] of decisions.entries()) {
        sites[i] = decision.site;
        taken[i] = Number(decision.taken);
        ways[i] = waysOf(decision);
    }
    return { sites, taken, ways, shape };
}
function waysOf({ kind, expr, taken }) {
    if (kind === 'assume' && taken)
        return wayKind.assumption;
    if (kind !== 'key')
        return wayKind.truth;
    const table = expr.kind === 'application' ? expr.operands[0] : undefined;
    const keys = table?.kind === 'constant' ? table.value : undefined;
    return typeof keys === 'object' && keys?.kind === 'keys' ? keys.keys.length : 0;
}
/** Returns the other ways that decision `index` could take. */
export function otherWays({ taken, ways }, index) {
    const kind = ways[index];
    const own = taken[index];
    if (kind === wayKind.assumption)
        return [];
    if (kind === wayKind.truth)
        return [1 - own];
    return Array.from({ length: kind + 1 }, (_, i) => i - 1).filter((way) => way !== own);
}
