/** Upper limit of levels that are compared. Cached comparisons make most of them short. */
const furthest = 100;
/**
 * Removes covered items. An item covers another if it can continue in every way that the other can: they have the same
 * dotted production, and each enclosing item of the other is covered by an enclosing item of the first. Its cost is
 * then no higher, so the other can be dropped. Otherwise every position where a bracket may have been opened would be
 * kept to the end of the word.
 */
export class Covering {
    /** Indexed by the ids of two item sets: whether the first covers the second. */
    #known = [];
    /** Removes the items that others cover. */
    maximal(items) {
        const byProduction = new Map();
        for (const item of items) {
            const rivals = byProduction.get(item.dotted);
            if (rivals === undefined) {
                byProduction.set(item.dotted, [item]);
                continue;
            }
            if (rivals.some((rival) => this.#coversAll(rival.within, item.within)))
                continue;
            const kept = rivals.filter((rival) => !this.#coversAll(item.within, rival.within));
            kept.push(item);
            byProduction.set(item.dotted, kept);
        }
        if (byProduction.size === items.length)
            return items;
        return [...byProduction.values()].flat();
    }
    /** False may also mean that the depth limit was reached; it is cached anyway, to avoid repeated comparisons. */
    #coversAll(itemSet, other, depth = furthest) {
        if (itemSet === other)
            return true;
        if (depth === 0 || (other.productions & ~itemSet.productions) !== 0)
            return false;
        const memo = (this.#known[itemSet.id] ??= new Map());
        let known = memo.get(other.id);
        if (known === undefined)
            memo.set(other.id, (known = this.#compare(itemSet, other, depth - 1)));
        return known;
    }
    /** Items are ordered by production, so that one pass over both sets finds the candidates for each. */
    #compare({ items }, other, depth) {
        let first = 0;
        for (const { dotted, within } of other.items) {
            while (first < items.length && items[first].dotted < dotted)
                first++;
            let at = first;
            while (items[at]?.dotted === dotted && !this.#coversAll(items[at].within, within, depth))
                at++;
            if (items[at]?.dotted !== dotted)
                return false;
        }
        return true;
    }
}
