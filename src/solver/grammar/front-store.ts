import type { Advance } from './advance.ts';
import type { Continuation } from './continuation.ts';
import { type DottedGrammar, nothing } from './dotted-grammar.ts';
import type { Front, Waiting } from './front.ts';
import type { Records } from './record-builder.ts';

interface FrontItem {
  readonly dotted: number;
  readonly origin: Front | undefined;
  readonly above: Continuation | undefined;
}

/** Keeps one front per set of items. */
export class FrontStore {
  private readonly grammar: DottedGrammar;
  private readonly known = new Map<string, Front>();

  constructor(grammar: DottedGrammar) {
    this.grammar = grammar;
  }

  /** The front before anything is read: its items begin at itself. */
  initial(): Front {
    const { grammar } = this;
    const dotted: number[] = [];
    if (grammar.isProductive) dotted.push(grammar.initial);
    if (grammar.isProductive && grammar.nullable[grammar.flat.start] === 1) dotted.push(grammar.initial + 1);
    return this.build(
      'initial',
      dotted.map((item) => ({ dotted: item, origin: undefined, above: undefined })),
    );
  }

  /** Finds the front that the records lead to. */
  settle({ dotted, origins, above, before, cause }: Records): Advance {
    const { next } = this.grammar;
    const order: number[] = [];
    dotted.forEach((item, record) => {
      if (next[item] !== nothing) order.push(record);
    });
    const originId = (record: number): number => (origins[record] as Front).id;
    order.sort((a, b) => (dotted[a] as number) - (dotted[b] as number) || originId(a) - originId(b));
    let key = '';
    for (const record of order) key += `${dotted[record] as number} ${originId(record)},`;
    const items = (): FrontItem[] =>
      order.map((record) => ({
        dotted: dotted[record] as number,
        origin: origins[record] as Front,
        above: above[record],
      }));
    const to = this.known.get(key) ?? this.build(key, items());
    return {
      to,
      recordOf: Int32Array.from(order),
      dotted: Int32Array.from(dotted),
      origins,
      before: Int32Array.from(before),
      cause: Int32Array.from(cause),
    };
  }

  private build(key: string, items: readonly FrontItem[]): Front {
    const origins: Front[] = [];
    const waiting = this.waitingOf(items);
    const front: Front = {
      id: this.known.size,
      dotted: Int32Array.from(items, ({ dotted }) => dotted),
      origins,
      above: items.map(({ above }) => above),
      waiting,
      wanted: [...waiting.values()].filter(({ symbol }) => symbol >= 0),
      continuations: new Map(),
      chains: new Map(),
      advances: new Map(),
    };
    for (const { origin } of items) origins.push(origin ?? front);
    this.known.set(key, front);
    return front;
  }

  private waitingOf(items: readonly FrontItem[]): ReadonlyMap<number, Waiting> {
    const { next, restCost } = this.grammar;
    const found = new Map<number, { symbol: number; items: number[]; best: number; cost: number }>();
    items.forEach(({ dotted, above }, item) => {
      const symbol = next[dotted] as number;
      const cost = (restCost[dotted + 1] as number) + (above?.cost ?? 0);
      const others = found.get(symbol);
      if (others === undefined) {
        found.set(symbol, { symbol, items: [item], best: item, cost });
        return;
      }
      others.items.push(item);
      if (cost < others.cost) Object.assign(others, { cost, best: item });
    });
    return found;
  }
}
