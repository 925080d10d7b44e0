import { ref } from '../../expression.js';
/**
 * Tokens written in syntax rules. In a grammar with lexical rules, `i"select"` and `/[a-z]+/` in a syntax rule are one
 * token each, like `"select"`, instead of one token per character. They become lexical rules named as written.
 */
export class ImplicitTokens {
    #byText = new Map();
    /**
     * These precede the other rules: like a literal, such a token takes precedence over a named one of the same length.
     */
    get rules() {
        return [...this.#byText.values()];
    }
    /** Returns the token for what was read from `offset` on. */
    tokenFor(body, cursor, offset) {
        const { source } = cursor;
        const written = source.text.slice(offset, cursor.offset);
        const name = written.startsWith('i') ? written.toLowerCase() : written;
        if (!this.#byText.has(name))
            this.#byText.set(name, { name, kind: 'token', body, source, offset });
        return ref(name, offset);
    }
}
