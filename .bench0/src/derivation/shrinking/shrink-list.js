/**
 * Delta debugging on a list: removes shorter and shorter runs of items, keeping at least `min`, until no single item
 * can be removed. Later items are tried first, because earlier behavior rarely depends on them.
 */
export function* shrinkList(items, min = 0) {
    let best = items;
    for (let size = best.length - min; size >= 1;) {
        let removed = false;
        for (let end = best.length; end > 0; end -= size) {
            const start = Math.max(0, end - size);
            const candidate = [...best.slice(0, start), ...best.slice(end)];
            if (candidate.length < min || candidate.length === best.length)
                continue;
            if (yield candidate) {
                best = candidate;
                removed = true;
            }
        }
        if (size === 1 && !removed)
            break;
        size = Math.max(1, Math.min(size >> 1, best.length - min));
    }
    return best;
}
