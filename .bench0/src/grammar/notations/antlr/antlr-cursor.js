import { Cursor } from '../cursor.js';
/**
 * Keywords that ANTLR's lexer never reads as names. `options`, `tokens` and `channels` are keywords only before `{`.
 */
const keywords = new Set([
    'import',
    'fragment',
    'lexer',
    'parser',
    'grammar',
    'protected',
    'public',
    'private',
    'returns',
    'locals',
    'throws',
    'catch',
    'finally',
    'mode',
]);
const blanks = /\s*/y;
const comment = /\/\/[^\n\r]*|\/\*[^]*?\*\//y;
const identifier = /\p{ID_Start}\p{ID_Continue}*/uy;
/** A cursor that is always at the start of a lexeme: every `take...` also skips the blanks and comments after it. */
export class AntlrCursor extends Cursor {
    constructor(source) {
        super(source);
        this.skipTrivia();
    }
    skipTrivia() {
        for (;;) {
            this.match(blanks);
            if (this.peek() !== '/')
                return;
            if (this.match(comment) !== undefined)
                continue;
            if (!this.looksAt('/*'))
                return;
            throw this.error('antlr-unclosed-comment', 'this comment is never closed', 'end it with `*/`');
        }
    }
    takeSymbol(symbol) {
        if (!this.take(symbol))
            return false;
        this.skipTrivia();
        return true;
    }
    expectSymbol(symbol, hint) {
        if (!this.takeSymbol(symbol))
            throw this.unexpected(`\`${symbol}\``, hint);
    }
    /** Returns the name or keyword at the cursor; undefined if there is none. */
    peekIdentifier() {
        const { offset } = this;
        const found = this.match(identifier);
        this.offset = offset;
        return found;
    }
    takeIdentifier() {
        const { offset } = this;
        const text = this.match(identifier);
        if (text === undefined)
            return undefined;
        this.skipTrivia();
        return { text, offset };
    }
    takeKeyword(keyword) {
        if (!this.looksAt(keyword) || this.peekIdentifier() !== keyword)
            return false;
        this.takeIdentifier();
        return true;
    }
    /** Takes `options {`, `tokens {` or `channels {`; without the brace, these are names. */
    takeSectionStart(section) {
        const { offset } = this;
        if (this.takeKeyword(section) && this.takeSymbol('{'))
            return true;
        this.offset = offset;
        return false;
    }
    /** Takes a name that is not a keyword. */
    takeName() {
        const { offset } = this;
        const name = this.takeIdentifier();
        if (name === undefined || !keywords.has(name.text))
            return name;
        this.offset = offset;
        return undefined;
    }
    expectName(what, hint) {
        const name = this.takeName();
        if (name === undefined)
            throw this.unexpected(what, this.#nameHint() ?? hint);
        return name;
    }
    /** Returns the error for finding something other than `expected`. */
    unexpected(expected, hint) {
        return this.error('antlr-syntax', `expected ${expected}, found ${this.here()}`, hint);
    }
    #nameHint() {
        const found = this.peekIdentifier();
        if (found !== undefined && keywords.has(found))
            return `\`${found}\` is a keyword of ANTLR; choose another name`;
        return this.peek() === '_' ? 'names start with a letter' : undefined;
    }
}
/** ANTLR distinguishes token names from rule names by their first letter. */
export function isTokenName(name) {
    return /^\p{Lu}/u.test(name);
}
