import { Covering } from './covering.js';
import { nothing } from './dotted-grammar.js';
/** Keeps one object per item and per item set. */
export class ItemSetStore {
    #grammar;
    #itemSets = new Map();
    #items = [];
    #covering = new Covering();
    constructor(grammar) {
        this.#grammar = grammar;
    }
    itemOf(dotted, within, above) {
        const known = (this.#items[within.id] ??= new Map());
        let item = known.get(dotted);
        if (item === undefined)
            known.set(dotted, (item = { dotted, within, above }));
        return item;
    }
    /** The set of unfinished items; each must be given once. */
    itemSetOf(items) {
        const sorted = items.toSorted(inOrder);
        const key = keyOf(sorted);
        let itemSet = this.#itemSets.get(key);
        if (itemSet === undefined)
            this.#itemSets.set(key, (itemSet = this.#build(sorted)));
        return itemSet;
    }
    /** Finds the item set that the records lead to. */
    advanceTo({ items, before, cause }) {
        const records = new Map();
        items.forEach((item, record) => {
            if (this.#grammar.next[item.dotted] !== nothing)
                records.set(item, record);
        });
        const to = this.itemSetOf(this.#covering.maximal([...records.keys()]));
        const recordOf = Int32Array.from(to.items, (item) => records.get(item));
        return { to, recordOf, items, before, cause: Int32Array.from(cause) };
    }
    #build(items) {
        const waiting = this.#waitingOf(items);
        return {
            id: this.#itemSets.size,
            hash: items.reduce((hash, { dotted, within }) => mix(mix(hash, dotted), within.hash), 1),
            productions: items.reduce((bits, { dotted }) => bits | (1 << (dotted % 32)), 0),
            items,
            waiting,
            wanted: [...waiting.values()].filter(({ symbol }) => symbol >= 0),
            parts: new Map(),
            continuations: new Map(),
            chains: new Map(),
            advances: new Map(),
        };
    }
    #waitingOf(items) {
        const { next, restCost } = this.#grammar;
        const found = new Map();
        for (const item of items) {
            const symbol = next[item.dotted];
            const cost = restCost[item.dotted + 1] + (item.above?.cost ?? 0);
            const others = found.get(symbol);
            if (others === undefined) {
                found.set(symbol, { symbol, items: [item], best: item, cost });
                continue;
            }
            others.items.push(item);
            if (cost < others.cost)
                Object.assign(others, { cost, best: item });
        }
        return found;
    }
}
/** Orders by hash before id: ids depend on earlier queries, and the order of items decides among equal costs. */
function inOrder(a, b) {
    return a.dotted - b.dotted || a.within.hash - b.within.hash || a.within.id - b.within.id;
}
function keyOf(items) {
    let key = '';
    for (const { dotted, within } of items)
        key += `${dotted} ${within.id},`;
    return key;
}
function mix(hash, value) {
    const mixed = Math.imul(hash ^ value, 0x85eb_ca6b);
    return mixed ^ (mixed >>> 15);
}
