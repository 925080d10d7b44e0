import { operatorCode } from '../../core/operators.js';
import { emptyList, getOwnPropertyNames, isArray, isObject, isProxy, isTypedArray, objectPrototype, sameValue, textOf, typedArrayLength, } from '../realm/intrinsics.js';
import { mayBeUndefined } from './may-be-undefined.js';
import { allNames, elementLimit, inheritsFromObject, namesOf, numbersAmongKeys } from './object-names.js';
import { peek, peekGetter } from './peek.js';
/** Larger tables are not written into expressions. */
const tableLimit = 4096;
/** Shadows of the results of property reads. */
export class ObjectReads {
    #registers;
    #recorder;
    #side;
    #channels;
    #natives;
    constructor(registers, recorder, side, channels, natives) {
        this.#natives = natives;
        this.#registers = registers;
        this.#recorder = recorder;
        this.#side = side;
        this.#channels = channels;
    }
    read(object, key, value, objectShadow, site) {
        if (objectShadow !== 0) {
            if (isObject(object))
                return this.#recorder.kinds.property(objectShadow, key, value);
            if (key !== 'length' || typeof object !== 'string')
                return this.#ofPrimitive(object, key, value, objectShadow);
            return this.#recorder.lengthOfString(object, value, objectShadow);
        }
        if (!isObject(object))
            return 0;
        if (this.#registers.returned !== 0)
            return this.#fromGetter(object, key, value);
        const shadow = this.#side.isInherited
            ? this.#side.readInherited(object, key, value, site)
            : this.#side.read(object, key, value, site);
        return shadow !== 0 || this.#natives.live === 0 ? shadow : this.#natives.read(object, key, value, site);
    }
    /** As `read`, for values that were read without running code of the subject. */
    readOwn(site, holder, key, value) {
        if (typeof key === 'number')
            this.#side.decideWithin(site, holder, key);
        if (!isObject(holder))
            return 0;
        const shadow = this.#side.isInherited
            ? this.#side.readInherited(holder, key, value, site)
            : this.#side.read(holder, key, value, site);
        return shadow !== 0 || this.#natives.live === 0 ? shadow : this.#natives.read(holder, key, value, site);
    }
    /** Called before a method call. If the object was written to by keys of the input, they decide which method it is. */
    decideMethod(site, object, key) {
        if (!isObject(object) || isObject(key) || !this.#side.writes.isLogged(object))
            return;
        this.#side.read(object, key, peek(object, key), site);
    }
    /** The value that an assignment has just stored, or passed to a setter of the subject. */
    storedValue(object, key) {
        return this.#registers.setting === 0 ? peek(object, key) : this.#registers.setValue;
    }
    /** Decides whether the value is undefined, because what follows depends on it. */
    decideUndefined(site, value, shadow) {
        if (!mayBeUndefined(this.#recorder.table, shadow))
            return;
        const isUndefined = value === undefined;
        const node = this.#recorder.binary(operatorCode.strictEquals, value, undefined, isUndefined, shadow, 0);
        this.#recorder.branchOnce(site, node, isUndefined);
    }
    #ofPrimitive(object, key, value, shadow) {
        if (peekGetter(object, key) !== undefined)
            this.#recorder.concretize(this.#recorder.events.lastSite, object, shadow, 'receiver that is a primitive');
        return this.#ofJson(key, value, shadow);
    }
    /** Where a JSON text has a primitive, another text can have an object with this property. */
    #ofJson(key, value, shadow) {
        const { table } = this.#recorder;
        if (value !== undefined || typeof key === 'symbol' || table.operatorOf(shadow) !== operatorCode.jsonValue)
            return 0;
        const path = table.valueAt(table.secondOf(shadow));
        const longer = emptyList();
        for (let at = 0; at < path.values.length; at++)
            longer[at] = path.values[at];
        longer[path.values.length] = key;
        const constant = table.tableConstant({ kind: 'table', values: longer }, longer);
        return table.node(operatorCode.jsonValue, table.firstOf(shadow), constant, 0, undefined);
    }
    #fromGetter(object, key, value) {
        const getter = peekGetter(object, key);
        if (getter !== undefined)
            return this.#channels.takeReturned(getter, value);
        return this.#side.read(object, key, value);
    }
    readKey(site, object, key, value, objectShadow, keyShadow) {
        const recorder = this.#recorder;
        if (typeof object === 'string')
            return this.#ofText(site, object, key, value, objectShadow, keyShadow);
        const shadow = recorder.current(keyShadow, key);
        if (shadow !== 0) {
            const selected = this.#bySymbolicKey(site, object, key, value, shadow);
            if (selected !== 0)
                return selected;
            if (this.#side.writes.isLogged(object))
                return this.#side.readDecided(object, key, value);
        }
        if (isObject(key))
            return this.#readText(site, object, key, value);
        if (typeof key === 'number')
            this.#side.decideWithin(site, object, key);
        return this.read(object, key, value, 0, site);
    }
    #ofText(site, text, key, value, shadow, keyShadow) {
        const recorder = this.#recorder;
        if (typeof key === 'number')
            return recorder.binary(operatorCode.indexString, text, key, value, shadow, keyShadow);
        recorder.concretize(site, key, keyShadow, 'symbolic property name of a string');
        if (key === 'length')
            return recorder.lengthOfString(text, value, shadow);
        const index = typeof key === 'string' ? +key : -1;
        if (!(index >= 0) || textOf(index) !== key)
            return 0;
        return recorder.binary(operatorCode.indexString, text, index, value, shadow, 0);
    }
    /** The key was an object that was converted to a string natively. */
    #readText(site, object, key, value) {
        const shadow = this.#recorder.ofObject(key);
        return shadow === 0 ? 0 : this.readKey(site, object, this.#recorder.table.valueAt(shadow), value, 0, shadow);
    }
    #bySymbolicKey(site, object, key, value, shadow) {
        if (isObject(object) && !isProxy(object)) {
            if (isTypedArray(object))
                this.#decideInside(site, object, key, shadow);
            if (typeof key === 'number' && (isArray(object) || isTypedArray(object))) {
                this.#side.decideLength(site, object);
                const selected = this.#select(object, key, value, shadow);
                return selected === 0 ? this.lookUp(site, object, key, value, shadow) : selected;
            }
            if (typeof key === 'number' && this.#side.writes.isLogged(object)) {
                // Writes by numbers of the input are logged by name.
                const name = textOf(key);
                const node = this.#recorder.unary(operatorCode.toStringValue, key, name, shadow);
                return this.lookUp(site, object, name, value, node);
            }
            if (typeof key === 'number' || (typeof key === 'string' && !isArray(object)))
                return this.lookUp(site, object, key, value, shadow);
        }
        this.#recorder.concretize(site, key, shadow, 'symbolic key of an object that is not a constant table');
        return 0;
    }
    /** Decides whether an index is inside a view whose length depends on the input. */
    #decideInside(site, view, key, shadow) {
        const length = this.#side.bytes.lengths.of(view);
        if (length === 0 || typeof key !== 'number')
            return;
        const count = this.#recorder.table.valueAt(length);
        const test = this.#recorder.binary(operatorCode.lessThan, key, count, key < count, shadow, length);
        this.#recorder.branchOnce(site, test, key < count);
    }
    /** The expression of `table[i]` for a table of primitives without shadows. */
    #select(table, index, value, shadow) {
        if (this.#side.holdsShadows(table) || isObject(value) || typeof value === 'symbol')
            return 0;
        const length = isArray(table) ? table.length : typedArrayLength(table);
        if (length > tableLimit)
            return 0;
        const values = emptyList();
        for (let at = 0; at < length; at++) {
            const item = isArray(table) ? peek(table, at) : table[at];
            if (isObject(item) || typeof item === 'symbol')
                return 0;
            values[at] = item;
        }
        if (!sameValue(values[index], value))
            return 0;
        const constant = this.#recorder.tables.values(table, values);
        return this.#recorder.table.node(operatorCode.select, constant, shadow, 0, value);
    }
    /**
     * Decides which key of an object a symbolic name or number is (a decision with many outcomes), and returns the shadow
     * of the value found there.
     */
    lookUp(site, object, key, value, shadow) {
        const decided = this.decideKey(site, object, key, shadow);
        if (decided === undefined)
            return 0;
        const { keys, index } = decided;
        if (isObject(value) ||
            typeof value === 'symbol' ||
            this.#side.of(object) !== undefined ||
            (index < 0 && value !== undefined))
            return 0;
        const values = emptyList();
        for (let at = 0; at < keys.length; at++) {
            const item = peek(object, keys[at]);
            if (isObject(item) || typeof item === 'symbol')
                return 0;
            values[at] = item;
        }
        // The values of getters are not known.
        if (index >= 0 && !sameValue(values[index], value))
            return 0;
        const { table, tables } = this.#recorder;
        const map = tables.entries(object, keys, values);
        return table.node(operatorCode.lookup, map, shadow, 0, value);
    }
    /**
     * Decides which key of an object a symbolic key is; undefined if it was concretized or is the key of a logged write.
     */
    decideKey(site, object, key, shadow) {
        this.#side.parsed.decideNames(site, object);
        if (this.#side.writes.live !== 0 && this.#side.writes.decideAmong(site, object, key, shadow))
            return undefined;
        const decided = this.keyIndex(object, key, shadow);
        if (decided.node === 0) {
            this.#recorder.concretize(site, key, shadow, 'object with too many keys');
            return undefined;
        }
        this.#recorder.key(site, decided.node, decided.index);
        if (decided.index < 0 && typeof key === 'string')
            this.#decideInherited(site, object, key, shadow);
        return decided;
    }
    /** A key that the object does not have may be a property of `Object.prototype`. */
    #decideInherited(site, object, key, shadow) {
        if (!inheritsFromObject(object))
            return;
        const names = getOwnPropertyNames(objectPrototype);
        let isThere = false;
        for (let at = 0; at < names.length; at++)
            if (names[at] === key)
                isThere = true;
        const { table, tables } = this.#recorder;
        const constant = tables.keys(objectPrototype, names);
        this.#recorder.branchOnce(site, table.node(operatorCode.hasKey, constant, shadow, 0, isThere), isThere);
    }
    keyIndex(object, key, shadow) {
        const { writes } = this.#side;
        const keys = typeof key === 'string' ? writes.fixedNames(object, namesOf(object)) : numbersAmongKeys(object);
        const limit = isArray(object) || isTypedArray(object) ? elementLimit : tableLimit;
        if (keys.length > limit)
            return { keys, node: 0, index: -1 };
        let index = -1;
        for (let at = 0; at < keys.length; at++)
            if (keys[at] === key || sameValue(keys[at], key))
                index = at;
        const constant = this.#recorder.tables.keys(object, keys);
        return { keys, node: this.#recorder.table.node(operatorCode.keyIndex, constant, shadow, 0, index), index };
    }
    /** The shadow of the result of `hasOwnProperty`, `Object.hasOwn` and similar functions. */
    hasKey(object, key, result, shadow) {
        if (!isObject(object))
            return 0;
        const node = isObject(key) ? this.#recorder.ofObject(key) : 0;
        if (node !== 0)
            return this.hasKey(object, this.#recorder.table.valueAt(node), result, node);
        this.#decideListed(object, shadow);
        if (shadow === 0 && !this.#side.writes.isLogged(object))
            return typeof key === 'string' ? this.#side.parsed.hasName(object, key, result) : 0;
        const names = isProxy(object) ? undefined : getOwnPropertyNames(object);
        return this.#isAmong(object, names, key, result, shadow, true);
    }
    /** The shadow of the result of `key in object`. */
    isIn(object, key, result, shadow) {
        if (!isObject(object))
            return 0;
        const node = isObject(key) ? this.#recorder.ofObject(key) : 0;
        if (node !== 0)
            return this.isIn(object, this.#recorder.table.valueAt(node), result, node);
        this.#decideListed(object, shadow);
        if (shadow !== 0 || this.#side.writes.isLogged(object))
            return this.#isAmong(object, allNames(object), key, result, shadow, false);
        // Inherited properties do not depend on the input.
        const isInherited = typeof key !== 'string' || peek(objectPrototype, key) !== undefined;
        return isInherited ? 0 : this.#side.parsed.hasName(object, key, result);
    }
    /** Decides which elements and names the object has before one of them is looked up. */
    #decideListed(object, shadow) {
        const site = this.#recorder.events.lastSite;
        this.#side.decideLength(site, object);
        if (shadow !== 0)
            this.#side.parsed.decideNames(site, object);
    }
    #isAmong(object, names, key, result, shadow, isOwn) {
        const recorder = this.#recorder;
        const isNumber = typeof key === 'number';
        const name = isNumber ? textOf(key) : key;
        const node = isNumber
            ? recorder.unary(operatorCode.toStringValue, key, name, shadow)
            : recorder.current(shadow, key);
        const isKnown = names !== undefined && names.length <= tableLimit && typeof name === 'string';
        // The names are searched, because reading a property of a module namespace throws while the binding is not
        // initialized.
        let isThere = false;
        if (isKnown)
            for (let at = 0; at < names.length; at++)
                if (names[at] === name)
                    isThere = true;
        if (isKnown && isThere === result)
            return this.#hasName(object, names, name, node, isOwn);
        recorder.concretize(recorder.events.lastSite, key, shadow, 'key of an object that cannot be listed');
        return 0;
    }
    /** Decides the names of an object or the length of an array, because what follows depends on them. */
    decideNames(site, object) {
        this.#side.parsed.decideNames(site, object);
        this.listNames(site, object, 0);
    }
    /** As `decideNames`, but names keep their shadows. The names of a string are its indices. */
    listNames(site, object, shadow) {
        if (typeof object === 'string')
            return this.#recorder.takenAll(site, this.#recorder.lengthOfString(object, object.length, shadow), object.length);
        this.#side.decideLength(site, object);
        this.#side.parsed.decideCount(site, object);
        if (isObject(object) && !isProxy(object) && this.#side.writes.isLogged(object))
            this.#side.writes.decideNames(site, object, getOwnPropertyNames(object));
    }
    /** The condition that a name is one of the fixed names of the object or the key of one of its writes. */
    #hasName(object, names, name, asked, isOwn) {
        const { table, tables } = this.#recorder;
        const { writes } = this.#side;
        const written = writes.live === 0 ? 0 : writes.isAmong(object, name, asked, isOwn);
        if (asked === 0)
            return written;
        const fixed = writes.fixedNames(object, names);
        let isFixed = false;
        for (let at = 0; at < fixed.length; at++)
            if (fixed[at] === name)
                isFixed = true;
        if (fixed.length === 0 && written !== 0)
            return written;
        const has = table.node(operatorCode.hasKey, tables.keys(object, fixed), asked, 0, isFixed);
        if (written === 0)
            return has;
        return table.node(operatorCode.or, written, has, 0, isFixed || table.valueAt(written) === true);
    }
}
