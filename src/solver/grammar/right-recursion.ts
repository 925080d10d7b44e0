import { nothing } from './dotted-grammar.ts';
import type { Front, Item } from './front.ts';
import type { FrontGraph } from './front-graph.ts';

/** A nonterminal that begins at a front closes, once finished, all items up to this one. */
export interface ChainTop {
  /** The topmost production, finished, and what it is within. */
  readonly dotted: number;
  readonly within: Front;
  /** The one item that waits for the nonterminal; undefined where it is only predicted. */
  readonly waiting: Item | undefined;
  /** The nonterminal that is finished next, and what it is within. */
  readonly owner: number;
  readonly ownerWithin: Front;
}

/**
 * Leo's shortcut: where exactly one item waits for a nonterminal and is finished with it, finishing the nonterminal
 * finishes that item's own one, and so on up. Only the top of the chain is recorded then, and right recursion takes
 * constant work per symbol.
 */
export class RightRecursion {
  private readonly graph: FrontGraph;

  constructor(graph: FrontGraph) {
    this.graph = graph;
  }

  /** For a nonterminal within the front. */
  topOf(nonterminal: number, within: Front): ChainTop | undefined {
    if (this.graph.grammar.rightCycleOf[nonterminal] === -1) return undefined;
    const known = within.chains.get(nonterminal);
    return known === undefined ? this.climb(nonterminal, within) : (known ?? undefined);
  }

  /** The items that a chain passes, from the lowest up; those that are only predicted are left out. */
  *waitingOnChain(nonterminal: number, within: Front): Generator<Item> {
    for (let top = this.topOf(nonterminal, within); top !== undefined; top = this.topOf(top.owner, top.ownerWithin)) {
      if (top.waiting !== undefined) yield top.waiting;
    }
  }

  /** Climbs to a top that is known or to the last step, then notes the result on the way down. */
  private climb(nonterminal: number, within: Front): ChainTop | undefined {
    const steps: { readonly nonterminal: number; readonly within: Front; readonly step: ChainTop }[] = [];
    let above: ChainTop | null = null;
    for (let at = { nonterminal, within }; ;) {
      const known = at.within.chains.get(at.nonterminal);
      if (known !== undefined) {
        above = known;
        break;
      }
      // Noted before the climb goes on: coming back here, round a circle of unit productions, ends it.
      at.within.chains.set(at.nonterminal, null);
      const step = this.stepFrom(at.nonterminal, at.within);
      if (step === undefined) break;
      steps.push({ ...at, step });
      at = { nonterminal: step.owner, within: step.ownerWithin };
    }
    for (const { nonterminal: from, within: front, step } of steps.toReversed()) {
      above = above === null ? step : { ...step, dotted: above.dotted, within: above.within };
      front.chains.set(from, above);
    }
    return above ?? undefined;
  }

  private stepFrom(nonterminal: number, front: Front): ChainTop | undefined {
    const { grammar } = this.graph;
    const only = this.graph.onlyWaiting(nonterminal, front);
    if (only === undefined) return undefined;
    const dotted = only.dotted + 1;
    const owner = grammar.owner[dotted] as number;
    if (grammar.next[dotted] !== nothing) return undefined;
    if (grammar.rightCycleOf[owner] !== grammar.rightCycleOf[nonterminal]) return undefined;
    const within = only.item === undefined ? this.graph.partOf(front, owner) : only.item.within;
    return { dotted, within, waiting: only.item, owner, ownerWithin: within };
  }
}
