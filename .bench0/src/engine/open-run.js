/** A run without events counts as one: it is kept, too. */
export function eventCount({ trace }) {
    return 1 + (trace?.path.decisions.length ?? 0) + (trace?.path.concretizations.length ?? 0);
}
