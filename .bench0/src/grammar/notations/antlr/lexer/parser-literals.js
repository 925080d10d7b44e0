import { CoppiceError } from '../../../../core/coppice-error.js';
import { anyCase } from '../../../characters/any-case.js';
import { literal, ref } from '../../../expression.js';
import { defaultMode } from '../../../lexer-rule.js';
import { elementsInPreorder } from '../element.js';
/**
 * The tokens of literals in parser rules: the token of a lexer rule with exactly this text (`IF : 'if' ;`), or else, in
 * a combined grammar, a nameless one.
 */
export class ParserLiterals {
    /** Nameless tokens by text, with the expression that derives them. */
    nameless = new Map();
    rules = [];
    lexerRules = [];
    #named = new Map();
    #grammar;
    constructor(grammar) {
        this.#grammar = grammar;
        for (const rule of grammar.lexicalRules) {
            const text = textOf(rule);
            if (text === undefined)
                continue;
            const key = rule.caseInsensitive ? folded(text) : text;
            if (!this.#named.has(key))
                this.#named.set(key, rule);
        }
        for (const rule of grammar.syntaxRules) {
            for (const element of elementsInPreorder(rule.body)) {
                if (element.kind === 'literal' && this.ruleFor(element.text) === undefined)
                    this.#addNameless(element, rule);
            }
        }
    }
    /** Returns the lexer rule whose tokens have this text. */
    ruleFor(text) {
        return this.#named.get(text) ?? this.#named.get(folded(text));
    }
    expressionFor({ text, offset }) {
        const rule = this.ruleFor(text);
        if (rule === undefined)
            return this.nameless.get(text);
        return rule.caseInsensitive && hasCase(text) ? ref(rule.name, offset) : literal(text);
    }
    #addNameless({ text, offset }, { source, name }) {
        if (this.#grammar.kind !== 'combined') {
            const location = source.locationAt(offset);
            const hint = `add a rule for \`${text}\` to the lexer grammar; only a combined grammar defines tokens by literals`;
            const message = `no lexer rule defines the literal \`${text}\` used in \`${name}\``;
            throw new CoppiceError('antlr-undefined-literal', message, { location, hint });
        }
        if (this.nameless.has(text))
            return;
        if (!this.#grammar.caseInsensitive || !hasCase(text)) {
            this.nameless.set(text, literal(text));
            return;
        }
        // A sequence of classes would be one token per letter, so it becomes a rule. ANTLR's names have no quotes.
        const token = `'${folded(text)}'`;
        this.nameless.set(text, ref(token, offset));
        if (this.rules.some((rule) => rule.name === token))
            return;
        this.rules.push({ name: token, kind: 'token', body: anyCase(text), source, offset });
        const treatment = { mode: defaultMode, hidden: false, more: false, modeActions: [], guarded: false };
        this.lexerRules.push({ rule: token, type: token, ...treatment });
    }
}
function textOf(rule) {
    const [branch, ...others] = rule.branches;
    if (rule.isFragment || branch === undefined || others.length > 0)
        return undefined;
    if (branch.body.kind !== 'literal' || branch.commands.more || branch.commands.type !== undefined)
        return undefined;
    return branch.body.text;
}
function hasCase(text) {
    return anyCase(text).kind !== 'literal';
}
function folded(text) {
    return text.toLowerCase();
}
