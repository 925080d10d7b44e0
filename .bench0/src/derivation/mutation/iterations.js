import { branch } from '../derivation.js';
/** Deletes one iteration of a repeat, or an optional part. */
export function deleteIteration(sites, random) {
    const site = pickRepeat(sites, random, (repeat, count) => count > repeat.min);
    if (site === undefined)
        return undefined;
    const victim = random.int(site.tree.children.length);
    return edit(site, site.tree.children.filter((_, i) => i !== victim));
}
/** Duplicates one iteration of a repeat, directly after itself. */
export function duplicateIteration(sites, random) {
    const site = pickRepeat(sites, random, (repeat, count) => count > 0 && count < repeat.max);
    if (site === undefined)
        return undefined;
    const { children } = site.tree;
    const chosen = random.int(children.length);
    return edit(site, [...children.slice(0, chosen + 1), ...children.slice(chosen)]);
}
function pickRepeat(sites, random, allows) {
    const candidates = sites.filter(({ tree: { node, children } }) => node.kind === 'repeat' && allows(node, children.length));
    return candidates.length === 0 ? undefined : random.pick(candidates);
}
function edit({ index, tree }, children) {
    return new Map([[index, branch(tree.node, children)]]);
}
