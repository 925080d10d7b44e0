/** The position of a pattern in its grammar, for errors and warnings about its parts. */
export class RegExpPlace {
    #cursor;
    #patternOffset;
    constructor(cursor, patternOffset) {
        this.#cursor = cursor;
        this.#patternOffset = patternOffset;
    }
    /** @param index offset from the start of the pattern */
    error(index, code, message, hint) {
        return this.#cursor.error(code, message, hint, this.#patternOffset + index);
    }
    warn(index, code, message, hint) {
        this.#cursor.warn(code, message, this.#patternOffset + index, hint);
    }
}
