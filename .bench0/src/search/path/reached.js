export const nothingReached = { count: 0, size: 0, length: 0, holes: undefined };
export function reachedBoth(a, b) {
    return {
        count: a.count + b.count,
        size: Math.max(a.size, b.size),
        length: Math.max(a.length, b.length),
        holes: a.holes === undefined ? b.holes : Math.max(a.holes, b.holes ?? 0),
    };
}
