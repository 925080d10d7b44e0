import { skipLine } from '../c-code/skip-code.js';
import { Cursor } from '../cursor.js';
/** A cursor that collects the C code between the parts of a lex file. */
export class LexCursor extends Cursor {
    #codeBlocks = [];
    get code() {
        return this.#codeBlocks.join('\n');
    }
    get atLineEnd() {
        return this.atEnd || this.peek() === '\n' || this.looksAt('\r\n');
    }
    skipSpaces() {
        this.match(/[ \t\r\f]+/y);
    }
    /** Skips the rest of the line, including the line break. */
    skipRestOfLine() {
        this.match(/[^\n]*\n?/y);
    }
    /** Skips one blank line, comment or block of copied code if the cursor is at the start of one. */
    skipForeignLine() {
        if (this.match(/[ \t\r\f]*\n/y) !== undefined)
            return true;
        if (this.looksAt('%{'))
            return this.#takeCode('%}');
        if (this.match(/\/\/[^\n]*\n?/y) !== undefined)
            return true;
        return this.#skipComment();
    }
    /** Skips indented code and comments. */
    skipIndentedLine() {
        if (this.match(/[ \t]+(?=\S)/y) === undefined)
            return false;
        this.#codeBlocks.push(skipLine(this));
        this.match(/\n/y);
        return true;
    }
    takeRest() {
        this.#codeBlocks.push(this.source.text.slice(this.offset));
        this.offset = this.source.text.length;
    }
    /** Reads `%{ … %}`, with each delimiter at the start of a line. */
    #takeCode(close) {
        const start = this.offset;
        const end = this.source.text.indexOf(`\n${close}`, start);
        if (end < 0) {
            throw this.error('lex-unclosed-code', 'this code is never closed', `close it with \`${close}\` on a separate line`);
        }
        this.#codeBlocks.push(this.source.text.slice(start + 2, end));
        this.offset = end + 1;
        this.skipRestOfLine();
        return true;
    }
    #skipComment() {
        if (!this.looksAt('/*'))
            return false;
        const end = this.source.text.indexOf('*/', this.offset + 2);
        if (end < 0)
            throw this.error('lex-unclosed-comment', 'this comment is never closed', 'close it with `*/`');
        this.offset = end + 2;
        this.skipRestOfLine();
        return true;
    }
}
