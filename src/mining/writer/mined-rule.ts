import { forEachSymbol, type Part } from '../generalization/part.ts';

/** The rules of a mined grammar before they have names. */
export interface MinedRule {
  readonly id: string;
  /** The function that it comes from. */
  readonly name: string;
  readonly isIteration: boolean;
  readonly body: Part;
}

/** How often each symbol is used in rules that can be reached. */
export function useCounts(rules: ReadonlyMap<string, MinedRule>, start: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>([[start, 1]]);
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    forEachSymbol(rules.get(id)!.body, (symbol) => {
      if (!counts.has(symbol)) open.push(symbol);
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    });
  }
  return counts;
}
