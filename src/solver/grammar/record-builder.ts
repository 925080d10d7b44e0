import { PairSet } from '../../derivation/parse/earley/pair-set.ts';
import { byReading, overChain, overEmpty } from './advance.ts';
import type { Continuation } from './continuation.ts';
import { nothing } from './dotted-grammar.ts';
import { type Front, noItem } from './front.ts';
import type { FrontGraph } from './front-graph.ts';
import type { Mask } from './mask.ts';

/** The records of an advance while its front is not known yet; `Advance` says what they mean. */
export interface Records {
  readonly dotted: number[];
  readonly origins: Front[];
  readonly above: (Continuation | undefined)[];
  readonly before: number[];
  readonly cause: number[];
}

/** Works out what reading a symbol leads to: the two steps of an Earley parser, scanning and completing. */
export class RecordBuilder {
  private readonly graph: FrontGraph;
  private readonly itemsSeen = new PairSet();
  private readonly finishedSeen = new PairSet();
  private records: Records = emptyRecords();

  constructor(graph: FrontGraph) {
    this.graph = graph;
  }

  /** Undefined if there are more than `most`. */
  build(front: Front, mask: Mask, most: number): Records | undefined {
    const { next, nullable } = this.graph.grammar;
    const { dotted, origins } = (this.records = emptyRecords());
    this.itemsSeen.clear();
    this.finishedSeen.clear();
    this.scan(front, mask);
    for (let record = 0; record < dotted.length; record++) {
      if (dotted.length > most) return undefined;
      const at = dotted[record] as number;
      const symbol = next[at] as number;
      if (symbol === nothing) this.finish(record);
      else if (symbol >= 0 && nullable[symbol] === 1) this.add(at + 1, origins[record] as Front, record, overEmpty);
    }
    return this.records;
  }

  private scan(front: Front, { terminals }: Mask): void {
    const { corners, grammar } = this.graph;
    for (const terminal of terminals) {
      for (const item of front.waiting.get(~terminal)?.items ?? []) {
        this.add((front.dotted[item] as number) + 1, front.origins[item] as Front, item, byReading);
      }
      for (const dotted of corners.startingWith[terminal] as Int32Array) {
        if (this.graph.predicts(front, grammar.owner[dotted] as number)) {
          this.add(dotted + 1, front, noItem, byReading);
        }
      }
    }
  }

  /** Moves the dots of all items that wait for what the record has finished. */
  private finish(record: number): void {
    const { corners, grammar } = this.graph;
    const nonterminal = grammar.owner[this.records.dotted[record] as number] as number;
    const origin = this.records.origins[record] as Front;
    if (!this.finishedSeen.add(nonterminal, origin.id)) return;
    const top = this.graph.rightRecursion.topOf(nonterminal, origin);
    if (top !== undefined) {
      this.add(top.dotted, top.origin, noItem, overChain(record));
      return;
    }
    for (const item of origin.waiting.get(nonterminal)?.items ?? []) {
      this.add((origin.dotted[item] as number) + 1, origin.origins[item] as Front, item, record);
    }
    for (const dotted of corners.startingWith[grammar.slotOf(nonterminal)] as Int32Array) {
      if (this.graph.predicts(origin, grammar.owner[dotted] as number)) this.add(dotted + 1, origin, noItem, record);
    }
  }

  private add(dotted: number, origin: Front, before: number, cause: number): void {
    if (!this.itemsSeen.add(dotted, origin.id)) return;
    const { records } = this;
    records.dotted.push(dotted);
    records.origins.push(origin);
    records.above.push(this.graph.continuationOf(this.graph.grammar.owner[dotted] as number, origin)?.continuation);
    records.before.push(before);
    records.cause.push(cause);
  }
}

function emptyRecords(): Records {
  return { dotted: [], origins: [], above: [], before: [], cause: [] };
}
