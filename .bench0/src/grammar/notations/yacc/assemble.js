import { alt, ref, seq } from '../../expression.js';
import { remainingAlternatives } from './remaining-alternatives.js';
/** Returns the syntax rules without the alternatives that no text can match. */
export function assemble(cursor, grammar, tokens) {
    return new Assembler(cursor, grammar, tokens).assemble();
}
class Assembler {
    #cursor;
    #grammar;
    #tokens;
    #ruleNames;
    #firstUnseen;
    constructor(cursor, grammar, tokens) {
        this.#cursor = cursor;
        this.#grammar = grammar;
        this.#tokens = tokens;
        this.#ruleNames = new Set(grammar.rules.map((rule) => rule.name));
    }
    assemble() {
        const { rules, start } = this.#grammar;
        const remaining = remainingAlternatives(rules, (alternative) => this.#isPossible(alternative));
        const startRule = rules.find((rule) => start === undefined || rule.name === start.name);
        const isLost = startRule !== undefined && !remaining.has(startRule);
        if (isLost && this.#firstUnseen !== undefined)
            throw this.#noWord(this.#firstUnseen);
        return [...remaining].map(([{ name, offset }, alternatives]) => {
            const options = alternatives.map((symbols) => seq(symbols.map((symbol) => this.#expressionOf(symbol))));
            return { name, kind: 'syntax', body: alt(options), source: this.#cursor.source, offset };
        });
    }
    #isPossible(alternative) {
        const error = alternative.find(({ kind, text }) => kind === 'name' && text === 'error');
        if (error !== undefined && !this.#ruleNames.has('error')) {
            const message = 'this alternative is for error recovery and is ignored';
            this.#cursor.warn('yacc-error-token', message, error.offset);
            return false;
        }
        const unseen = alternative.find((symbol) => this.#expressionOf(symbol) === undefined);
        if (unseen === undefined)
            return true;
        this.#firstUnseen ??= unseen;
        const message = `the tokenizer never returns \`${unseen.text}\`, so the alternative is ignored`;
        this.#cursor.warn('yacc-unseen-token', message, unseen.offset, 'add a lex rule that returns it');
        return false;
    }
    #expressionOf(symbol) {
        const isRule = symbol.kind === 'name' && this.#ruleNames.has(symbol.text);
        return isRule ? ref(symbol.text, symbol.offset) : this.#tokens.expressionOf(symbol);
    }
    #noWord({ text, offset }) {
        const hint = `add a rule to the lex file that returns \`${text}\``;
        const message = `the tokenizer never returns \`${text}\`, which every word needs`;
        return this.#cursor.error('yacc-no-word', message, hint, offset);
    }
}
