import { derivationsBySize } from '../enumeration/enumerate-derivations.js';
import { TemplateMaker } from './template-maker.js';
/** Enumerates every template within the bounds once, with one iterable per size. */
export function* templatesBySize(symbolic, bounds) {
    const maker = new TemplateMaker(symbolic);
    const seen = new Set();
    for (const trees of derivationsBySize(symbolic.grammar, bounds))
        yield distinctTemplates(trees, maker, seen);
}
function* distinctTemplates(trees, maker, seen) {
    for (const tree of trees) {
        const key = maker.keyOf(tree);
        if (seen.has(key))
            continue;
        seen.add(key);
        yield maker.make(tree);
    }
}
