import { Cursor } from '../cursor.js';
const identifier = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
/** A cursor that skips peggy's blanks and reads its names and code blocks. */
export class PeggyCursor extends Cursor {
    /** True after the warning, which is issued once per file. */
    saidChoiceIsOrdered = false;
    /** True after the warning, which is issued once per rule. */
    saidActionIsIgnored = false;
    /** Skips white space and comments. */
    skipBlanks() {
        while (this.match(/\s+|\/\/[^\n\r\u2028\u2029]*/y) !== undefined || this.#skipBlockComment())
            ;
    }
    matchName() {
        return this.match(identifier);
    }
    /** True if the cursor is at `name =` or `name "display name" =`. */
    get atRuleStart() {
        return this.lookAhead(() => {
            if (this.matchName() === undefined)
                return false;
            this.skipBlanks();
            this.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y);
            this.skipBlanks();
            return this.peek() === '=';
        });
    }
    /** Returns the result of `look` and restores the position. */
    lookAhead(look) {
        const start = this.offset;
        const answer = look();
        this.offset = start;
        return answer;
    }
    /** Skips `{…}`, in which peggy only counts braces, including those in strings. */
    skipCode() {
        const start = this.offset;
        let open = 0;
        do {
            const brace = this.match(/[^{}]*[{}]/y);
            if (brace === undefined) {
                const hint = 'close it with `}`; peggy counts braces in strings and comments too';
                throw this.error('peggy-unclosed-code', 'this code block is never closed', hint, start);
            }
            open += brace.endsWith('{') ? 1 : -1;
        } while (open > 0);
    }
    #skipBlockComment() {
        if (!this.looksAt('/*'))
            return false;
        const end = this.source.text.indexOf('*/', this.offset + 2);
        if (end < 0)
            throw this.error('peggy-unclosed-comment', 'this comment is never closed', 'close it with `*/`');
        this.offset = end + 2;
        return true;
    }
}
