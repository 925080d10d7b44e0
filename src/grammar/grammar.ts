import type { SourceLocation } from '../core/text/source-text.ts';
import type { LexerRule } from './lexer-rule.ts';
import type { GrammarNode, RefNode } from './node.ts';

/**
 * Kinds of rules:
 * - `syntax`: made of tokens if the grammar has lexical rules, else of characters
 * - `token`: a lexical rule that syntax rules refer to
 * - `fragment`: a part of lexical rules, not a token itself
 * - `skip`: a lexical rule whose text may occur between any two tokens (white space, comments)
 */
export type RuleKind = 'syntax' | 'token' | 'fragment' | 'skip';

/** One rule of a grammar. */
export interface Rule {
  readonly index: number;
  readonly name: string;
  readonly kind: RuleKind;
  readonly body: GrammarNode;
  readonly location: SourceLocation | undefined;
}

/**
 * A context-free grammar over Unicode code points. It is immutable; every name is resolved and every node has an id.
 *
 * @example
 * ```ts
 * const grammar = await loadGrammar('json');
 * console.log(grammar.start.name, grammar.rules.length);
 * ```
 */
export class Grammar {
  readonly name: string;
  readonly rules: readonly Rule[];
  /** An occurrence of the start rule, so that the start symbol is a node too; `nodes[0]`. */
  readonly root: RefNode;
  /** All nodes by id. */
  readonly nodes: readonly GrammarNode[];
  /** The tokenizer as the notation describes it, in matching order; empty for a scannerless grammar. */
  readonly lexerRules: readonly LexerRule[];
  readonly #byName: ReadonlyMap<string, Rule>;
  readonly #owners: Int32Array;

  /** Use `buildGrammar`; the constructor does not check its arguments. */
  constructor(parts: {
    name: string;
    rules: readonly Rule[];
    root: RefNode;
    nodes: readonly GrammarNode[];
    owners: Int32Array;
    lexerRules: readonly LexerRule[];
  }) {
    this.name = parts.name;
    this.rules = parts.rules;
    this.root = parts.root;
    this.nodes = parts.nodes;
    this.#owners = parts.owners;
    this.lexerRules = parts.lexerRules;
    this.#byName = new Map(parts.rules.map((rule) => [rule.name, rule]));
  }

  get start(): Rule {
    return this.ruleOf(this.root);
  }

  /** True if words are sequences of tokens, with skipped text allowed between them. */
  get hasTokens(): boolean {
    return this.lexerRules.length > 0;
  }

  rule(name: string): Rule | undefined {
    return this.#byName.get(name);
  }

  ruleOf(ref: RefNode): Rule {
    return this.rules[ref.target]!;
  }

  /** Returns the rule whose right-hand side contains the node; undefined for the root. */
  ownerOf(node: GrammarNode): Rule | undefined {
    return this.rules[this.#owners[node.id] ?? -1];
  }

  /**
   * Returns true if the node, in a syntax rule, is one token: a literal, a class, or a reference to a lexical rule. It
   * is never true in a scannerless grammar.
   */
  isToken(node: GrammarNode): boolean {
    if (!this.hasTokens) return false;
    if (node.kind === 'ref' && this.ruleOf(node).kind === 'syntax') return false;
    if (node.kind !== 'ref' && node.kind !== 'literal' && node.kind !== 'class') return false;
    const owner = this.ownerOf(node);
    return owner === undefined || owner.kind === 'syntax';
  }

  /** Returns the same grammar with another start rule and the same node ids. */
  withStart(rule: Rule): Grammar {
    const root: RefNode = { kind: 'ref', id: 0, name: rule.name, target: rule.index };
    return new Grammar({ ...this.#parts(), root, nodes: [root, ...this.nodes.slice(1)] });
  }

  toString(): string {
    return `${this.name}: ${this.rules.length} rules, start ${this.start.name}`;
  }

  #parts(): ConstructorParameters<typeof Grammar>[0] {
    const { name, rules, root, nodes, lexerRules } = this;
    const owners = this.#owners;
    return { name, rules, root, nodes, owners, lexerRules };
  }
}
