import type { FlatGrammar, Terminal } from '../../grammar/flat/flat-grammar.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { defaultMode, type LexerRule, type ModeAction } from '../../grammar/lexer-rule.ts';
import type { GrammarNode } from '../../grammar/node.ts';

/** A pattern that a tokenizer looks for: a lexical rule, or a literal or class in a syntax rule. */
export interface TokenPattern {
  readonly index: number;
  readonly body: GrammarNode;
  readonly mode: string;
  readonly hidden: boolean;
  readonly more: boolean;
  readonly guarded: boolean;
  readonly modeActions: readonly ModeAction[];
  /** The input symbol that a match gives to the parser; -1 for hidden patterns. */
  readonly symbol: number;
}

/**
 * The tokens of a grammar and the input symbols that represent them. Each terminal of the parser has a symbol that
 * matches only this terminal, and each token type of the tokenizer has a symbol that matches every terminal of that
 * type.
 */
export class Vocabulary {
  /** The patterns of the grammar's tokenizer, in matching order. */
  readonly lexerPatterns: readonly TokenPattern[];
  /**
   * One pattern per terminal, independent of how the tokenizer would read its text, followed by the hidden patterns.
   */
  readonly exactPatterns: readonly TokenPattern[];
  readonly #terminalsBySymbol: number[][];

  constructor(grammar: Grammar, flat: FlatGrammar) {
    const bodies = flat.terminals.map((terminal) => bodyOf(terminal, grammar));
    this.#terminalsBySymbol = flat.terminals.map((_, number) => [number]);
    const symbolOfType = new Map<number, number>();
    for (const { type } of grammar.lexerRules) {
      if (!symbolOfType.has(type)) symbolOfType.set(type, this.#terminalsBySymbol.push([]) - 1);
    }
    const literals = literalTypes(grammar);
    const implicit: Omit<TokenPattern, 'index'>[] = [];
    flat.terminals.forEach((terminal, number) => {
      const type = terminal.kind === 'token-rule' ? terminal.rule : literals.get(textOf(terminal) ?? '');
      const symbol = type === undefined ? undefined : symbolOfType.get(type);
      if (symbol !== undefined) this.#terminalsBySymbol[symbol]?.push(number);
      else if (terminal.kind !== 'token-rule') implicit.push({ ...plain, body: bodies[number]!, symbol: number });
    });
    const named = grammar.lexerRules
      .filter((rule) => !isCatchAll(rule, grammar))
      .map((rule) => ({
        ...rule,
        body: ruleBody(grammar, rule.rule),
        symbol: rule.hidden ? -1 : symbolOfType.get(rule.type)!,
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
  get size(): number {
    return this.#terminalsBySymbol.length;
  }

  terminalsOf(symbol: number): readonly number[] {
    return this.#terminalsBySymbol[symbol] ?? [];
  }
}

const plain = {
  mode: defaultMode,
  hidden: false,
  more: false,
  guarded: false,
  modeActions: [] as readonly ModeAction[],
};

/**
 * Returns the token types that consist of one literal, by its text: `IF: 'if'` is the token for `'if'` in syntax rules.
 * Of two such types, the unguarded one takes precedence.
 */
function literalTypes(grammar: Grammar): Map<string, number> {
  const result = new Map<string, number>();
  const certainFirst = [...grammar.lexerRules].sort((a, b) => Number(a.guarded) - Number(b.guarded));
  for (const { type, hidden } of certainFirst) {
    const body = ruleBody(grammar, type);
    if (body.kind === 'literal' && !hidden && !result.has(body.text)) result.set(body.text, type);
  }
  return result;
}

function textOf(terminal: Terminal): string | undefined {
  return terminal.kind === 'token-literal' ? terminal.text : undefined;
}

function bodyOf(terminal: Terminal, grammar: Grammar): GrammarNode {
  switch (terminal.kind) {
    case 'token-rule':
      return ruleBody(grammar, terminal.rule);
    case 'token-literal':
      return { kind: 'literal', id: -1, text: terminal.text };
    default:
      return { kind: 'class', id: -1, set: terminal.set };
  }
}

function ruleBody(grammar: Grammar, rule: number): GrammarNode {
  return (grammar.rules[rule] as { body: GrammarNode }).body;
}

/**
 * Detects a catch-all rule such as `ERROR: . -> channel(HIDDEN)`, which lets a tokenizer skip invalid characters.
 * Treated as hidden text, it would make every input a word.
 */
function isCatchAll(rule: LexerRule, grammar: Grammar): boolean {
  const body = grammar.rules[rule.rule]?.body;
  return rule.hidden && body?.kind === 'class' && body.set.size > 0x8_0000;
}
