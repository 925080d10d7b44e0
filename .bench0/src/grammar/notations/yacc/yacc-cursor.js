import { readEscape } from '../c-code/read-escape.js';
import { skipBraces, skipTo } from '../c-code/skip-code.js';
import { Cursor } from '../cursor.js';
/** A cursor that reads the lexical elements of yacc. */
export class YaccCursor extends Cursor {
    /** Skips white space and comments. */
    skipBlanks() {
        while (this.match(/\s+|\/\/[^\n]*|\/\*[^]*?\*\//y) !== undefined)
            ;
        if (!this.looksAt('/*'))
            return;
        throw this.error('yacc-unclosed-comment', 'this comment is never closed', 'close it with `*/`');
    }
    matchName() {
        return this.match(/[A-Za-z_.][\w.-]*/y);
    }
    /** Skips `{…}` in C or a similar language. */
    skipCode() {
        if (skipBraces(this) !== undefined)
            return;
        throw this.error('yacc-unclosed-code', 'this code is never closed', 'close it with `}`');
    }
    /** Skips `%{ … %}`. */
    skipPrologue() {
        if (skipTo(this, '%}') !== undefined)
            return;
        throw this.error('yacc-unclosed-code', 'this code is never closed', 'close it with `%}`');
    }
    /** Reads a name, character or string; returns undefined, without moving, if there is none. */
    matchSymbol() {
        const offset = this.offset;
        const name = this.matchName();
        if (name !== undefined)
            return { kind: 'name', text: name, offset };
        if (this.peek() === '"')
            return { kind: 'string', text: this.#readQuoted('"'), offset };
        if (this.peek() !== "'")
            return undefined;
        const text = this.#readQuoted("'");
        if (Array.from(text).length === 1)
            return { kind: 'character', text, offset };
        const hint = 'a character literal contains one character; write longer texts in double quotes';
        throw this.error('yacc-bad-character', `\`'${text}'\` is not one character`, hint, offset);
    }
    #readQuoted(quote) {
        const start = this.offset;
        this.offset++;
        let text = '';
        while (!this.take(quote)) {
            if (this.atEnd || this.atLastBackslash || this.peek() === '\n') {
                const hint = `close it with \`${quote}\` on the same line`;
                throw this.error('yacc-unclosed-string', 'this literal is never closed', hint, start);
            }
            text += String.fromCodePoint(this.take('\\') ? readEscape(this) : this.takeCodePoint());
        }
        return text;
    }
}
