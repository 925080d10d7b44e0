import { reachableRules, referencesOf } from '../../analysis/reachable-rules.js';
import { antlrAlternatives } from './antlr-expression.js';
import { antlrSet, antlrText } from './antlr-text.js';
import { freeName } from '../free-name.js';
import { joinAlternatives } from '../join-alternatives.js';
/** The terminals of a grammar with tokens, for parser rules, and the lexer rules that define them. */
export class AntlrTokens {
    #grammar;
    #names;
    #takenNames;
    #tokensByText = new Map();
    #classTokens = new Map();
    constructor(grammar, names) {
        this.#grammar = grammar;
        this.#names = names;
        this.#takenNames = new Set(names.lexer);
        for (const rule of grammar.rules) {
            if (rule.kind !== 'token' || rule.body.kind !== 'literal')
                continue;
            const namesakes = this.#tokensByText.get(rule.body.text);
            if (namesakes === undefined)
                this.#tokensByText.set(rule.body.text, [rule]);
            else
                namesakes.push(rule);
        }
    }
    write(node) {
        switch (node.kind) {
            case 'ref':
                return [this.#nameOf(this.#grammar.ruleOf(node))];
            case 'literal':
                return [this.#textToken(node.text)];
            case 'class':
                return [this.#classToken(node.set)];
        }
    }
    /** Complete after everything is written: a class in a parser rule becomes a token that is tried after all others. */
    get lexerRules() {
        const lexical = this.#grammar.rules.filter((rule) => rule.kind !== 'syntax');
        const syntax = this.#grammar.rules.filter((rule) => rule.kind === 'syntax');
        const usedByParser = new Set([
            this.#grammar.root.target,
            ...syntax.flatMap((rule) => [...referencesOf(rule.body)]),
        ]);
        // A lexer rule cannot use a parser rule, so the required ones are repeated as fragments.
        return [
            ...reachableRules(this.#grammar, lexical).map((rule) => this.#lexerRule(rule, usedByParser.has(rule.index))),
            ...this.#classTokens.values(),
        ];
    }
    #lexerRule(rule, usedByParser) {
        const alternatives = antlrAlternatives(rule, (node) => this.#writeInLexer(node));
        const name = this.#names.lexer[rule.index];
        if (rule.kind === 'skip') {
            // Without parentheses the command would apply only to the last alternative.
            const body = joinAlternatives(alternatives);
            return { head: name, alternatives: [`${alternatives.length > 1 ? `(${body})` : body} -> skip`] };
        }
        const isFragment = rule.kind === 'syntax' || (rule.kind === 'fragment' && !usedByParser);
        return { head: isFragment ? `fragment ${name}` : name, alternatives };
    }
    #writeInLexer(node) {
        switch (node.kind) {
            case 'ref':
                return [this.#names.lexer[node.target]];
            case 'literal':
                return [antlrText(node.text)];
            case 'class':
                return [antlrSet(node.set)];
        }
    }
    #nameOf(rule) {
        return (rule.kind === 'syntax' ? this.#names.parser : this.#names.lexer)[rule.index];
    }
    /** ANTLR cannot resolve a literal that several lexical rules define, so the name of the first of them is used. */
    #textToken(text) {
        const [first, ...others] = this.#tokensByText.get(text) ?? [];
        return first === undefined || others.length === 0 ? antlrText(text) : this.#nameOf(first);
    }
    #classToken(set) {
        const text = antlrSet(set);
        const known = this.#classTokens.get(text);
        if (known !== undefined)
            return known.head;
        const head = freeName('CHARACTER', this.#takenNames);
        this.#takenNames.add(head);
        this.#classTokens.set(text, { head, alternatives: [text] });
        return head;
    }
}
