import { codePoints } from '../../grammar/char-set.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { minCosts } from '../../grammar/min-cost.ts';
import type { Alt, Node, Repeat } from '../../grammar/node.ts';
import { branch, type Derivation, leaf } from '../derivation.ts';
import type { Chooser } from './chooser.ts';
import type { ProductionLimits } from './production-limits.ts';
import { shortestClosing } from './shortest-closing.ts';

/**
 * One derivation of the start symbol, leftmost slot first, each choice made by the chooser; undefined if the grammar has
 * no finite word. The chooser sees only options that can still end within the limits; where there is none the shortest
 * closing is taken, so this ends whatever the chooser says. The word is never longer than `maxSize`, unless the
 * grammar's shortest is.
 */
export function expand(grammar: Grammar, chooser: Chooser, limits: ProductionLimits): Derivation | undefined {
  return new Expansion(grammar, chooser, limits).run();
}

type Slot =
  | { readonly kind: 'open'; readonly node: Node; readonly into: Derivation[]; readonly depth: number }
  | {
      readonly kind: 'iterations';
      readonly node: Repeat;
      readonly into: Derivation[];
      readonly depth: number;
      readonly done: number;
      /** Characters of the word before the latest iteration. */
      readonly writtenBefore: number;
    };

/** A rule that derives nothing but itself writes no characters: bound the rules applied too, in proportion. */
const rulesPerCharacter = 10;
const mostRules = 10_000_000;

class Expansion {
  private readonly grammar: Grammar;
  private readonly chooser: Chooser;
  private readonly maxDepth: number;
  private readonly maxSize: number;
  private readonly slots: Slot[] = [];
  private readonly offered: number[] = [];
  private readonly least: Float64Array;
  private readonly leastDepth: Float64Array;
  private readonly closing: Int32Array;
  private written = 0;
  /** The least number of characters that all open slots together will write. */
  private reserved = 0;
  private rulesLeft: number;

  constructor(grammar: Grammar, chooser: Chooser, limits: ProductionLimits) {
    this.grammar = grammar;
    this.chooser = chooser;
    this.maxDepth = limits.maxDepth;
    this.maxSize = Math.min(limits.maxSize, Number.MAX_SAFE_INTEGER);
    const { length, option } = shortestClosing(grammar);
    this.least = length;
    this.closing = option;
    this.leastDepth = minCosts(grammar).depth;
    this.rulesLeft = Math.min(mostRules, rulesPerCharacter * (limits.maxSize + limits.maxDepth));
  }

  run(): Derivation | undefined {
    const { root } = this.grammar;
    if (this.least[root.id] === Infinity) return undefined;
    const result: Derivation[] = [];
    this.push({ kind: 'open', node: root, into: result, depth: 0 });
    for (let slot = this.slots.pop(); slot !== undefined; slot = this.slots.pop()) {
      this.reserved -= this.leastOf(slot);
      if (slot.kind === 'open') this.fill(slot.node, slot.into, slot.depth);
      else this.iterate(slot);
    }
    return result[0];
  }

  private fill(node: Node, into: Derivation[], depth: number): void {
    if (node.kind === 'literal') return this.write(node, node.text, into);
    if (node.kind === 'class') return this.write(node, this.chooser.character(node), into);
    const children: Derivation[] = [];
    into.push(branch(node, children));
    switch (node.kind) {
      case 'ref':
        this.rulesLeft--;
        return this.push({ kind: 'open', node: this.grammar.ruleOf(node).body, into: children, depth: depth + 1 });
      case 'seq':
        for (let i = node.items.length - 1; i >= 0; i--) {
          this.push({ kind: 'open', node: node.items[i] as Node, into: children, depth });
        }
        return;
      case 'alt':
        return this.push({ kind: 'open', node: this.choose(node, depth), into: children, depth });
      case 'repeat':
        this.push({ kind: 'iterations', node, into: children, depth, done: 0, writtenBefore: -1 });
    }
  }

  private choose(alt: Alt, depth: number): Node {
    const { offered } = this;
    offered.length = 0;
    for (let i = 0; i < alt.options.length; i++) if (this.fits(alt.options[i] as Node, depth)) offered.push(i);
    const choice =
      offered.length === 0 ? (this.closing[alt.id] as number) : this.chooser.option(alt, offered, this.room());
    return alt.options[choice] as Node;
  }

  private iterate(slot: Slot & { kind: 'iterations' }): void {
    const { node, into, depth, done } = slot;
    if (done >= node.min && !this.wantsAnother(slot)) return;
    this.push({ kind: 'iterations', node, into, depth, done: done + 1, writtenBefore: this.written });
    this.push({ kind: 'open', node: node.item, into, depth });
  }

  private wantsAnother({ node, depth, done, writtenBefore }: Slot & { kind: 'iterations' }): boolean {
    // An iteration that wrote nothing could be followed by another such, without end.
    if (done >= node.max || this.written === writtenBefore || !this.fits(node.item, depth)) return false;
    return this.chooser.again(node, done, this.room());
  }

  private fits(node: Node, depth: number): boolean {
    if (this.rulesLeft <= 0) return false;
    return (
      (this.least[node.id] as number) <= this.room() && depth + (this.leastDepth[node.id] as number) <= this.maxDepth
    );
  }

  private room(): number {
    return this.maxSize - this.written - this.reserved;
  }

  private write(node: Node, text: string, into: Derivation[]): void {
    this.written += node.kind === 'literal' ? codePoints(text).length : 1;
    into.push(leaf(node, text));
  }

  private push(slot: Slot): void {
    this.reserved += this.leastOf(slot);
    this.slots.push(slot);
  }

  private leastOf(slot: Slot): number {
    if (slot.kind === 'open') return this.least[slot.node.id] as number;
    const due = slot.node.min - slot.done;
    return due <= 0 ? 0 : due * (this.least[slot.node.item.id] as number);
  }
}
