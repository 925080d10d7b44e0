import type { CharSet } from './characters/char-set.ts';

/**
 * The right-hand sides of rules. Quantifiers are kept, not expanded. `id` numbers all nodes of a grammar densely, in
 * preorder, so that analyses can store results in arrays.
 */
export type GrammarNode = LiteralNode | CharClassNode | RefNode | SeqNode | AltNode | RepeatNode;

/** The nodes that k-paths consist of: occurrences of names and of terminals. */
export type SymbolicNode = RefNode | LiteralNode | CharClassNode;

/** Fixed text, never empty: the empty word is a `Seq` without items. */
export interface LiteralNode {
  readonly kind: 'literal';
  readonly id: number;
  readonly text: string;
}

/** One character of a nonempty set. */
export interface CharClassNode {
  readonly kind: 'class';
  readonly id: number;
  readonly set: CharSet;
}

/** An occurrence of a rule's name. */
export interface RefNode {
  readonly kind: 'ref';
  readonly id: number;
  readonly name: string;
  /** Index into `Grammar.rules`. */
  readonly target: number;
}

/** A sequence of nodes. */
export interface SeqNode {
  readonly kind: 'seq';
  readonly id: number;
  readonly items: readonly GrammarNode[];
}

/** A choice of at least two options. */
export interface AltNode {
  readonly kind: 'alt';
  readonly id: number;
  readonly options: readonly GrammarNode[];
  /** One weight per option; 1 if the grammar gives none. */
  readonly weights: readonly number[];
}

/** A repetition of a node. */
export interface RepeatNode {
  readonly kind: 'repeat';
  readonly id: number;
  readonly item: GrammarNode;
  readonly min: number;
  /** May be Infinity. */
  readonly max: number;
  /** True if non-greedy: a lexer stops at the first possible end. The language is the same. */
  readonly lazy: boolean;
}

export function isSymbolic(node: GrammarNode): node is SymbolicNode {
  return node.kind === 'ref' || node.kind === 'literal' || node.kind === 'class';
}

/** Returns the direct children in order. A reference has none: the body of its rule belongs to the rule. */
export function childNodes(node: GrammarNode): readonly GrammarNode[] {
  switch (node.kind) {
    case 'seq':
      return node.items;
    case 'alt':
      return node.options;
    case 'repeat':
      return [node.item];
    default:
      return [];
  }
}
