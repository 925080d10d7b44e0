import { Cursor } from '../cursor.js';
/** A cursor that skips ABNF's blanks and detects the end of the current rule. */
export class AbnfCursor extends Cursor {
    /** Column of the name of the current rule; continuation lines are indented further. */
    ruleColumn = 1;
    #firstOfLine = 0;
    /** Skips white space, line breaks and comments. */
    skipBlanks() {
        for (let blank = this.#matchBlank(); blank !== undefined; blank = this.#matchBlank()) {
            if (/[\r\n]/.test(blank))
                this.#firstOfLine = this.offset;
        }
    }
    /** True if the cursor is at `name =`. */
    get atRuleStart() {
        const start = this.offset;
        if (this.match(/[A-Za-z][\w-]*/y) === undefined)
            return false;
        while (this.#matchBlank() !== undefined)
            ;
        const found = this.peek() === '=';
        this.offset = start;
        return found;
    }
    /** True if the cursor is at the start of a line that is not indented enough to continue the current rule. */
    get atOutdentedLine() {
        return this.offset === this.#firstOfLine && this.source.positionAt(this.offset).column <= this.ruleColumn;
    }
    #matchBlank() {
        return this.match(/\s+|;[^\r\n]*/y);
    }
}
