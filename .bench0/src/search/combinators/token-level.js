/** Searches over token-level inputs. The inner search observes only runs whose inputs can be split into tokens. */
export class TokenLevel {
    #search;
    #texts;
    constructor(search, texts) {
        this.#search = search;
        this.#texts = texts;
    }
    next() {
        return this.#search.next();
    }
    ran(run) {
        const input = this.#tokenized(run.input);
        if (input !== undefined)
            this.#search.ran({ ...run, input });
    }
    /** Decisions inside the tokenizer are not explored, so the search never claims completeness. */
    status() {
        const status = this.#search.status();
        return { ...status, obstacles: [...status.obstacles, 'tokenizer'] };
    }
    #tokenized(input) {
        const { value } = input;
        if (value.kind !== 'text')
            return undefined;
        // Inputs made by the inner search have their tokens already.
        if (value.tokens !== undefined)
            return input;
        const tokens = this.#texts.tokenize(value.text);
        return tokens && { ...input, value: { kind: 'text', text: value.text, tokens } };
    }
}
