import { CoppiceError } from '../../core/coppice-error.js';
/** A reading position in a grammar text, shared by all hand-written readers so that their errors look alike. */
export class Cursor {
    source;
    warnings = [];
    offset = 0;
    constructor(source) {
        this.source = source;
    }
    get atEnd() {
        return this.offset >= this.source.text.length;
    }
    /** Returns the UTF-16 code unit at the position plus `ahead`; empty at the end. */
    peek(ahead = 0) {
        return this.source.text.charAt(this.offset + ahead);
    }
    /** True if the cursor is at a backslash that ends the text, so the enclosing construct is never closed. */
    get atLastBackslash() {
        return this.peek() === '\\' && this.offset + 1 === this.source.text.length;
    }
    looksAt(text) {
        return this.source.text.startsWith(text, this.offset);
    }
    /** Skips `text` if the cursor is at it. */
    take(text) {
        if (!this.looksAt(text))
            return false;
        this.offset += text.length;
        return true;
    }
    /** Skips and returns what a sticky expression matches here; undefined if it does not match. */
    match(sticky) {
        sticky.lastIndex = this.offset;
        const found = sticky.exec(this.source.text)?.[0];
        if (found !== undefined)
            this.offset += found.length;
        return found;
    }
    /** Reads one code point. */
    takeCodePoint() {
        const codePoint = this.source.text.codePointAt(this.offset);
        if (codePoint === undefined)
            throw this.error('unexpected-end', 'unexpected end of the grammar');
        this.offset += codePoint > 0xffff ? 2 : 1;
        return codePoint;
    }
    error(code, message, hint, offset = this.offset) {
        return new CoppiceError(code, message, { hint, location: this.source.locationAt(offset) });
    }
    warn(code, message, offset = this.offset, hint) {
        this.warnings.push({ severity: 'warning', code, message, location: this.source.locationAt(offset), hint });
    }
    /** Returns the text at the cursor, short enough for a message. */
    here() {
        if (this.atEnd)
            return 'the end of the file';
        const text = this.source.text.slice(this.offset, this.offset + 12).split(/\s/)[0] ?? '';
        // Control characters must not reach the terminal.
        return text === '' ? 'white space' : `\`${text.replaceAll(/\p{Cc}/gu, '\ufffd')}\``;
    }
}
