import { defaultMode } from '../../grammar/lexer-rule.js';
/**
 * The tokens of a grammar and the input symbols that represent them. Each terminal of the parser has a symbol that
 * matches only this terminal, and each token type of the tokenizer has a symbol that matches every terminal of that
 * type.
 */
export class Vocabulary {
    /** The patterns of the grammar's tokenizer, in matching order. */
    lexerPatterns;
    /**
     * One pattern per terminal, independent of how the tokenizer would read its text, followed by the hidden patterns.
     */
    exactPatterns;
    #terminalsBySymbol;
    constructor(grammar, flat) {
        const bodies = flat.terminals.map((terminal) => bodyOf(terminal, grammar));
        this.#terminalsBySymbol = flat.terminals.map((_, number) => [number]);
        const symbolOfType = new Map();
        for (const { type } of grammar.lexerRules) {
            if (!symbolOfType.has(type))
                symbolOfType.set(type, this.#terminalsBySymbol.push([]) - 1);
        }
        const literals = literalTypes(grammar);
        const implicit = [];
        flat.terminals.forEach((terminal, number) => {
            const type = terminal.kind === 'token-rule' ? terminal.rule : literals.get(textOf(terminal) ?? '');
            const symbol = type === undefined ? undefined : symbolOfType.get(type);
            if (symbol !== undefined)
                this.#terminalsBySymbol[symbol]?.push(number);
            else if (terminal.kind !== 'token-rule')
                implicit.push({ ...plain, body: bodies[number], symbol: number });
        });
        const named = grammar.lexerRules
            .filter((rule) => !isCatchAll(rule, grammar))
            .map((rule) => ({
            ...rule,
            body: ruleBody(grammar, rule.rule),
            symbol: rule.hidden ? -1 : symbolOfType.get(rule.type),
        }));
        // A keyword in a syntax rule takes precedence over an identifier of the same length; a class comes last.
        const keywords = implicit.filter(({ body }) => body.kind === 'literal');
        const classes = implicit.filter(({ body }) => body.kind !== 'literal');
        this.lexerPatterns = [...keywords, ...named, ...classes].map((pattern, index) => ({ ...pattern, index }));
        const exact = bodies.map((body, symbol) => ({ ...plain, body, symbol }));
        const hiddenTypes = new Set(named.filter(({ hidden, more }) => hidden && !more).map(({ type }) => type));
        const hidden = [...hiddenTypes].map((type) => ({
            ...plain,
            hidden: true,
            body: ruleBody(grammar, type),
            symbol: -1,
        }));
        this.exactPatterns = [...exact, ...hidden].map((pattern, index) => ({ ...pattern, index }));
    }
    /** Number of input symbols. */
    get size() {
        return this.#terminalsBySymbol.length;
    }
    terminalsOf(symbol) {
        return this.#terminalsBySymbol[symbol] ?? [];
    }
}
const plain = {
    mode: defaultMode,
    hidden: false,
    more: false,
    guarded: false,
    modeActions: [],
};
/**
 * Returns the token types that consist of one literal, by its text: `IF: 'if'` is the token for `'if'` in syntax rules.
 * Of two such types, the unguarded one takes precedence.
 */
function literalTypes(grammar) {
    const result = new Map();
    const certainFirst = [...grammar.lexerRules].sort((a, b) => Number(a.guarded) - Number(b.guarded));
    for (const { type, hidden } of certainFirst) {
        const body = ruleBody(grammar, type);
        if (body.kind === 'literal' && !hidden && !result.has(body.text))
            result.set(body.text, type);
    }
    return result;
}
function textOf(terminal) {
    return terminal.kind === 'token-literal' ? terminal.text : undefined;
}
function bodyOf(terminal, grammar) {
    switch (terminal.kind) {
        case 'token-rule':
            return ruleBody(grammar, terminal.rule);
        case 'token-literal':
            return { kind: 'literal', id: -1, text: terminal.text };
        default:
            return { kind: 'class', id: -1, set: terminal.set };
    }
}
function ruleBody(grammar, rule) {
    return grammar.rules[rule].body;
}
/**
 * Detects a catch-all rule such as `ERROR: . -> channel(HIDDEN)`, which lets a tokenizer skip invalid characters.
 * Treated as hidden text, it would make every input a word.
 */
function isCatchAll(rule, grammar) {
    const body = grammar.rules[rule.rule]?.body;
    return rule.hidden && body?.kind === 'class' && body.set.size > 0x8_0000;
}
