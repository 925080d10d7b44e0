import { operatorCode } from '../../../core/operators.js';
import { emptyList, isMap, isObject, isSet, PrivateMap, PrivateWeakMap, uncurry } from '../../realm/intrinsics.js';
import { addCollectionConstructors } from './collection-constructors.js';
import { addMapIteration, membersOf } from './map-iteration.js';
import { concretizeCall } from '../concretized-call.js';
const mapForEach = uncurry(Map.prototype.forEach);
const setForEach = uncurry(Set.prototype.forEach);
const keyLimit = 4096;
/** Models of Map and Set. Values keep their shadows by key; a lookup by a symbolic key is a decision among the keys. */
export function addCollectionModels(context) {
    const { models } = context;
    const values = new PrivateWeakMap();
    const valueShadow = (map, key, value) => context.recorder.current(values.get(map)?.get(key) ?? 0, value);
    context.side.visitEntries = (collection, visit) => {
        if (isMap(collection))
            mapForEach(collection, (value, key) => {
                visit(key, context.keys.shadowOf(collection, key));
                visit(value, valueShadow(collection, key, value));
            });
        else
            setForEach(collection, (value) => visit(value, context.keys.shadowOf(collection, value)));
    };
    models.add(Map.prototype.get, { after: (call, result) => got(context, values, call, result) });
    models.add(Map.prototype.has, { after: (call, result) => member(context, call, result) });
    models.add(Set.prototype.has, { after: (call, result) => member(context, call, result) });
    const store = (map, key, shadow) => {
        let known = values.get(map);
        if (known === undefined)
            values.set(map, (known = new PrivateMap()));
        known.set(key, shadow);
        context.registers.heap = 1;
    };
    models.add(Map.prototype.set, stored(context, store));
    models.add(Set.prototype.add, {
        before: (call) => decideEntry(context, call),
        after: (call) => {
            noteKey(context, call);
            return 0;
        },
    });
    addCollectionConstructors(context, store, (map, key, value) => valueShadow(map, key, value));
    for (const remove of [Map.prototype.delete, Set.prototype.delete])
        models.add(remove, {
            before: (call) => decideEntry(context, call),
            after: (call, result) => member(context, call, result, true),
        });
    context.iterations.followSets((set) => membersOf(context, set));
    addMapIteration(context, valueShadow);
    models.add(WeakMap.prototype.get, {
        after: (call, result) => (isObject(call.self) ? valueShadow(call.self, call.args[0], result) : 0),
    });
    models.add(WeakMap.prototype.set, stored(context, store));
    models.add(WeakMap.prototype.has, { after: () => 0 });
    models.add(WeakSet.prototype.has, { after: () => 0 });
    // They only store the objects they are given.
    for (const holder of [WeakRef, WeakSet, FinalizationRegistry])
        models.add(holder, { after: () => 0 });
}
/** Records a stored key: later lookups may depend on it. */
function noteKey({ keys }, call) {
    if (isObject(call.self))
        keys.note(call.self, call.args[0], call.shadows[0] ?? 0);
}
/**
 * Decides whether the key is there and which entry it means: that determines the size, and which value is read, replaced
 * or removed.
 */
function decideEntry(context, call) {
    const { recorder, keys } = context;
    const shadow = call.shadows[0] ?? 0;
    if (!isObject(call.self) || (shadow === 0 && !keys.isNoted(call.self)))
        return;
    const all = keysOf(call.self);
    if (all === undefined)
        return void concretizeCall(context, call, 'key of a collection with objects in it');
    if (all.length === 0)
        return;
    const isThere = positionOf(all, call.args[0]) >= 0;
    const node = keys.among(call.self, all, call.args[0], shadow, isThere);
    if (node < 0)
        return void concretizeCall(context, call, 'key of a collection with many keys');
    recorder.branchOnce(call.site, node, isThere);
    if (isThere)
        recorder.branchOnce(call.site, keys.foundAs(call.self, all, call.args[0], shadow), true);
}
function stored(context, store) {
    return {
        before: (call) => decideEntry(context, call),
        after: (call) => {
            noteKey(context, call);
            if (isObject(call.self))
                store(call.self, call.args[0], call.shadows[1] ?? 0);
            return 0;
        },
    };
}
function got(context, values, call, result) {
    const { recorder } = context;
    const shadow = call.shadows[0] ?? 0;
    const stored = isObject(call.self) ? values.get(call.self)?.get(call.args[0]) : undefined;
    if (isObject(call.self) && context.keys.isNoted(call.self)) {
        decideEntry(context, call);
        return recorder.current(stored ?? 0, result);
    }
    if (shadow === 0)
        return stored === undefined ? 0 : recorder.current(stored, result);
    const keys = keysOf(call.self);
    if (keys === undefined)
        return concretizeCall(context, call, 'key of a Map with objects as keys');
    const { table, tables } = recorder;
    const index = positionOf(keys, call.args[0]);
    const constant = tables.keys(call.self, keys);
    recorder.key(call.site, table.node(operatorCode.keyIndex, constant, shadow, 0, index), index);
    if (stored !== undefined && stored !== 0)
        return recorder.current(stored, result);
    return looked(context, call, keys, shadow, result);
}
/** The value as an expression of the key, if all values are primitives. */
function looked({ recorder }, call, keys, shadow, result) {
    const all = emptyList();
    let plain = true;
    mapForEach(call.self, (value) => {
        if (isObject(value) || typeof value === 'symbol')
            plain = false;
        else
            all[all.length] = value;
    });
    if (!plain)
        return 0;
    const { table, tables } = recorder;
    return table.node(operatorCode.lookup, tables.entries(call.self, keys, all), shadow, 0, result);
}
/** The shadow of the result of `has`, or of `delete`, whose result is about the keys before the call. */
function member(context, call, result, removed = false) {
    const shadow = call.shadows[0] ?? 0;
    if ((shadow | context.keys.live) === 0)
        return 0;
    const keys = keysOf(call.self);
    if (keys === undefined)
        return concretizeCall(context, call, 'key of a collection with objects in it');
    if (removed && result === true)
        keys[keys.length] = call.args[0];
    const among = context.keys.among(call.self, keys, call.args[0], shadow, result === true);
    return among < 0 ? concretizeCall(context, call, 'key of a collection with many keys') : among;
}
/** The keys, if they are primitives and at most `keyLimit`; undefined otherwise. */
function keysOf(collection) {
    const keys = emptyList();
    let plain = true;
    const note = (key) => {
        if (isObject(key) || typeof key === 'symbol' || keys.length >= keyLimit)
            plain = false;
        else
            keys[keys.length] = key;
    };
    if (isMap(collection))
        mapForEach(collection, (_, key) => note(key));
    else if (isSet(collection))
        setForEach(collection, note);
    else
        return undefined;
    return plain ? keys : undefined;
}
function positionOf(keys, key) {
    for (let at = 0; at < keys.length; at++)
        if (keys[at] === key || (key !== key && keys[at] !== keys[at]))
            return at;
    return -1;
}
