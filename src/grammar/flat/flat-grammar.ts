import type { Grammar } from '../grammar.ts';
import type { CharSet } from '../characters/char-set.ts';
import type { GrammarNode } from '../node.ts';

/**
 * A grammar as plain productions over numbered symbols, for parsing and solving. Quantifiers and nested choices are
 * separate nonterminals; every production records the nodes that it represents, so that a derivation tree can be
 * reconstructed.
 *
 * Symbols: a nonterminal is its number, a terminal `t` is `~t`.
 */
export interface FlatGrammar {
  readonly grammar: Grammar;
  readonly terminals: readonly Terminal[];
  readonly nonterminals: readonly Nonterminal[];
  readonly productions: readonly Production[];
  readonly start: number;
}

/** What one step of the input must be: a character of a set, or a token. */
export type Terminal =
  | { readonly kind: 'character'; readonly set: CharSet }
  /** A token: a reference to a lexical rule, or a literal or class in a syntax rule. */
  | { readonly kind: 'token-rule'; readonly rule: number }
  | { readonly kind: 'token-literal'; readonly text: string }
  | { readonly kind: 'token-class'; readonly set: CharSet };

export interface Nonterminal {
  /** Name for messages: the rule's name, or the name of the rule that a part belongs to. */
  readonly name: string;
  /** Indexes of its productions, in order of preference. */
  readonly productions: readonly number[];
}

export interface Production {
  readonly index: number;
  readonly nonterminal: number;
  readonly symbols: Int32Array;
  readonly shape: Shape;
}

/** How the parts of a production form a part of a derivation tree. */
export type Shape =
  /** The derivation of a node: `parts` are the items of a sequence, or a single item. */
  | { readonly kind: 'node'; readonly body: Body }
  /** No iteration of a repeat, or the first one. */
  | { readonly kind: 'iterations'; readonly repeat: GrammarNode; readonly first: Body | undefined }
  /** One more iteration after those of the first symbol. */
  | { readonly kind: 'iteration'; readonly repeat: GrammarNode; readonly more: Body }
  /** The iterations of the first symbol, unchanged: a bounded repeat with an allowed number of iterations. */
  | { readonly kind: 'bounded'; readonly repeat: GrammarNode }
  /** A token whose rule also derives the empty word: with text, or without (no symbol). */
  | { readonly kind: 'token'; readonly node: GrammarNode; readonly terminal: number };

/** The nodes of one right-hand side, outermost first: an `alt` around its option, a `seq` around its parts. */
export interface Body {
  /** Nodes with one child around the parts (the `alt` whose option this is). */
  readonly wrappers: readonly GrammarNode[];
  /** The sequence that contains the parts; undefined if the body is a single part. */
  readonly sequence: GrammarNode | undefined;
  readonly parts: readonly ProductionPart[];
}

/** A node and its number of symbols: one per character for a literal at character level, else one. */
export interface ProductionPart {
  readonly node: GrammarNode;
  readonly symbolCount: number;
}
