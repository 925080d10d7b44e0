import { copyList, emptyList, PrivateWeakMap, sameValue, textOf } from '../realm/intrinsics.js';
/**
 * Nodes of tables, key sets and patterns that the subject reads; equal ones share one node. Most lookups find the
 * contents of the object unchanged, so a snapshot is kept: computing the identity is the expensive part.
 */
export class TableConstants {
    #table;
    #ofKeys = new PrivateWeakMap();
    #ofValues = new PrivateWeakMap();
    #ofEntries = new PrivateWeakMap();
    #ofPatterns = new PrivateWeakMap();
    constructor(table) {
        this.#table = table;
    }
    keys(owner, keys) {
        return this.#node(this.#ofKeys, owner, 'keys', keys, () => ({ kind: 'keys', keys: copyList(keys) }));
    }
    values(owner, values) {
        return this.#node(this.#ofValues, owner, 'table', values, () => ({ kind: 'table', values: copyList(values) }));
    }
    entries(owner, keys, values) {
        const items = emptyList();
        for (let at = 0; at < keys.length; at++)
            items[at] = keys[at];
        for (let at = 0; at < values.length; at++)
            items[keys.length + at] = values[at];
        return this.#node(this.#ofEntries, owner, 'map', items, () => ({
            kind: 'map',
            keys: copyList(keys),
            values: copyList(values),
        }));
    }
    pattern(regExp, source, flags) {
        const items = emptyList();
        items[0] = source;
        items[1] = flags;
        return this.#node(this.#ofPatterns, regExp, 'regExp', items, () => ({ kind: 'regExp', source, flags }));
    }
    #node(snapshots, owner, kind, items, make) {
        let snapshot = snapshots.get(owner);
        if (snapshot === undefined || !sameItems(snapshot.items, items)) {
            snapshot = { items, constant: make(), identity: identityOf(kind, items) };
            snapshots.set(owner, snapshot);
        }
        return this.#table.tableConstant(snapshot.constant, snapshot.identity);
    }
}
function sameItems(some, others) {
    if (some.length !== others.length)
        return false;
    for (let at = 0; at < some.length; at++)
        if (!sameValue(some[at], others[at]))
            return false;
    return true;
}
/** Only equal lists of primitives have the same identity. */
function identityOf(kind, items) {
    let identity = kind;
    for (let at = 0; at < items.length; at++) {
        const text = sameValue(items[at], -0) ? '-0' : textOf(items[at]);
        identity += `,${typeof items[at]}${text.length}:${text}`;
    }
    return identity;
}
