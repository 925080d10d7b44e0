import { replaceAt } from '../replace-at.js';
import { inPlaceOf } from './exchange.js';
/** Replaces a subtree by a nested subtree of the same rule: `((x))` becomes `(x)`. */
export function unwrapRecursion(sites, random) {
    const pair = pickNested(sites, random);
    return pair === undefined ? undefined : new Map([[pair.outer.index, inPlaceOf(pair.outer.tree, pair.inner.tree)]]);
}
/** Repeats the path from a subtree to a nested subtree of the same rule: `(x)` becomes `((x))`. */
export function nestRecursion(sites, random) {
    const pair = pickNested(sites, random);
    if (pair === undefined)
        return undefined;
    const { outer, inner } = pair;
    const again = replaceAt(outer.tree, new Map([[inner.index - outer.index, inPlaceOf(inner.tree, outer.tree)]]));
    return new Map([[outer.index, again]]);
}
function pickNested(sites, random) {
    const inner = random.shuffle(sites.filter(({ tree }) => tree.node.kind === 'ref'));
    for (const candidate of inner) {
        const outer = sites.filter((site) => isAround(site, candidate));
        if (outer.length > 0)
            return { outer: random.pick(outer), inner: candidate };
    }
    return undefined;
}
function isAround({ tree, index, end }, inner) {
    if (index >= inner.index || end < inner.end)
        return false;
    return tree.node.kind === 'ref' && inner.tree.node.kind === 'ref' && tree.node.target === inner.tree.node.target;
}
