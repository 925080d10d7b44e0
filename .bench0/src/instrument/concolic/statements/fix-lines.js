/**
 * Removes the markers from rewritten text. Where the text is on an earlier line than its source, line breaks are
 * inserted, so that line numbers in messages and stacks stay correct.
 */
export function fixLines(code, marker, source) {
    const lines = new LineCounter(source);
    const parts = code.split(marker);
    const mappings = [];
    let output = parts[0] ?? '';
    let line = 1 + countBreaks(output);
    let lineStart = lastLineStart(output, 0);
    for (let index = 1; index + 1 < parts.length; index += 2) {
        const offset = Number(parts[index]);
        const behind = lines.lineAt(offset) - line;
        if (behind > 0) {
            output += '\n'.repeat(behind);
            line += behind;
            lineStart = output.length;
        }
        mappings.push({ line, column: output.length - lineStart, sourceOffset: offset });
        const part = parts[index + 1];
        const breaks = countBreaks(part);
        if (breaks > 0)
            lineStart = output.length + lastLineStart(part, 0);
        line += breaks;
        output += part;
    }
    return { code: output, mappings };
}
const lineBreak = /\r\n|[\n\r\u2028\u2029]/gu;
function countBreaks(text) {
    return text.match(lineBreak)?.length ?? 0;
}
function lastLineStart(text, fallback) {
    let start = fallback;
    for (const match of text.matchAll(lineBreak))
        start = match.index + match[0].length;
    return start;
}
class LineCounter {
    #starts = [0];
    constructor(text) {
        for (const match of text.matchAll(lineBreak))
            this.#starts.push(match.index + match[0].length);
    }
    /** Counts from 1. */
    lineAt(offset) {
        let low = 0;
        let high = this.#starts.length;
        while (high - low > 1) {
            const middle = (low + high) >>> 1;
            if (this.#starts[middle] <= offset)
                low = middle;
            else
                high = middle;
        }
        return low + 1;
    }
}
