import type { Front, Item } from './front.ts';

/** How far up surroundings are compared. What is known from earlier comparisons makes most of them short. */
const furthest = 100;

/**
 * An item covers another if it goes on in every way that the other does: the same dotted production, and for everything
 * that the other is within something that covers it. Then it costs no more either, and the other can be left out. Without
 * this, every place where a bracket may have been opened unnoticed would be carried along to the end of the word.
 */
export class Covering {
  /** By the numbers of two fronts: whether the first covers the second. */
  private readonly known: Map<number, boolean>[] = [];

  /** Leaves out the items that others cover. */
  maximal(items: readonly Item[]): readonly Item[] {
    const byProduction = new Map<number, Item[]>();
    for (const item of items) {
      const rivals = byProduction.get(item.dotted);
      if (rivals === undefined) {
        byProduction.set(item.dotted, [item]);
        continue;
      }
      if (rivals.some((rival) => this.coversAll(rival.within, item.within))) continue;
      const kept = rivals.filter((rival) => !this.coversAll(item.within, rival.within));
      kept.push(item);
      byProduction.set(item.dotted, kept);
    }
    if (byProduction.size === items.length) return items;
    return [...byProduction.values()].flat();
  }

  /** False may also mean that it was too far to see; it is noted all the same, or the same would be tried over and over. */
  private coversAll(front: Front, other: Front, depth: number = furthest): boolean {
    if (front === other) return true;
    if (depth === 0 || (other.productions & ~front.productions) !== 0) return false;
    const memo = (this.known[front.id] ??= new Map());
    let known = memo.get(other.id);
    if (known === undefined) memo.set(other.id, (known = this.compare(front, other, depth - 1)));
    return known;
  }

  /** Items are in the order of their productions, so that one pass over both fronts finds the rivals of each. */
  private compare({ items }: Front, other: Front, depth: number): boolean {
    let first = 0;
    for (const { dotted, within } of other.items) {
      while (first < items.length && (items[first] as Item).dotted < dotted) first++;
      let at = first;
      while (items[at]?.dotted === dotted && !this.coversAll((items[at] as Item).within, within, depth)) at++;
      if (items[at]?.dotted !== dotted) return false;
    }
    return true;
  }
}
