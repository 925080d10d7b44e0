import type { Grammar } from '../grammar.ts';
import type { CharSet } from '../char-set.ts';
import type { Node } from '../node.ts';

/**
 * A grammar as plain productions over numbered symbols, for algorithms that need them (parsing, solving). Quantifiers and
 * nested choices have become nonterminals of their own; every production remembers which nodes it stands for, so that a
 * derivation tree can be read back.
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
  /** For messages: a rule's name, or the rule that a part belongs to. */
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

/** How the parts of a production become a piece of a derivation tree. */
export type Shape =
  /** The derivation of `node` itself: `parts` are the items of a sequence, or the one thing it is. */
  | { readonly kind: 'node'; readonly body: Body }
  /** No iteration of a repeat, or the first one. */
  | { readonly kind: 'iterations'; readonly repeat: Node; readonly first: Body | undefined }
  /** One more iteration after those of the first symbol. */
  | { readonly kind: 'iteration'; readonly repeat: Node; readonly more: Body }
  /** The first symbol's iterations, unchanged: a bounded repeat reached one of its lengths. */
  | { readonly kind: 'bounded'; readonly repeat: Node }
  /** A token whose rule derives the empty word too: with some text, or (no symbol) without. */
  | { readonly kind: 'token'; readonly node: Node; readonly terminal: number };

/** The nodes of one right-hand side, outermost first: an `alt` around its option, a `seq` around its parts. */
export interface Body {
  /** Nodes with one child that stand around the parts (the `alt` whose option this is). */
  readonly wrappers: readonly Node[];
  /** The sequence that holds the parts; undefined where the body is a single part. */
  readonly sequence: Node | undefined;
  readonly parts: readonly Part[];
}

/** A literal in characters takes one symbol per character; everything else takes one symbol. */
export interface Part {
  readonly node: Node;
  readonly symbolCount: number;
}
