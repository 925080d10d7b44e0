import { operatorCode } from '../../core/operators.js';
import { decideIndexName } from './index-names.js';
import { copyList, emptyList, getOwnPropertyDescriptor, getOwnPropertyNames, getPrototypeOf, hasOwn, isArray, isObject, isProxy, isTypedArray, sameValue, textOf, } from '../realm/intrinsics.js';
import { ownDescriptor } from '../realm/language-objects.js';
import { findProperty } from './peek.js';
/** Upper limit of names among which accessors are looked for; keys of larger objects are concretized. */
const namesLimit = 4096;
const absent = { isOwn: false, isThere: false, value: undefined, shadow: 0 };
const unknown = { before: null, length: -1 };
const unexpected = 'key of a store that cannot be followed';
/** Stores to properties whose key has a shadow. */
export class KeyedStores {
    #recorder;
    #side;
    #reads;
    #announced = null;
    constructor(recorder, side, reads) {
        this.#recorder = recorder;
        this.#side = side;
        this.#reads = reads;
    }
    /** Called before a property is written to. Keeps its present value, which it may still have on another input. */
    announce(object, key) {
        this.#announced = null;
        if (!isObject(object) || isProxy(object) || isTypedArray(object) || isObject(key))
            return;
        const length = isArray(object) ? object.length : -1;
        this.#announced = { object, key, before: this.#before(object, key), length };
    }
    #before(object, key) {
        const found = findProperty(object, key);
        if (found === undefined)
            return absent;
        if (!hasOwn(found, 'value'))
            return null;
        const isOwn = hasOwn(object, key);
        const shadow = isOwn ? this.#recorder.current(this.#side.of(object)?.[key] ?? 0, found.value) : 0;
        return { isOwn, isThere: true, value: found.value, shadow };
    }
    /** Records that a value was stored; without a key shadow, only the shadow of the value is stored. */
    store(site, object, key, keyShadow, shadow) {
        const announced = this.#announced;
        this.#announced = null;
        const isAnnounced = announced !== null && announced.object === object && sameValue(announced.key, key);
        const { before, length } = isAnnounced ? announced : unknown;
        const stored = isObject(object) && !isProxy(object) && !isObject(key) ? ownValue(object, key) : undefined;
        this.decideAccessor(site, object, key, keyShadow);
        this.#stored(site, object, key, keyShadow, stored, shadow, before, length);
    }
    /** Records that a setter was called under a key that has a shadow. */
    storedBySetter(site, object, key, keyShadow) {
        this.#announced = null;
        this.decideAccessor(site, object, key, keyShadow);
        this.#recorder.concretize(site, key, keyShadow, 'key of a setter');
    }
    /** Decides whether a key from the input is that of an accessor of the object. */
    decideAccessor(site, object, key, keyShadow) {
        const node = this.#recorder.current(keyShadow, key);
        if (node === 0 || !isObject(object) || isProxy(object) || typeof key !== 'string')
            return;
        const names = accessorNames(object);
        if (names === undefined)
            return this.#recorder.concretize(site, key, node, 'key of an object with many names');
        if (names.length === 0)
            return;
        let isThere = false;
        let identity = 'names of accessors';
        for (let at = 0; at < names.length; at++) {
            identity += `\n${names[at]}`;
            if (names[at] === key)
                isThere = true;
        }
        const { table } = this.#recorder;
        const known = table.tableConstant({ kind: 'keys', keys: copyList(names) }, identity);
        this.#recorder.branchOnce(site, table.node(operatorCode.hasKey, known, node, 0, isThere), isThere);
    }
    /** Records a property of a new object; `earlier` and `later` are the names stored before and after it. */
    storeNew(site, object, key, keyShadow, shadow, earlier, later) {
        let before = absent;
        for (let at = 0; at < earlier.length; at++)
            if (earlier[at] === key)
                before = null;
        let isLast = true;
        for (let at = 0; at < later.length; at++)
            if (later[at] === key)
                isLast = false;
        if (isLast)
            this.#stored(site, object, key, keyShadow, ownValue(object, key), shadow, before);
        else
            this.#recorder.concretize(site, key, keyShadow, 'key of a property that is stored again');
        if (this.#side.writes.live !== 0)
            for (let at = 0; at < later.length; at++)
                this.#side.writes.fix(object, later[at]);
    }
    /**
     * Records one of the entries of which an object was made; `before` is what earlier entries stored under the same key.
     */
    storeEntry(site, object, key, keyShadow, value, shadow, before) {
        this.#stored(site, object, key, keyShadow, { value }, shadow, before ?? absent);
    }
    /** Records a property that was copied from another object, where its name comes from the input. */
    storeCopied(site, object, name, keyShadow, shadow) {
        this.#stored(site, object, name, keyShadow, ownValue(object, name), shadow, null);
    }
    /** Decides which property is about to be deleted. */
    remove(site, object, key, keyShadow) {
        const node = this.#recorder.current(keyShadow, key);
        if (node === 0 || !isObject(object))
            return;
        const isKnown = !isProxy(object) && (typeof key === 'string' || typeof key === 'number');
        if (!isKnown || this.#side.writes.isLogged(object))
            this.#recorder.concretize(site, key, node, 'key of a deleted property');
        else
            this.#reads.decideKey(site, object, key, node);
    }
    /** As `store`, with the previous state of the property given. */
    #stored(site, object, key, keyShadow, stored, shadow, before, length = -1) {
        const node = this.#recorder.current(keyShadow, key);
        if (node === 0)
            return this.#side.store(object, key, shadow);
        if (!isObject(object))
            return;
        if (isProxy(object) || (typeof key !== 'string' && typeof key !== 'number'))
            return this.#unfollowed(site, object, key, node, shadow);
        if (isTypedArray(object)) {
            if (typeof key === 'number')
                this.#reads.decideKey(site, object, key, node);
            else
                this.#recorder.concretize(site, key, node, unexpected);
            return this.#side.store(object, key, shadow);
        }
        if (stored === undefined)
            return this.#unfollowed(site, object, key, node, shadow);
        if (isArray(object) && typeof key === 'string' && decideIndexName(this.#recorder, site, key, node))
            return this.#unfollowed(site, object, key, node, shadow);
        const isIndex = isArray(object) && typeof key === 'number';
        if (isIndex && !this.#decideIndex(site, object, key, node, length))
            return this.#unfollowed(site, object, key, node, shadow);
        const name = isIndex ? key : textOf(key);
        const asked = isIndex || typeof key === 'string' ? node : this.#asText(key, name, node);
        const valueShadow = this.#recorder.current(shadow, stored.value);
        this.#side.place(object, name, valueShadow);
        if (!this.#side.noteKeyed(object, name, asked, stored.value, valueShadow, before))
            this.#unfollowed(site, object, key, node, shadow);
    }
    #asText(key, name, node) {
        return this.#recorder.unary(operatorCode.toStringValue, key, name, node);
    }
    #unfollowed(site, object, key, node, shadow) {
        this.#recorder.concretize(site, key, node, unexpected);
        this.#side.store(object, key, shadow);
    }
    /**
     * Decides whether a number is an array index and whether it is below the length; an index beyond extends the array.
     * False if the write cannot be followed.
     */
    #decideIndex(site, array, index, node, length) {
        const isWhole = index % 1 === 0;
        this.#decide(site, operatorCode.isInteger, node, 0, isWhole);
        if (!isWhole)
            return false;
        const { table } = this.#recorder;
        this.#decide(site, operatorCode.greaterOrEqual, node, table.constant(0), index >= 0);
        if (index < 0 || length < 0)
            return false;
        const isWithin = index < length;
        const end = this.#recorder.current(this.#side.of(array)?.['length'] ?? 0, length) || table.constant(length);
        this.#decide(site, operatorCode.lessThan, node, end, isWithin);
        if (!isWithin)
            this.#side.place(array, 'length', table.node(operatorCode.add, node, table.constant(1), 0, index + 1));
        return true;
    }
    #decide(site, operator, left, right, isTrue) {
        this.#recorder.branchOnce(site, this.#recorder.table.node(operator, left, right, 0, isTrue), isTrue);
    }
}
/** The descriptor of an own data property; undefined for accessors and missing properties. */
function ownValue(object, key) {
    const stored = getOwnPropertyDescriptor(object, key);
    return stored === undefined || !hasOwn(stored, 'value') ? undefined : stored;
}
/** The names of accessors of the object and its prototypes; undefined if there are too many names to look at. */
function accessorNames(object) {
    const names = emptyList();
    for (let holder = object; holder !== null && !isProxy(holder); holder = getPrototypeOf(holder)) {
        const own = getOwnPropertyNames(holder);
        if (own.length > namesLimit)
            return undefined;
        for (let at = 0; at < own.length; at++) {
            const descriptor = ownDescriptor(holder, own[at]);
            if (descriptor !== undefined && !hasOwn(descriptor, 'value'))
                names[names.length] = own[at];
        }
    }
    return names;
}
