import { IntervalSet } from '../../constraint/interval-set.js';
import { templateConditions } from '../../constraint/domains/template-conditions.js';
import { firstTokenText, tokensInput, } from '../../core/lexicon.js';
import { TokenTexts } from '../../derivation/tokens/token-texts.js';
import { GrammarSolver } from '../../solver/grammar/grammar-solver.js';
import { Tokens } from '../../solver/encoding/tokens.js';
import { trainingTexts } from './training-texts.js';
/** Longest word in tokens; words may be longer than other texts, but need a limit. */
const longestWord = 512;
const longestText = 64;
/** Handles runs that are symbolic at token level: conditions and limits on their inputs, and texts for solutions. */
export class TokenRuns {
    texts;
    #grammar;
    #solver;
    #unlearned = [];
    #refused = [];
    constructor(grammar) {
        this.#grammar = grammar;
        this.texts = new TokenTexts(grammar);
        this.#solver = GrammarSolver.overTokens(grammar, { maxLength: longestWord });
    }
    trainingInputs() {
        return trainingTexts(this.#grammar, this.texts);
    }
    lexicon(trainingInputs) {
        return this.texts.lexicon(trainingInputs);
    }
    learned({ terminals, refused }) {
        const known = new Set([...terminals, ...refused]);
        this.#refused = refused;
        this.#unlearned = Array.from({ length: this.texts.end }, (_, i) => i).filter((terminal) => !known.has(terminal));
    }
    known({ place, fields }) {
        const total = this.texts.end;
        const unlearned = this.#unlearned;
        const refused = this.#refused;
        const textsOf = (terminals) => terminals.map((each) => this.texts.sampleOf(each));
        return {
            place,
            fields,
            terminals: { known: total - unlearned.length - refused.length, total },
            refused: textsOf(refused),
            unknown: textsOf(unlearned),
        };
    }
    encoding({ text, tokens }, pool) {
        const { texts } = this;
        const grammar = this.#solver;
        const unlearned = this.#unlearned;
        const refused = this.#refused;
        const space = { grammar, texts, unlearned, refused };
        return new Tokens(space, text, tokens, pool);
    }
    /** Conditions that every token is a terminal and every token text is in the language of its terminal. */
    conditionsOn({ tokens: { terminals } }, pool) {
        const end = pool.constant(this.texts.end);
        return terminals.flatMap((terminal, i) => {
            const isTerminal = pool.apply('lessOrEqual', pool.variable('token', tokensInput, i), end);
            const source = this.texts.isFixed(terminal) ? undefined : this.texts.languageOf(terminal);
            if (source === undefined)
                return [isTerminal];
            const language = { kind: 'pattern', source };
            const hole = { kind: 'hole', length: 0, minLength: 0, maxLength: longestText, language };
            return [isTerminal, ...templateConditions({ kind: 'template', parts: [hole] }, pool, firstTokenText + i)];
        });
    }
    /** Fixes the number of tokens and bounds the length of their texts. */
    limitsOf({ text, tokens: { terminals } }) {
        const lengths = IntervalSet.range(0, Math.max(longestText, text.length));
        const count = terminals.length;
        return new Map([
            [tokensInput, IntervalSet.of(count)],
            ...terminals.map((_, i) => [firstTokenText + i, lengths]),
        ]);
    }
    /** Adds the text to a verdict on tokens and token texts. If no text has these tokens, the solution is dropped. */
    written(verdict, encoding) {
        const { optimistic, ...rest } = { optimistic: undefined, ...verdict };
        if (verdict.kind === 'sat') {
            const input = inputWritten(verdict.input, encoding);
            return input === undefined ? { kind: 'unknown', reason: 'no text has these tokens' } : { ...verdict, input };
        }
        const other = optimistic && inputWritten(optimistic, encoding);
        return (other === undefined ? rest : { ...rest, optimistic: other });
    }
    /** Returns the token-level input of a text; undefined if the text cannot be split into tokens. */
    inputOf(text) {
        const tokens = this.texts.tokenize(text);
        return tokens && { kind: 'text', text, tokens };
    }
}
function inputWritten(input, encoding) {
    const model = encoding.encodeFreely(input);
    return model && input.withVariables(model);
}
