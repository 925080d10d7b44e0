import { Cursor } from '../cursor.js';
/** A cursor that skips the blanks and comments of Coppice EBNF. */
export class EbnfCursor extends Cursor {
    /** Set while a syntax rule of a grammar with lexical rules is read. */
    implicitTokens;
    #tokenEnd = 0;
    #blankEnd = -1;
    /** End of the last token before the position, where a missing part is reported. */
    get endOfLastToken() {
        return this.offset === this.#blankEnd ? this.#tokenEnd : this.offset;
    }
    /** Skips white space and comments. */
    skipBlanks() {
        if (this.offset === this.#blankEnd)
            return;
        this.#tokenEnd = this.offset;
        while (this.match(/\s+|\/\/[^\n\r]*/y) !== undefined || this.#skipBlockComment())
            ;
        this.#blankEnd = this.offset;
    }
    /** Returns the result of `look` and restores the position. */
    lookAhead(look) {
        const { offset } = this;
        const tokenEnd = this.#tokenEnd;
        const blankEnd = this.#blankEnd;
        const answer = look();
        this.offset = offset;
        this.#tokenEnd = tokenEnd;
        this.#blankEnd = blankEnd;
        return answer;
    }
    #skipBlockComment() {
        if (!this.looksAt('/*'))
            return false;
        const end = this.source.text.indexOf('*/', this.offset + 2);
        if (end < 0)
            throw this.error('ebnf-unclosed-comment', 'this comment is never closed', 'close it with `*/`');
        this.offset = end + 2;
        return true;
    }
}
