import { SourceMap as TokenMap } from 'node:module';
import { SourceText } from '../../core/text/source-text.js';
/** Maps positions in rewritten text to positions in its source text. */
export class SourceMap {
    #lineStarts;
    #source;
    #ranges;
    constructor(rewritten, source, ranges) {
        this.#lineStarts = lineStartsOf(rewritten);
        this.#source = new SourceText('', source);
        this.#ranges = ranges;
    }
    original({ line, column }) {
        const start = this.#lineStarts[line - 1] ?? this.#lineStarts.at(-1) ?? 0;
        return this.#source.positionAt(this.#sourceOffset(start + column - 1));
    }
    #sourceOffset(offset) {
        const { generated, source, ends } = this.#ranges;
        const index = lastAtMost(generated, offset);
        if (index < 0)
            return 0;
        return Math.min(source[index] + offset - generated[index], ends[index]);
    }
}
/** Returns a map from positions in text without types to the typed text; the identity if `map` is null. */
export function typedPositions(map) {
    if (map === null)
        return (position) => position;
    const tokens = new TokenMap(map);
    return (position) => {
        const entry = tokens.findEntry(position.line - 1, position.column - 1);
        if (!('originalLine' in entry))
            return position;
        return { line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    };
}
function lineStartsOf(text) {
    const starts = [0];
    for (const match of text.matchAll(/\r\n?|[\n\u2028\u2029]/gu))
        starts.push(match.index + match[0].length);
    return starts;
}
function lastAtMost(sorted, value) {
    let low = -1;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (sorted[middle] <= value)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
