import { nameFlag } from '../../core/name-flag.js';
import { operatorCode } from '../../core/operators.js';
import { ByteShadows } from '../bytes/byte-shadows.js';
import { memoryOf } from '../bytes/memory-range.js';
import { arrayBufferLength, fillBytes, getOwnPropertyDescriptor, getPrototypeOf, globalObject, hasOwn, isArray, isObject, isProxy, isTypedArray, PrivateWeakMap, sameValue, } from '../realm/intrinsics.js';
import { KeyedWrites } from './keyed-writes.js';
import { ParsedObjects } from './parsed-objects.js';
import { plainLength } from './plain-length.js';
/** Shadows of the values stored in objects. They are kept in tables beside the objects, never in the objects. */
export class SideTable {
    #byObject = new PrivateWeakMap();
    #absentOf = new PrivateWeakMap();
    #proxied = null;
    #registers;
    #recorder;
    /** True if some object with shadows is a prototype, so that inherited properties may have shadows. */
    isInherited = false;
    /** Visits the keys and values of a Map or a Set with their shadows; set by the models of collections. */
    visitEntries = () => { };
    /** Shadows of the elements of typed arrays. */
    bytes;
    writes;
    parsed;
    constructor(registers, recorder) {
        this.bytes = new ByteShadows(registers, recorder);
        this.writes = new KeyedWrites(recorder);
        this.parsed = new ParsedObjects(recorder);
        this.#registers = registers;
        this.#recorder = recorder;
    }
    reset() {
        this.#byObject = new PrivateWeakMap();
        this.#absentOf = new PrivateWeakMap();
        this.isInherited = false;
        this.#proxied = null;
        this.bytes.reset();
        this.writes.reset();
        this.parsed.reset();
    }
    of(object) {
        return isObject(object) ? this.#byObject.get(object) : undefined;
    }
    /** The shadow of a property with a known value; `site` is the site of the read. */
    read(object, key, value, site) {
        if ((this.bytes.live | this.bytes.lengths.live) !== 0 && typeof key === 'number' && isTypedArray(object))
            return this.#readElement(object, key, value);
        const shadows = this.of(object);
        if (shadows === undefined)
            return 0;
        const raw = this.#stored(object, shadows, key, value);
        if (raw !== 0 && this.parsed.live !== 0)
            this.parsed.decideLeaf(site ?? this.#recorder.events.lastSite, raw, value);
        if (this.writes.live === 0)
            return raw;
        return this.writes.read(site ?? this.#recorder.events.lastSite, object, key, value, raw);
    }
    /** As `read`, where the write that stored the value is already decided. */
    readDecided(object, key, value) {
        const shadows = this.of(object);
        return shadows === undefined ? 0 : this.#stored(object, shadows, key, value);
    }
    #stored(object, shadows, key, value) {
        const shadow = shadows[key];
        if (shadow === undefined)
            return value === undefined ? this.#absent(object, key) : 0;
        if (shadow === 0)
            return 0;
        const current = this.#recorder.current(shadow, value);
        if (current === 0)
            shadows[key] = 0;
        return current;
    }
    /** Records a store by a key of the input, whose shadow is `node`; false if the key must be concretized. */
    noteKeyed(object, key, node, value, shadow, before) {
        this.create(object);
        // On another input the key may be any name.
        if (this.#registers.keyed === 0)
            fillBytes(this.#registers.flags, 1);
        this.#registers.keyed = 1;
        return this.writes.note(object, key, node, value, shadow, before);
    }
    /** As `read`, for a property that may be inherited. */
    readInherited(object, key, value, site) {
        let holder = object;
        for (let steps = 0; holder !== null && steps < 64 && !isProxy(holder); steps++) {
            const shadow = this.read(holder, key, value, site);
            if (shadow !== 0 || hasOwn(holder, key))
                return shadow;
            holder = getPrototypeOf(holder);
        }
        return 0;
    }
    /** As `readInherited`, from the first prototype whose shadow has this value. */
    findInherited(object, key, value) {
        if (!isObject(object) || isProxy(object))
            return 0;
        let holder = getPrototypeOf(object);
        for (let steps = 0; holder !== null && steps < 64 && !isProxy(holder); steps++) {
            const shadow = this.of(holder)?.[key] ?? 0;
            if (shadow !== 0 && sameValue(this.#recorder.table.valueAt(shadow), value))
                return shadow;
            holder = getPrototypeOf(holder);
        }
        return 0;
    }
    store(object, key, shadow) {
        if (!isObject(object) || isObject(key))
            return;
        if (this.writes.live !== 0)
            this.writes.fix(object, key);
        this.place(object, key, shadow);
    }
    /** As `store`, without marking the key as fixed for keyed writes. */
    place(object, property, shadow) {
        const key = property;
        if (typeof key === 'number' && (shadow | this.bytes.live) !== 0 && isTypedArray(object)) {
            return this.#storeElement(object, key, shadow);
        }
        if (property === 'length' && isArray(object))
            this.#forgetBeyond(object);
        if (shadow === 0) {
            const shadows = this.#byObject.get(object);
            if (shadows !== undefined && shadows[property] !== undefined)
                shadows[property] = 0;
            return;
        }
        if (typeof property === 'string')
            this.#registers.flags[nameFlag(property)] = 1;
        this.create(object)[property] = shadow;
        if (this.#proxied !== null && this.#isProxied(object))
            this.#concretizeStored(shadow, 'stored behind a proxy');
        if (object === globalObject)
            this.#concretizeStored(shadow, 'stored in a global variable');
    }
    #concretizeStored(shadow, reason) {
        const { table, events } = this.#recorder;
        this.#recorder.concretize(events.lastSite, table.valueAt(shadow), shadow, reason);
    }
    /** From here on the object may be read and written through a proxy, which is not followed. */
    noteProxied(object) {
        this.#proxied ??= new PrivateWeakMap();
        this.#proxied.set(object, true);
    }
    #isProxied(object) {
        return isProxy(object) || this.#proxied?.get(object) === true;
    }
    /**
     * Checks a store by an assignment: if a setter of the host received the value, it cannot be followed. Private names
     * are not properties.
     */
    checkStored(object, key, shadow, site) {
        if (this.#proxied !== null && shadow !== 0 && isObject(object) && this.#isProxied(object))
            return this.#recorder.concretize(site, this.#recorder.table.valueAt(shadow), shadow, 'stored behind a proxy');
        if (shadow === 0 || typeof key !== 'string' || key[0] === '#' || !isObject(object) || isProxy(object))
            return;
        if (!hasOwn(object, key) && !isArray(object))
            this.#recorder.concretize(site, this.#recorder.table.valueAt(shadow), shadow, 'passed to a setter of the host');
    }
    /** Sets the function that gives the shadow of absent properties, which another input may define. */
    followAbsent(object, shadowOf) {
        this.create(object);
        this.#absentOf.set(object, shadowOf);
        // On another input any name may be present.
        fillBytes(this.#registers.flags, 1);
    }
    #absent(object, key) {
        const shadowOf = this.#absentOf.get(object);
        return shadowOf === undefined || typeof key === 'symbol' ? 0 : shadowOf(key);
    }
    /**
     * Decides whether an array whose length depends on the input has an element at the index that was read. If
     * `followAbsent` gives absent elements a shadow, the value itself depends on the input instead.
     */
    decideWithin(site, array, index) {
        const length = this.of(array)?.['length'] ?? 0;
        if (length === 0 || !(index >= 0 && index % 1 === 0) || this.#absentOf.get(array) !== undefined)
            return;
        const count = plainLength(array);
        const node = this.#recorder.current(length, count);
        if (node === 0 || count === undefined)
            return;
        const { table } = this.#recorder;
        const isWithin = index < count;
        this.#recorder.branchOnce(site, table.node(operatorCode.greaterThan, node, table.constant(index), 0, isWithin), isWithin);
    }
    /** Decides the length of an array, because what follows depends on it: one decision per element, as in a loop. */
    decideLength(site, array) {
        if (isTypedArray(array))
            return this.bytes.lengths.decide(site, array);
        const length = this.of(array)?.['length'] ?? 0;
        const count = length === 0 ? undefined : plainLength(array);
        if (count === undefined)
            return;
        this.#recorder.takenAll(site, this.#recorder.current(length, count), count);
        // From here on the path condition implies the length.
        this.store(array, 'length', 0);
    }
    /** The length of an array was set: shadows beyond its end are cleared. */
    #forgetBeyond(array) {
        const shadows = this.#byObject.get(array);
        if (shadows === undefined)
            return;
        for (let at = array.length; shadows[at] !== undefined; at++)
            shadows[at] = 0;
    }
    /** The shadow of a name of an object; 0 if it does not come from the input. */
    shadowOfName(object, name) {
        return this.writes.shadowOfKey(object, name) || this.parsed.shadowOfName(object, name);
    }
    /** True if a property or an element of the object has a shadow. */
    holdsShadows(object) {
        return this.of(object) !== undefined || (isTypedArray(object) && this.bytes.holds(object));
    }
    #readElement(view, index, value) {
        const place = this.bytes.placeOf(view, index);
        if (place !== undefined)
            return this.bytes.read(place, value);
        this.bytes.lengths.decideIndex(this.#recorder.events.lastSite, view, index);
        return 0;
    }
    /** Makes `node` the length of a view of single bytes, and of its buffer if the view covers all of it. */
    followLength(view, node, decided) {
        const memory = memoryOf(view);
        if (memory === undefined || node === 0)
            return;
        this.#followLengthOf(view, node, decided);
        this.store(view, 'length', node);
        if (arrayBufferLength(memory.buffer) === memory.length)
            this.#followLengthOf(memory.buffer, node, decided);
    }
    #followLengthOf(object, node, decided) {
        this.bytes.lengths.follow(object, node, decided);
        this.store(object, 'byteLength', node);
    }
    #storeElement(view, index, shadow) {
        const place = this.bytes.placeOf(view, index);
        if (place !== undefined)
            this.bytes.write(place, shadow, view[index]);
    }
    create(object) {
        const known = this.#byObject.get(object);
        if (known !== undefined)
            return known;
        const shadows = { __proto__: null };
        this.#byObject.set(object, shadows);
        this.#registers.heap = 1;
        if (typeof object === 'function' || isPrototype(object))
            this.isInherited = true;
        return shadows;
    }
    /** Replaces the shadows of an object whose elements were moved natively. */
    replace(object, shadows) {
        this.#byObject.set(object, shadows ?? { __proto__: null });
        if (shadows !== undefined)
            this.#registers.heap = 1;
    }
}
/** True if the object is the `prototype` of its constructor. */
function isPrototype(object) {
    if (isProxy(object))
        return false;
    const constructor = getOwnPropertyDescriptor(object, 'constructor')?.value;
    if (typeof constructor !== 'function' || isProxy(constructor))
        return false;
    return getOwnPropertyDescriptor(constructor, 'prototype')?.value === object;
}
