/**
 * A text with a name that can turn offsets into lines, columns and code frames.
 *
 * @example
 * ```ts
 * const { line, column } = new SourceText('a.json', '[1,\n 2,]').locationAt(7);
 * ```
 */
export class SourceText {
    file;
    text;
    #lineStarts;
    constructor(file, text) {
        this.file = file;
        this.text = text;
        this.#lineStarts = [0];
        for (let i = 0; i < text.length; i++) {
            const unit = text.charCodeAt(i);
            if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10))
                this.#lineStarts.push(i + 1);
        }
    }
    /** The location of an offset. An offset past the end counts as the end, because errors at end of input are common. */
    locationAt(offset) {
        const { line, column } = this.positionAt(offset);
        return { file: this.file, line, column, frame: this.#frameAt(line, column) };
    }
    /** The location of a line and a column, both counted from 1. */
    locationOf({ line, column }) {
        return { file: this.file, line, column, frame: this.#frameAt(line, column) };
    }
    positionAt(offset) {
        const clamped = Math.max(0, Math.min(offset, this.text.length));
        let low = 0;
        let high = this.#lineStarts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.#lineStarts[middle] ?? 0) <= clamped)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: clamped - (this.#lineStarts[low] ?? 0) + 1 };
    }
    #frameAt(line, column) {
        const first = Math.max(1, line - 1);
        const gutter = String(line).length;
        const rows = [];
        for (let n = first; n <= line; n++) {
            const from = Math.max(0, column - 60);
            const text = printable(this.#windowOf(n, from));
            rows.push(`${n === line ? '>' : ' '} ${String(n).padStart(gutter)} | ${text}`);
            if (n === line)
                rows.push(`  ${' '.repeat(gutter)} | ${' '.repeat(Math.max(0, column - 1 - from))}^`);
        }
        return rows.join('\n');
    }
    /** Long lines (minified grammars) are cut to a window around the column. */
    #windowOf(line, from) {
        const start = (this.#lineStarts[line - 1] ?? this.text.length) + from;
        const end = Math.min(this.#lineStarts[line] ?? this.text.length, start + 100);
        return this.text.slice(Math.min(start, end), end).replace(/[\r\n]+$/, '');
    }
}
/** Prints one column per UTF-16 unit, so that the caret is under its character, and replaces control characters. */
function printable(text) {
    // oxlint-disable-next-line no-control-regex -- control characters are what is replaced here
    return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}
