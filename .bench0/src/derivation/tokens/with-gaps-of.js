/**
 * Returns the printed tokens with the text between tokens taken from `old`, for the equal tokens at the start and the
 * end and next to the part that differs.
 */
export function withGapsOf({ text: old, spans }, tokens, printed, starts) {
    const oldCount = spans.terminals.length - 1;
    const isSame = (at, oldAt) => oldAt >= 0 &&
        oldAt < oldCount &&
        spans.terminals[oldAt] === tokens[at]?.terminal &&
        old.slice(spans.starts[oldAt], spans.ends[oldAt]) === tokens[at]?.text;
    let first = 0;
    while (first < tokens.length && isSame(first, first))
        first++;
    let last = 0;
    const shift = oldCount - tokens.length;
    while (last < tokens.length - first && isSame(tokens.length - 1 - last, oldCount - 1 - last))
        last++;
    const oldGap = (oldAt) => oldAt < oldCount ? old.slice(oldAt === 0 ? 0 : spans.ends[oldAt - 1], spans.starts[oldAt]) : '';
    const newGap = (at) => printed.slice(at === 0 ? 0 : starts[at - 1] + (tokens[at - 1]?.text.length ?? 0), starts[at]);
    let text = '';
    tokens.forEach((token, i) => {
        const isKept = i <= first || i >= tokens.length - last;
        const kept = isKept ? oldGap(i <= first ? i : i + shift) : '';
        text += (kept === '' ? newGap(i) : kept) + token.text;
    });
    return text + old.slice(spans.ends[oldCount - 1] ?? 0);
}
