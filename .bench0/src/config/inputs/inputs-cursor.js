import { CoppiceError } from '../../core/coppice-error.js';
import { SourceText } from '../../core/text/source-text.js';
const blanks = /\s*/y;
/** A position in a text of domains; its errors point at the position. */
export class InputsCursor {
    #source;
    #offset = 0;
    constructor(text, where) {
        this.#source = new SourceText(where, text);
        this.#skipBlanks();
    }
    get offset() {
        return this.#offset;
    }
    get isAtEnd() {
        return this.#offset >= this.#source.text.length;
    }
    /** Consumes the symbol if it is next. */
    accept(symbol) {
        if (!this.#source.text.startsWith(symbol, this.#offset))
            return false;
        this.#offset += symbol.length;
        this.#skipBlanks();
        return true;
    }
    expect(symbol, why) {
        if (!this.accept(symbol))
            throw this.error(`\`${symbol}\` is missing ${why}`);
    }
    /** Consumes and returns what the sticky pattern matches at this position. */
    match(pattern) {
        pattern.lastIndex = this.#offset;
        const text = pattern.exec(this.#source.text)?.[0];
        if (text === undefined)
            return undefined;
        this.#offset += text.length;
        this.#skipBlanks();
        return text;
    }
    error(message, { at = this.#offset, hint } = {}) {
        return new CoppiceError('malformed-inputs', message, { location: this.#source.locationAt(at), hint });
    }
    #skipBlanks() {
        blanks.lastIndex = this.#offset;
        this.#offset += blanks.exec(this.#source.text)?.[0].length ?? 0;
    }
}
