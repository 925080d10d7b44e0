import { Cursor } from '../cursor.js';
const bracketedName = /<[\p{L}\p{N}_$][^<>|\n\r]*>/uy;
/** Comments on separate lines; elsewhere these characters may be text. */
const commentLine = {
    plain: /(?:;|#|\/\/)[^\n\r]*/y,
    quoted: /(?:;|--)[^\n\r]*/y,
};
/** A cursor that reads names and skips blanks and comments. */
export class BnfCursor extends Cursor {
    texts;
    constructor(source, texts) {
        super(source);
        this.texts = texts;
    }
    /** Skips white space and comments. */
    skipBlanks() {
        let atLineStart = this.offset === 0 || /[\n\r]/.test(this.peek(-1));
        for (;;) {
            const space = this.match(/\s+/y);
            if (space !== undefined && /[\n\r]/.test(space))
                atLineStart = true;
            const comment = atLineStart ? this.match(commentLine[this.texts]) : undefined;
            if (space === undefined && comment === undefined && !this.#skipComment())
                return;
        }
    }
    /** Reads a name in angle brackets and returns it without them; blanks inside it count as one. */
    matchBracketedName() {
        return this.match(bracketedName)?.slice(1, -1).trim().replaceAll(/\s+/g, ' ');
    }
    /** Returns the result of `look` and restores the position. */
    lookAhead(look) {
        const start = this.offset;
        const answer = look();
        this.offset = start;
        return answer;
    }
    #skipComment() {
        if (this.texts === 'plain')
            return false;
        if (this.match(/\/\*[^]*?\*\/|\(\*[^]*?\*\)|(?:\/\/|#(?!x[0-9a-fA-F]))[^\n\r]*/y) !== undefined)
            return true;
        if (!this.looksAt('/*') && !this.looksAt('(*'))
            return false;
        throw this.error('bnf-unclosed-comment', 'this comment is never closed', 'close it with `*/` or `*)`');
    }
}
