/** Returns true if `^` is where every match starts, or `$` is where every match ends, so that it has no effect. */
export function isOutermost(anchor) {
    let node = anchor;
    for (;;) {
        const alternative = node.parent;
        if (alternative.type !== 'Alternative')
            return false;
        const edge = anchor.kind === 'start' ? alternative.elements[0] : alternative.elements.at(-1);
        if (edge !== node)
            return false;
        const outer = alternative.parent;
        if (outer.type === 'Pattern')
            return true;
        if (outer.type !== 'Group' && outer.type !== 'CapturingGroup')
            return false;
        node = outer;
    }
}
