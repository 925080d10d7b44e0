import { operatorCode } from '../../core/operators.js';
import { decideIndexName } from './index-names.js';
import { emptyList, isArray, isObject, PrivateMap, PrivateWeakMap, sameValue, textOf } from '../realm/intrinsics.js';
/** Upper limit of writes per object by keys of the input; further keys are concretized. */
const writeLimit = 32;
/**
 * Objects that were written to by keys of the input: what they have under any other key depends on whether the keys are
 * equal. If all possible values are primitives, the result is an expression over the keys; otherwise the equalities are
 * decisions.
 */
export class KeyedWrites {
    #recorder;
    #logs = new PrivateWeakMap();
    /** 1 once any object has such a write. */
    live = 0;
    constructor(recorder) {
        this.#recorder = recorder;
    }
    reset() {
        this.#logs = new PrivateWeakMap();
        this.live = 0;
    }
    isLogged(object) {
        return this.live !== 0 && isObject(object) && this.#logs.get(object) !== undefined;
    }
    /** Records a write; false if the object has too many writes already. */
    note(object, property, node, value, shadow, before) {
        const isText = typeof property === 'string';
        const write = { node, isText, key: keyOf(object, property), value, shadow, before };
        let log = this.#logs.get(object);
        if (log === undefined) {
            log = { writes: emptyList(), fixed: new PrivateMap(), decidedWrites: 0, decidedNames: 0 };
            this.#logs.set(object, log);
        }
        if (log.writes.length >= writeLimit)
            return false;
        log.writes[log.writes.length] = write;
        this.live = 1;
        return true;
    }
    /** Records a write by a key that does not come from the input. */
    fix(object, key) {
        const log = this.#logs.get(object);
        if (log === undefined || typeof key === 'symbol')
            return;
        log.fixed.set(keyOf(object, key), log.writes.length);
    }
    /** The shadow of the value read under a key; `raw` is its shadow if no write by another key could have changed it. */
    read(site, object, property, value, raw) {
        const log = this.#logs.get(object);
        if (log === undefined || typeof property === 'symbol')
            return raw;
        const key = keyOf(object, property);
        const from = log.fixed.get(key) ?? 0;
        if (from === log.writes.length)
            return raw;
        const first = firstWrite(log, key, from);
        if (first !== undefined && !sameValue(lastWrite(log, key)?.value, value)) {
            this.fix(object, property);
            return raw;
        }
        const before = first === undefined ? { value, shadow: raw } : first.before;
        if (before === null || !isExpressible(log, from, before.value)) {
            this.#decide(site, log, key, from);
            return raw;
        }
        const { table } = this.#recorder;
        let node = this.#recorder.operand(before.shadow, before.value);
        let current = before.value;
        for (let at = from; at < log.writes.length; at++) {
            const write = log.writes[at];
            const isThis = this.#isKey(write, key);
            if (isThis === 0)
                continue;
            if (write.key === key)
                current = write.value;
            const written = this.#recorder.operand(write.shadow, write.value);
            node = table.node(operatorCode.conditional, isThis, written, node, current);
        }
        return node;
    }
    /** Decides which write stored the value of a key, last write first. */
    #decide(site, { writes }, key, from) {
        for (let at = writes.length - 1; at >= from; at--) {
            const write = writes[at];
            const isThis = write.key === key;
            this.#recorder.branchOnce(site, this.#isKey(write, key), isThis);
            if (isThis)
                return;
        }
    }
    /** The condition that the key of a write equals this key; 0 if it cannot. */
    #isKey(write, key) {
        const { table } = this.#recorder;
        const asked = write.isText ? textOf(key) : key;
        if (!write.isText && typeof asked !== 'number')
            return 0;
        return table.node(operatorCode.strictEquals, write.node, table.constant(asked), 0, write.key === key);
    }
    /** Decides for each write whether its key equals a key of the input; true if one does. */
    decideAmong(site, object, property, node) {
        const log = this.#logs.get(object);
        if (log === undefined)
            return false;
        const { table } = this.#recorder;
        const key = keyOf(object, property);
        for (let at = log.writes.length - 1; at >= 0; at--) {
            const write = log.writes[at];
            if (write.isText !== (typeof property === 'string'))
                continue;
            const isThis = write.key === key;
            if (write.node !== node)
                this.#recorder.branchOnce(site, table.node(operatorCode.strictEquals, write.node, node, 0, isThis), isThis);
            if (isThis)
                return true;
        }
        return false;
    }
    /** The names that the object has for any keys of the writes. */
    fixedNames(object, names) {
        const log = this.live === 0 ? undefined : this.#logs.get(object);
        if (log === undefined)
            return names;
        const fixed = emptyList();
        for (let at = 0; at < names.length; at++)
            if (isFixed(log, keyOf(object, names[at])))
                fixed[fixed.length] = names[at];
        return fixed;
    }
    /** The shadow of a name of the object; 0 if it does not come from the input. */
    shadowOfKey(object, name) {
        const log = this.live === 0 || !isObject(object) ? undefined : this.#logs.get(object);
        if (log === undefined)
            return 0;
        const key = keyOf(object, name);
        return isFixed(log, key) ? 0 : this.#recorder.current(lastWrite(log, key)?.node ?? 0, name);
    }
    /**
     * The condition that the key of some write equals the name, whose shadow is `asked`; 0 if that does not depend on the
     * input.
     */
    isAmong(object, name, asked, isOwn) {
        const log = this.#logs.get(object);
        if (log === undefined)
            return 0;
        const { table } = this.#recorder;
        let node = 0;
        for (let at = asked === 0 ? (log.fixed.get(keyOf(object, name)) ?? 0) : 0; at < log.writes.length; at++) {
            const write = log.writes[at];
            if (!write.isText)
                continue;
            const isThis = textOf(write.key) === name;
            if (isThis && asked === 0 && (isOwn ? write.before?.isOwn : write.before?.isThere) === true)
                return 0;
            const isKey = asked === 0 ? this.#isKey(write, name) : table.node(operatorCode.strictEquals, write.node, asked, 0, isThis);
            const isSome = isThis || (node !== 0 && table.valueAt(node) === true);
            node = node === 0 ? isKey : table.node(operatorCode.or, node, isKey, 0, isSome);
        }
        return node;
    }
    /** Concretizes the keys of all writes to an object. */
    concretizeKeys(site, object, reason) {
        const log = this.live === 0 ? undefined : this.#logs.get(object);
        if (log === undefined)
            return;
        for (let at = 0; at < log.writes.length; at++) {
            const { node } = log.writes[at];
            this.#recorder.concretize(site, this.#recorder.table.valueAt(node), node, reason);
        }
    }
    /** Decides the names of an object: which keys of its writes equal each other or one of the fixed names. */
    decideNames(site, object, names) {
        const log = this.live === 0 || !isObject(object) ? undefined : this.#logs.get(object);
        if (log === undefined || (log.decidedWrites === log.writes.length && log.decidedNames === names.length))
            return;
        log.decidedWrites = log.writes.length;
        log.decidedNames = names.length;
        const { table, tables } = this.#recorder;
        const fixed = this.fixedNames(object, names);
        const keys = tables.keys(object, fixed);
        for (let at = 0; at < log.writes.length; at++) {
            const { key, node, isText } = log.writes[at];
            if (!isText)
                continue;
            if (decideIndexName(this.#recorder, site, textOf(key), node))
                this.#recorder.concretize(site, textOf(key), node, 'array index in a list of keys');
            let index = -1;
            for (let other = 0; other < fixed.length; other++)
                if (fixed[other] === textOf(key))
                    index = other;
            if (fixed.length > 0)
                this.#recorder.key(site, table.node(operatorCode.keyIndex, keys, node, 0, index), index);
            if (index < 0)
                this.#decideAmong(site, log, at);
        }
    }
    /** Decides which earlier writes have the same key as a write. */
    #decideAmong(site, { writes }, at) {
        const { key, node } = writes[at];
        for (let other = 0; other < at; other++) {
            const earlier = writes[other];
            if (earlier.node === node || !earlier.isText)
                continue;
            const isSame = earlier.key === key;
            const condition = this.#recorder.table.node(operatorCode.strictEquals, earlier.node, node, 0, isSame);
            this.#recorder.branchOnce(site, condition, isSame);
        }
    }
}
/** Elements of arrays are keyed by number, all other properties by name. */
function keyOf(object, property) {
    if (!isArray(object))
        return textOf(property);
    const index = +property;
    return index >= 0 && textOf(index) === textOf(property) ? index : textOf(property);
}
function firstWrite({ writes }, key, from) {
    for (let at = from; at < writes.length; at++)
        if (writes[at]?.key === key)
            return writes[at];
    return undefined;
}
function lastWrite({ writes }, key) {
    for (let at = writes.length - 1; at >= 0; at--)
        if (writes[at]?.key === key)
            return writes[at];
    return undefined;
}
function isFixed(log, key) {
    const from = log.fixed.get(key);
    const first = firstWrite(log, key, from ?? 0);
    return first === undefined || from !== undefined || first.before?.isOwn === true;
}
function isExpressible({ writes }, from, value) {
    if (!isPrimitive(value))
        return false;
    for (let at = from; at < writes.length; at++) {
        const write = writes[at];
        if (write.before === null || !isPrimitive(write.value))
            return false;
    }
    return true;
}
function isPrimitive(value) {
    return !isObject(value) && typeof value !== 'symbol';
}
