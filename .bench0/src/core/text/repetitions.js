/** Repetitions that save fewer code units than this are written out. */
const leastSaved = 32;
const longestUnit = 16;
/** Splits a text into plain parts and long repetitions of short units. */
export function repetitionsIn(text) {
    const parts = [];
    let plainFrom = 0;
    for (let at = 0; at < text.length;) {
        const { size, times } = repetitionAt(text, at);
        if (size * (times - 1) < leastSaved) {
            at++;
            continue;
        }
        if (at > plainFrom)
            parts.push({ unit: text.slice(plainFrom, at), times: 1 });
        parts.push({ unit: text.slice(at, at + size), times });
        at += size * times;
        plainFrom = at;
    }
    if (plainFrom < text.length || parts.length === 0)
        parts.push({ unit: text.slice(plainFrom), times: 1 });
    return parts;
}
/** The repetition at this position that covers most; of equal ones, that of the shortest unit. */
function repetitionAt(text, at) {
    let best = { size: 1, times: 1 };
    for (let size = 1; size <= longestUnit && at + size < text.length; size++) {
        let end = at + size;
        while (end < text.length && text[end] === text[end - size])
            end++;
        const times = Math.floor((end - at) / size);
        if (times > 1 && size * times > best.size * best.times)
            best = { size, times };
    }
    return best;
}
