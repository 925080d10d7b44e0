import { codePointAt, emptyList, isMap, isObject, isSet, textSlice, uncurry } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { plainLength } from '../../heap/plain-length.js';
import { concretizeCall } from '../concretized-call.js';
const mapForEach = uncurry(Map.prototype.forEach);
const setForEach = uncurry(Set.prototype.forEach);
/** Models of `new Set(values)`, `new Map(entries)` and `new WeakMap(entries)`: keys and values keep their shadows. */
export function addCollectionConstructors(context, store, valueShadow) {
    const { models } = context;
    models.add(Set, filled(context, (filling, item, shadow) => add(filling, item, shadow, 0), store, valueShadow));
    const addEntry = (filling, entry) => {
        const key = peek(entry, 0);
        const value = peek(entry, 1);
        add(filling, key, context.side.read(entry, 0, key), context.side.read(entry, 1, value));
    };
    for (const constructor of [Map, WeakMap])
        models.add(constructor, filled(context, addEntry, store, valueShadow));
}
function add({ keys, keyShadows, valueShadows }, key, keyShadow, valueShadow) {
    keys[keys.length] = key;
    keyShadows[keyShadows.length] = keyShadow;
    valueShadows[valueShadows.length] = valueShadow;
}
function filled(context, addItem, store, valueShadow) {
    const { yields } = context;
    return {
        before: (call) => {
            call.state = yields.open();
        },
        after: (call, result) => {
            const collected = yields.close(call.state);
            if (!isObject(result))
                return 0;
            const filling = { keys: emptyList(), keyShadows: emptyList(), valueShadows: emptyList() };
            fill(context, call, collected, filling, addItem, valueShadow);
            noteFilling(context, call, result, filling, store);
            return 0;
        },
    };
}
function fill({ recorder, side, keys, iterations }, call, collected, filling, addItem, valueShadow) {
    const source = call.args[0];
    const length = typeof source === 'string' ? source.length : plainLength(source);
    const shadow = call.shadows[0] ?? 0;
    if (length !== undefined)
        recorder.takenAll(call.site, iterations.countOf(source, shadow, length), length);
    if (typeof source === 'string') {
        iterations.pairs.decide(call.site, source, shadow);
        for (let at = 0; at < source.length;) {
            const units = (codePointAt(source, at) ?? 0) > 0xffff ? 2 : 1;
            const character = textSlice(source, at, at + units);
            addItem(filling, character, iterations.character(source, shadow, at, character));
            at += units;
        }
    }
    else if (length !== undefined) {
        for (let at = 0; at < length; at++)
            addItem(filling, peek(source, at), side.read(source, at, peek(source, at)));
    }
    else if (isMap(source)) {
        mapForEach(source, (value, key) => add(filling, key, keys.shadowOf(source, key), valueShadow(source, key, value)));
    }
    else if (isSet(source))
        setForEach(source, (value) => add(filling, value, keys.shadowOf(source, value), 0));
    else
        for (let at = 0; at < collected.count; at++)
            addItem(filling, collected.elementAt(at), collected.shadowOfTurn(at));
}
/**
 * Decides for each key whether it equals an earlier one and which one, because that determines the size and the values.
 * Of equal keys the first one stays, with the last value.
 */
function noteFilling(context, call, collection, { keys, keyShadows, valueShadows }, store) {
    const before = emptyList();
    let isSymbolic = 0;
    for (let at = 0; at < keys.length; at++) {
        const key = keys[at];
        const shadow = keyShadows[at];
        isSymbolic |= shadow;
        if (valueShadows[at] !== 0)
            store(collection, key, valueShadows[at]);
        if (isObject(key) || typeof key === 'symbol')
            continue;
        let isThere = false;
        for (let other = 0; other < before.length; other++)
            if (before[other] === key || (before[other] !== before[other] && key !== key))
                isThere = true;
        const node = isSymbolic === 0 ? 0 : context.keys.among(collection, before, key, shadow, isThere);
        if (node < 0)
            return void concretizeCall(context, call, 'collection with many keys');
        context.recorder.branchOnce(call.site, node, isThere);
        if (isThere) {
            const found = isSymbolic === 0 ? 0 : context.keys.foundAs(collection, before, key, shadow);
            context.recorder.branchOnce(call.site, found, true);
            store(collection, key, valueShadows[at]);
            continue;
        }
        context.keys.note(collection, key, shadow);
        before[before.length] = key;
    }
}
