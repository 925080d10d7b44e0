import type { SymbolicNode } from '../../grammar/node.ts';
import type { KPathRecorder } from './k-path-recorder.ts';
import type { PathsToCome } from './paths-to-come.ts';

/**
 * Contexts of positions in a derivation: the innermost symbolic nodes above a position, as many as a path can include.
 * Contexts are numbered, because a forest has the same few contexts at very many positions. The paths of a node in a
 * context are recorded when the two are first combined.
 */
export class Contexts {
  /** The empty context, above the root. */
  static readonly none = 0;
  /** Stands for contexts below which no new path can be found. */
  static readonly spent = -1;
  readonly #recorder: KPathRecorder;
  readonly #toCome: PathsToCome | undefined;
  readonly #mostNodes: number;
  readonly #contexts: (readonly SymbolicNode[])[] = [[]];
  readonly #numbers = new Map<string, number>([['', Contexts.none]]);
  /** By context: the context below each node that was entered from it. */
  readonly #entered: Map<number, number>[] = [new Map()];

  /** @param toCome has the same records as the recorder; without it, no context counts as spent */
  constructor(recorder: KPathRecorder, toCome: PathsToCome | undefined) {
    this.#recorder = recorder;
    this.#toCome = toCome;
    this.#mostNodes = Math.max(...recorder.coverages.map((coverage) => coverage.k - 1));
  }

  /** Returns the context below the node. */
  enter(context: number, node: SymbolicNode): number {
    const known = this.#entered[context]?.get(node.id);
    if (known !== undefined) return known;
    const nodes = [...this.#contexts[context]!, node];
    this.#record(nodes);
    const isSpent = this.#toCome?.isSpentBelow(nodes) === true;
    const below = isSpent ? Contexts.spent : this.#numberOf(nodes.slice(Math.max(0, nodes.length - this.#mostNodes)));
    this.#entered[context]?.set(node.id, below);
    return below;
  }

  #record(nodes: readonly SymbolicNode[]): void {
    for (const node of nodes) this.#recorder.enter(node);
    for (let i = 0; i < nodes.length; i++) this.#recorder.leave();
    this.#toCome?.record(nodes);
  }

  #numberOf(nodes: readonly SymbolicNode[]): number {
    const key = nodes.map((node) => node.id).join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#contexts.push(nodes) - 1;
    this.#numbers.set(key, number);
    this.#entered.push(new Map());
    return number;
  }
}
