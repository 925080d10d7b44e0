import type { CharSet } from '../../characters/char-set.ts';
import type { Grammar, Rule } from '../../grammar.ts';
import type { SymbolicNode } from '../../node.ts';
import { reachableRules, referencesOf } from '../../analysis/reachable-rules.ts';
import { antlrAlternatives } from './antlr-expression.ts';
import type { AntlrNames } from './antlr-names.ts';
import { antlrSet, antlrText } from './antlr-text.ts';
import { freeName } from '../free-name.ts';
import { joinAlternatives } from '../join-alternatives.ts';
import type { RuleText } from '../lay-out-rules.ts';

/** The terminals of a grammar with tokens, for parser rules, and the lexer rules that define them. */
export class AntlrTokens {
  readonly #grammar: Grammar;
  readonly #names: AntlrNames;
  readonly #takenNames: Set<string>;
  readonly #tokensByText = new Map<string, Rule[]>();
  readonly #classTokens = new Map<string, RuleText>();

  constructor(grammar: Grammar, names: AntlrNames) {
    this.#grammar = grammar;
    this.#names = names;
    this.#takenNames = new Set(names.lexer);
    for (const rule of grammar.rules) {
      if (rule.kind !== 'token' || rule.body.kind !== 'literal') continue;
      const namesakes = this.#tokensByText.get(rule.body.text);
      if (namesakes === undefined) this.#tokensByText.set(rule.body.text, [rule]);
      else namesakes.push(rule);
    }
  }

  write(node: SymbolicNode): readonly string[] {
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
  get lexerRules(): RuleText[] {
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

  #lexerRule(rule: Rule, usedByParser: boolean): RuleText {
    const alternatives = antlrAlternatives(rule, (node) => this.#writeInLexer(node));
    const name = this.#names.lexer[rule.index]!;
    if (rule.kind === 'skip') {
      // Without parentheses the command would apply only to the last alternative.
      const body = joinAlternatives(alternatives);
      return { head: name, alternatives: [`${alternatives.length > 1 ? `(${body})` : body} -> skip`] };
    }
    const isFragment = rule.kind === 'syntax' || (rule.kind === 'fragment' && !usedByParser);
    return { head: isFragment ? `fragment ${name}` : name, alternatives };
  }

  #writeInLexer(node: SymbolicNode): readonly string[] {
    switch (node.kind) {
      case 'ref':
        return [this.#names.lexer[node.target]!];
      case 'literal':
        return [antlrText(node.text)];
      case 'class':
        return [antlrSet(node.set)];
    }
  }

  #nameOf(rule: Rule): string {
    return (rule.kind === 'syntax' ? this.#names.parser : this.#names.lexer)[rule.index]!;
  }

  /** ANTLR cannot resolve a literal that several lexical rules define, so the name of the first of them is used. */
  #textToken(text: string): string {
    const [first, ...others] = this.#tokensByText.get(text) ?? [];
    return first === undefined || others.length === 0 ? antlrText(text) : this.#nameOf(first);
  }

  #classToken(set: CharSet): string {
    const text = antlrSet(set);
    const known = this.#classTokens.get(text);
    if (known !== undefined) return known.head;
    const head = freeName('CHARACTER', this.#takenNames);
    this.#takenNames.add(head);
    this.#classTokens.set(text, { head, alternatives: [text] });
    return head;
  }
}
