import { expand } from '../production/expand.js';
import { randomChooser } from '../production/choices/random-chooser.js';
/** Replaces a random subtree by a newly generated one. */
export function regenerate(sites, grammar, random, limits) {
    const candidates = sites.filter(({ tree }) => tree.node.kind !== 'seq' && tree.node.kind !== 'literal');
    if (candidates.length === 0)
        return undefined;
    const { index, tree } = random.pick(candidates);
    const fresh = expand(grammar, randomChooser(random), limits, tree.node);
    return fresh === undefined ? undefined : new Map([[index, fresh]]);
}
