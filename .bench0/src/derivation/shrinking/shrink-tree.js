import { branch, leaf, yieldOf } from '../derivation.js';
import { inPlaceOf } from '../mutation/exchange.js';
import { mutationSites } from '../mutation/mutation-site.js';
import { plainestCharacter, smallestTree } from '../production/smallest-tree.js';
import { replaceAt } from '../replace-at.js';
import { shrinkList } from './shrink-list.js';
/**
 * Hierarchical delta debugging: every candidate is a derivation, so it stays in the language. Large subtrees are tried
 * before small ones. A subtree is replaced by the smallest one of its rule, or by a nested subtree of the same rule;
 * repeats lose iterations; choices take a smaller option; finally, characters become plainer. It terminates because
 * each accepted step makes the tree smaller, or equally large and plainer.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const result = new Parser(grammar).parse('[[1], 2]');
 * if (result.kind === 'parsed') {
 *   const hasOne = (tree: Derivation) => yieldOf(tree).includes('1');
 *   console.log(yieldOf(runShrinker(result.tree(), (tree) => shrinkTree(tree, grammar), hasOne)));
 * }
 * ```
 */
export function* shrinkTree(tree, grammar) {
    let best = tree;
    for (;;) {
        const smaller = yield* shrinkStructure(best, grammar);
        if (smaller === best)
            return yield* plainCharacters(best);
        best = smaller;
    }
}
/** Makes one pass over the tree, parents first; replaced subtrees are visited again in the next pass. */
function* shrinkStructure(tree, grammar) {
    let best = tree;
    let sites = mutationSites(best);
    for (let index = 0; index < sites.length; index++) {
        const before = best;
        for (const smaller of smallerVersions(sites[index], sites, grammar)) {
            const candidate = replaceAt(best, new Map([[index, smaller]]));
            if (!(yield candidate))
                continue;
            best = candidate;
            break;
        }
        if (best !== before)
            sites = mutationSites(best);
        const here = sites[index]?.tree;
        if (here?.node.kind !== 'repeat')
            continue;
        best = yield* shrinkIterations(best, index, here);
        sites = mutationSites(best);
    }
    return best;
}
function* smallerVersions(site, sites, grammar) {
    const { tree } = site;
    const { node } = tree;
    if (node.kind !== 'ref' && node.kind !== 'alt')
        return;
    const size = sizeOfText(tree);
    const smallest = smallestTree(grammar, node);
    if (smallest !== undefined && isSmaller(smallest, tree, size))
        yield smallest;
    if (node.kind === 'alt') {
        for (const option of node.options) {
            const other = smallestTree(grammar, option);
            if (other !== undefined && isSmaller(branch(node, [other]), tree, size))
                yield branch(node, [other]);
        }
        return;
    }
    const within = sites
        .slice(site.index + 1, site.end)
        .filter(({ tree: inner }) => inner.node.kind === 'ref' && inner.node.target === node.target)
        .map(({ tree: inner }) => inner)
        .sort((a, b) => sizeOfText(a) - sizeOfText(b));
    for (const inner of within)
        yield inPlaceOf(tree, inner);
}
function* shrinkIterations(tree, index, repeat) {
    const min = repeat.node.kind === 'repeat' ? repeat.node.min : 0;
    const steps = shrinkList(repeat.children, min);
    const withChildren = (children) => replaceAt(tree, new Map([[index, branch(repeat.node, children)]]));
    let step = steps.next();
    while (step.done !== true)
        step = steps.next(yield withChildren(step.value));
    return step.value.length === repeat.children.length ? tree : withChildren(step.value);
}
function* plainCharacters(tree) {
    let best = tree;
    for (const { index, tree: site } of mutationSites(tree)) {
        if (site.node.kind !== 'class')
            continue;
        const plain = plainestCharacter(site.node.set);
        if (site.text === plain)
            continue;
        const candidate = replaceAt(best, new Map([[index, leaf(site.node, plain)]]));
        if (yield candidate)
            best = candidate;
    }
    return best;
}
function isSmaller(candidate, tree, size) {
    const candidateSize = sizeOfText(candidate);
    if (candidateSize !== size)
        return candidateSize < size;
    return mutationSites(candidate).length < mutationSites(tree).length;
}
function sizeOfText(tree) {
    return yieldOf(tree).length;
}
