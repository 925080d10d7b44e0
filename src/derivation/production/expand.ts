import type { Grammar } from '../../grammar/grammar.ts';
import { minCosts } from '../../grammar/analysis/min-cost.ts';
import type { AltNode, CharClassNode, LiteralNode, GrammarNode, RepeatNode, SeqNode } from '../../grammar/node.ts';
import { branch, type Derivation, leaf } from '../derivation.ts';
import type { Chooser } from './choices/chooser.ts';
import type { ProductionLimits } from './production-limits.ts';
import { shortestClosing } from './shortest-closing.ts';

/**
 * Expands the start symbol (or `from`) to one derivation, leftmost slot first, with the choices of `chooser`; returns
 * undefined if there is no finite derivation. The chooser is offered only options that can terminate within the limits;
 * if there is none, the shortest closing is used, so the expansion always terminates. The word is at most `maxSize`
 * long unless the grammar's shortest word is longer.
 */
export function expand(
  grammar: Grammar,
  chooser: Chooser,
  limits: ProductionLimits,
  from: GrammarNode = grammar.root,
): Derivation | undefined {
  return new Expansion(grammar, chooser, limits).run(from);
}

/** A position in the tree that remains to be filled: child `index` of a node with these `siblings`. */
interface OpenSlot {
  readonly kind: 'open';
  readonly node: GrammarNode;
  readonly siblings: Derivation[];
  readonly index: number;
  readonly depth: number;
}

/** The rest of a repeat after `done` iterations. */
interface IterationSlot {
  readonly kind: 'iterations';
  readonly node: RepeatNode;
  readonly siblings: Derivation[];
  readonly done: number;
  readonly depth: number;
  /** Number of characters of the word before the latest iteration. */
  readonly writtenBefore: number;
}

type Slot = OpenSlot | IterationSlot;

/** Limits the applied rules in proportion to the size: a rule that derives only itself writes no characters. */
const rulesPerCharacter = 10;
const mostRules = 10_000_000;

class Expansion {
  readonly #grammar: Grammar;
  readonly #chooser: Chooser;
  readonly #maxDepth: number;
  readonly #maxSize: number;
  readonly #slots: Slot[] = [];
  readonly #offered: number[] = [];
  readonly #least: Float64Array;
  readonly #leastDepth: Float64Array;
  readonly #closing: Int32Array;
  #written = 0;
  /** The least number of characters that all open slots together will write. */
  #reserved = 0;
  #rulesLeft: number;

  constructor(grammar: Grammar, chooser: Chooser, limits: ProductionLimits) {
    this.#grammar = grammar;
    this.#chooser = chooser;
    this.#maxDepth = limits.maxDepth;
    this.#maxSize = Math.min(limits.maxSize, Number.MAX_SAFE_INTEGER);
    const { length, option } = shortestClosing(grammar);
    this.#least = length;
    this.#closing = option;
    this.#leastDepth = minCosts(grammar).depth;
    this.#rulesLeft = Math.min(mostRules, rulesPerCharacter * (limits.maxSize + limits.maxDepth));
  }

  run(from: GrammarNode): Derivation | undefined {
    if (this.#least[from.id] === Infinity) return undefined;
    const result: Derivation[] = [];
    this.#open(from, result, 0, 0);
    for (let slot = this.#slots.pop(); slot !== undefined; slot = this.#slots.pop()) {
      this.#reserved -= this.#leastOf(slot);
      if (slot.kind === 'open') this.#fill(slot);
      else this.#iterate(slot);
    }
    return result[0];
  }

  #fill({ node, siblings, index, depth }: OpenSlot): void {
    if (node.kind === 'literal' || node.kind === 'class') {
      siblings[index] = this.#write(node);
      return;
    }
    const children: Derivation[] = [];
    siblings[index] = branch(node, children);
    switch (node.kind) {
      case 'ref':
        this.#rulesLeft--;
        return this.#open(this.#grammar.ruleOf(node).body, children, 0, depth + 1);
      case 'seq':
        return this.#openItems(node, children, depth);
      case 'alt':
        return this.#open(this.#choose(node, depth), children, 0, depth);
      case 'repeat':
        this.#push({ kind: 'iterations', node, siblings: children, done: 0, depth, writtenBefore: -1 });
    }
  }

  #openItems(seq: SeqNode, children: Derivation[], depth: number): void {
    const first = this.#chooser.firstItem?.(seq) ?? 0;
    for (let i = seq.items.length - 1; i >= 0; i--) {
      if (i !== first) this.#open(seq.items[i]!, children, i, depth);
    }
    if (seq.items.length > 0) this.#open(seq.items[first]!, children, first, depth);
  }

  #choose(alt: AltNode, depth: number): GrammarNode {
    const offered = this.#offered;
    offered.length = 0;
    for (let i = 0; i < alt.options.length; i++) if (this.#fits(alt.options[i]!, depth)) offered.push(i);
    const choice = offered.length === 0 ? this.#closing[alt.id]! : this.#chooser.option(alt, offered, this.#room());
    return alt.options[choice]!;
  }

  #iterate(slot: IterationSlot): void {
    const { node, siblings, done, depth } = slot;
    if (done >= node.min && !this.#wantsAnother(slot)) return;
    this.#push({ kind: 'iterations', node, siblings, done: done + 1, depth, writtenBefore: this.#written });
    this.#open(node.item, siblings, done, depth);
  }

  #wantsAnother({ node, done, depth, writtenBefore }: IterationSlot): boolean {
    if (done >= node.max || !this.#fits(node.item, depth)) return false;
    // An optional iteration that wrote nothing could be followed by others like it forever.
    if (done > node.min && this.#written === writtenBefore) return false;
    return this.#chooser.again(node, done, this.#room());
  }

  #fits(node: GrammarNode, depth: number): boolean {
    if (this.#rulesLeft <= 0) return false;
    return this.#least[node.id]! <= this.#room() && depth + this.#leastDepth[node.id]! <= this.#maxDepth;
  }

  #room(): number {
    return this.#maxSize - this.#written - this.#reserved;
  }

  #write(node: LiteralNode | CharClassNode): Derivation {
    const text = node.kind === 'literal' ? node.text : this.#chooser.character(node);
    this.#written += this.#least[node.id]!;
    return leaf(node, text);
  }

  #open(node: GrammarNode, siblings: Derivation[], index: number, depth: number): void {
    this.#push({ kind: 'open', node, siblings, index, depth });
  }

  #push(slot: Slot): void {
    this.#reserved += this.#leastOf(slot);
    this.#slots.push(slot);
  }

  #leastOf(slot: Slot): number {
    if (slot.kind === 'open') return this.#least[slot.node.id]!;
    const due = slot.node.min - slot.done;
    return due <= 0 ? 0 : due * this.#least[slot.node.item.id]!;
  }
}
