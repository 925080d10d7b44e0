import { branch, walkDerivation } from '../derivation.js';
/** Swaps two disjoint subtrees of the same rule. */
export function swapSiblings(sites, random) {
    const rules = sites.filter(isRule);
    if (rules.length === 0)
        return undefined;
    const one = random.pick(rules);
    const apart = rules.filter((site) => ruleOf(site) === ruleOf(one) && (site.end <= one.index || site.index >= one.end));
    if (apart.length === 0)
        return undefined;
    const other = random.pick(apart);
    return new Map([
        [one.index, inPlaceOf(one.tree, other.tree)],
        [other.index, inPlaceOf(other.tree, one.tree)],
    ]);
}
/** Replaces a subtree by a subtree of the same rule from another tree. */
export function splice(sites, others, random) {
    if (others.length === 0)
        return undefined;
    const donors = new Map();
    for (const tree of walkDerivation(random.pick(others))) {
        if (tree.node.kind !== 'ref')
            continue;
        const list = donors.get(tree.node.target);
        if (list === undefined)
            donors.set(tree.node.target, [tree]);
        else
            list.push(tree);
    }
    const candidates = sites.filter((site) => isRule(site) && site.index > 0 && donors.has(ruleOf(site)));
    if (candidates.length === 0)
        return undefined;
    const site = random.pick(candidates);
    return new Map([[site.index, inPlaceOf(site.tree, random.pick(donors.get(ruleOf(site))))]]);
}
/** Returns the children of `donor` below the node of `old`; both must be references to the same rule. */
export function inPlaceOf(old, donor) {
    return branch(old.node, donor.children);
}
function isRule({ tree }) {
    return tree.node.kind === 'ref';
}
function ruleOf({ tree: { node } }) {
    return node.kind === 'ref' ? node.target : -1;
}
