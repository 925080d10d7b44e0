/** Returns the known name nearest to a mistyped one; undefined if none is near. */
export function nearestName(name, known) {
    let best;
    let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
    for (const candidate of known) {
        const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance);
        if (distance < bestDistance)
            [best, bestDistance] = [candidate, distance];
    }
    return best;
}
/** Levenshtein distance; returns `limit` as soon as the distance cannot stay below it. */
function editDistance(a, b, limit) {
    if (Math.abs(a.length - b.length) >= limit)
        return limit;
    let row = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const next = [i];
        for (let j = 1; j <= b.length; j++) {
            const replace = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            next.push(Math.min(replace, row[j] + 1, next[j - 1] + 1));
        }
        if (Math.min(...next) >= limit)
            return limit;
        row = next;
    }
    return row[b.length];
}
