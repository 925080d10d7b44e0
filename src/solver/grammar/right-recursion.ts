import { nothing } from './dotted-grammar.ts';
import { type Front, noItem } from './front.ts';
import type { FrontGraph } from './front-graph.ts';

/** A nonterminal that begins at a front closes, once finished, all items up to this one. */
export interface ChainTop {
  /** The topmost item, finished. */
  readonly dotted: number;
  readonly origin: Front;
  /** The one item that waits for the nonterminal, or `noItem` where it is only predicted. */
  readonly waiting: number;
  /** The nonterminal that is finished next, and where it begins. */
  readonly owner: number;
  readonly ownerOrigin: Front;
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

  /** For a nonterminal that begins at the front. */
  topOf(nonterminal: number, origin: Front): ChainTop | undefined {
    if (this.graph.grammar.rightCycleOf[nonterminal] === -1) return undefined;
    const known = origin.chains.get(nonterminal);
    return known === undefined ? this.climb(nonterminal, origin) : (known ?? undefined);
  }

  /** The items that a chain passes, from the lowest up; `noItem` for those that are only predicted. */
  *waitingOnChain(nonterminal: number, origin: Front): Generator<number> {
    for (let top = this.topOf(nonterminal, origin); top !== undefined; top = this.topOf(top.owner, top.ownerOrigin)) {
      yield top.waiting;
    }
  }

  /** Climbs to a top that is known or to the last step, then notes the result on the way down. */
  private climb(nonterminal: number, origin: Front): ChainTop | undefined {
    const steps: { readonly nonterminal: number; readonly origin: Front; readonly step: ChainTop }[] = [];
    let above: ChainTop | null = null;
    for (let at = { nonterminal, origin }; ;) {
      const known = at.origin.chains.get(at.nonterminal);
      if (known !== undefined) {
        above = known;
        break;
      }
      // Noted before the climb goes on: coming back here, round a circle of unit productions, ends it.
      at.origin.chains.set(at.nonterminal, null);
      const step = this.stepFrom(at.nonterminal, at.origin);
      if (step === undefined) break;
      steps.push({ ...at, step });
      at = { nonterminal: step.owner, origin: step.ownerOrigin };
    }
    for (const { nonterminal: from, origin: front, step } of steps.toReversed()) {
      above = above === null ? step : { ...step, dotted: above.dotted, origin: above.origin };
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
    const origin = only.item === noItem ? front : (front.origins[only.item] as Front);
    return { dotted, origin, waiting: only.item, owner, ownerOrigin: origin };
  }
}
