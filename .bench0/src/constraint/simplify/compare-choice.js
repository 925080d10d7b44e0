import { mirrored } from './bounds/linear-comparison.js';
/** Compares a choice between two expressions with a constant: each branch is compared under its own condition. */
export function compareChoice(relation, a, b, rewriter) {
    if (a.kind === 'constant')
        return b.kind === 'constant' ? undefined : compareChoice(mirrored[relation], b, a, rewriter);
    if (b.kind !== 'constant' || a.kind !== 'application' || a.name !== 'conditional')
        return undefined;
    const { make } = rewriter;
    const [test, yes, no] = a.operands;
    return make('or', make('and', test, make(relation, yes, b)), make('and', make('not', test), make(relation, no, b)));
}
