import { firstTokenText, tokensInput } from '../../core/lexicon.js';
import { IntervalSet } from '../../constraint/interval-set.js';
import { TokenPath } from './token-path.js';
/** Encodes words as sequences of terminals; each token has a text, and together they form the text of the input. */
export class Tokens {
    parent;
    #space;
    #text;
    #spans;
    #pool;
    constructor(space, text, spans, pool) {
        this.#space = space;
        this.#text = text;
        this.#spans = spans;
        this.#pool = pool;
        this.parent = spans.terminals.slice(0, -1);
    }
    get grammar() {
        return this.#space.grammar;
    }
    open(table) {
        return this.#openWith(table, IntervalSet.empty);
    }
    openWide(table) {
        const { unlearned } = this.#space;
        return unlearned.length === 0 ? undefined : this.#openWith(table, IntervalSet.of(...unlearned));
    }
    encode(symbols) {
        return this.#encodeWith(symbols, new Map());
    }
    changesIn(input) {
        const sets = new Map();
        const texts = new Map();
        const terminals = input.inputs.get(tokensInput);
        const end = terminals.indexOf(this.#space.texts.end);
        for (const [i, terminal] of terminals.slice(0, end === -1 ? undefined : end).entries()) {
            const text = input.inputs.get(firstTokenText + i);
            const isOther = terminal !== this.parent[i];
            if (isOther)
                sets.set(i, IntervalSet.of(terminal));
            else if (typeof text === 'string' && text !== this.#textAt(i)) {
                texts.set(i, text);
                // A changed text may belong to another terminal: a name may be a keyword.
                sets.set(i, IntervalSet.of(...this.#space.texts.terminalsOf(text, terminal)));
            }
        }
        return { sets, encode: (symbols) => this.#encodeWith(symbols, texts) };
    }
    /** Encodes an input that was found without a grammar; it ends at the first end of input. */
    encodeFreely({ inputs }) {
        const terminals = inputs.get(tokensInput);
        const end = terminals.indexOf(this.#space.texts.end);
        const symbols = end === -1 ? terminals : terminals.slice(0, end);
        const texts = new Map();
        for (const [i, terminal] of symbols.entries()) {
            const text = inputs.get(firstTokenText + i);
            if (terminal === this.parent[i] && typeof text === 'string')
                texts.set(i, text);
        }
        return this.#encodeWith(symbols, texts);
    }
    #openWith(table, unknown) {
        const { refused, texts } = this.#space;
        const possible = IntervalSet.of(...refused).complement(0, texts.end);
        return new TokenPath(this.grammar.open(this.parent), table, { end: texts.end, unknown, possible });
    }
    #encodeWith(symbols, given) {
        const { texts } = this.#space;
        for (const textOf of [this.#anyText(symbols), (terminal) => texts.sampleOf(terminal)]) {
            const tokens = this.#tokensOf(symbols, given, textOf);
            const text = texts.write(tokens, { text: this.#text, spans: this.#spans });
            if (text !== undefined)
                return this.#modelOf(tokens, text);
        }
        return undefined;
    }
    /** Varies the texts of terminals, so that the tokenizer is exercised, too. */
    #anyText(symbols) {
        const turn = this.#text.length + symbols.length;
        return (terminal, position) => {
            const samples = this.#space.texts.samplesOf(terminal);
            return samples[(turn + position) % samples.length];
        };
    }
    /** Tokens at the start and the end that equal the run's keep their texts. */
    #tokensOf(symbols, given, textOf) {
        let first = 0;
        while (first < symbols.length && symbols[first] === this.parent[first])
            first++;
        let last = 0;
        const most = Math.min(symbols.length, this.parent.length) - first;
        while (last < most && symbols.at(-1 - last) === this.parent.at(-1 - last))
            last++;
        const shift = this.parent.length - symbols.length;
        return symbols.map((terminal, i) => {
            const isKept = i < first || i >= symbols.length - last;
            const text = isKept ? this.#textAt(i < first ? i : i + shift) : textOf(terminal, i);
            return { terminal, text: given.get(i) ?? text };
        });
    }
    #modelOf(tokens, text) {
        const pool = this.#pool;
        const model = new Map();
        model.set(pool.variable('text', 0), text);
        model.set(pool.variable('length', tokensInput), tokens.length + 1);
        for (const [i, token] of tokens.entries()) {
            model.set(pool.variable('token', tokensInput, i), token.terminal);
            model.set(pool.variable('text', firstTokenText + i), token.text);
        }
        model.set(pool.variable('token', tokensInput, tokens.length), this.#space.texts.end);
        model.set(pool.variable('text', firstTokenText + tokens.length), '');
        return model;
    }
    #textAt(position) {
        return this.#text.slice(this.#spans.starts[position], this.#spans.ends[position]);
    }
}
