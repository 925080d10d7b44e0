import { CharSet, codePoints } from '../../grammar/characters/char-set.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { parentsOf } from '../../grammar/analysis/least-fixpoint.ts';
import { childNodes, type LiteralNode, type GrammarNode, type RepeatNode, type SeqNode } from '../../grammar/node.ts';
import type { CharacterParts } from '../counting/character-parts.ts';
import { shortestClosing } from '../production/shortest-closing.ts';

/** A set of characters, with one bit for each part of an alphabet. */
export type CharacterMask = bigint;

/**
 * Computes the characters that the texts of a node can start and end with, and the pairs that can be adjacent in them.
 */
export class CharacterEdges {
  readonly #grammar: Grammar;
  readonly #alphabet: CharacterParts;
  readonly #leastLength: Float64Array;
  readonly #firsts: CharacterMask[];
  readonly #lasts: CharacterMask[];
  readonly #neighborsByPattern = new Map<GrammarNode, readonly (readonly [CharacterMask, CharacterMask])[]>();

  constructor(grammar: Grammar, alphabet: CharacterParts) {
    this.#grammar = grammar;
    this.#alphabet = alphabet;
    this.#leastLength = shortestClosing(grammar).length;
    this.#firsts = this.#close(
      (text) => text[0]!,
      (items) => items,
    );
    this.#lasts = this.#close(
      (text) => text.at(-1)!,
      (items) => items.toReversed(),
    );
  }

  first(node: GrammarNode): CharacterMask {
    return this.#firsts[node.id]!;
  }

  last(node: GrammarNode): CharacterMask {
    return this.#lasts[node.id]!;
  }

  /** Returns the characters that can directly follow one of `characters` within a text of the pattern. */
  after(characters: CharacterMask, pattern: GrammarNode): CharacterMask {
    let neighbors = this.#neighborsByPattern.get(pattern);
    if (neighbors === undefined) this.#neighborsByPattern.set(pattern, (neighbors = this.#neighborsIn(pattern)));
    return neighbors.reduce((mask, [left, right]) => ((left & characters) === 0n ? mask : mask | right), 0n);
  }

  #close(
    edgeOf: (text: number[]) => number,
    inOrder: (items: readonly GrammarNode[]) => readonly GrammarNode[],
  ): CharacterMask[] {
    const masks: CharacterMask[] = this.#grammar.nodes.map(() => 0n);
    const maskOf = (node: GrammarNode) => masks[node.id]!;
    const evaluate = (node: GrammarNode): CharacterMask => {
      if (node.kind === 'literal') return this.#maskOf(edgeOf(codePoints(node.text)));
      if (node.kind === 'class') return this.#maskOfSet(node.set);
      if (node.kind === 'ref') return maskOf(this.#grammar.ruleOf(node).body);
      if (node.kind !== 'seq') return childNodes(node).reduce((mask, child) => mask | maskOf(child), 0n);
      let mask = 0n;
      for (const item of inOrder(node.items)) {
        mask |= maskOf(item);
        if (!this.#canBeEmpty(item)) break;
      }
      return mask;
    };
    const parents = parentsOf(this.#grammar);
    const queue = this.#grammar.nodes.map(({ id }) => id).reverse();
    for (let head = 0; head < queue.length; head++) {
      const id = queue[head]!;
      const mask = evaluate(this.#grammar.nodes[id]!);
      if (mask === masks[id]) continue;
      masks[id] = mask;
      for (const parent of parents[id] ?? []) queue.push(parent);
    }
    return masks;
  }

  #neighborsIn(pattern: GrammarNode): (readonly [CharacterMask, CharacterMask])[] {
    const found: (readonly [CharacterMask, CharacterMask])[] = [];
    const nodes = new Set([pattern]);
    for (const node of nodes) {
      const below = node.kind === 'ref' ? [this.#grammar.ruleOf(node).body] : childNodes(node);
      for (const child of below) nodes.add(child);
      if (node.kind === 'literal') found.push(...this.#withinLiteral(node));
      if (node.kind === 'seq') found.push(...this.#betweenItems(node));
      if (node.kind === 'repeat') found.push(...this.#betweenIterations(node));
    }
    return found;
  }

  *#withinLiteral({ text }: LiteralNode): Generator<readonly [CharacterMask, CharacterMask]> {
    const points = codePoints(text);
    for (let i = 1; i < points.length; i++) yield [this.#maskOf(points[i - 1]!), this.#maskOf(points[i]!)];
  }

  *#betweenItems({ items }: SeqNode): Generator<readonly [CharacterMask, CharacterMask]> {
    let before = 0n;
    for (const item of items) {
      yield [before, this.first(item)];
      before = this.#canBeEmpty(item) ? before | this.last(item) : this.last(item);
    }
  }

  *#betweenIterations({ item, max }: RepeatNode): Generator<readonly [CharacterMask, CharacterMask]> {
    if (max > 1) yield [this.last(item), this.first(item)];
  }

  #canBeEmpty(node: GrammarNode): boolean {
    return this.#leastLength[node.id] === 0;
  }

  #maskOf(codePoint: number): CharacterMask {
    return this.#maskOfSet(CharSet.range(codePoint, codePoint));
  }

  #maskOfSet(set: CharSet): CharacterMask {
    return this.#alphabet.partsOf(set).reduce((mask, part) => mask | (1n << BigInt(part)), 0n);
  }
}
