import { nameFlag } from '../../core/name-flag.js';
import { operatorCode } from '../../core/operators.js';
import { copyList, emptyList, isObject, PrivateMap, PrivateWeakMap } from '../realm/intrinsics.js';
/** Upper limit of symbolic keys in one condition; beyond it, the question is concretized. */
const keyLimit = 64;
/** Keys of objects, Maps and Sets that come from the input, so that lookups depend on them. */
export class StoredKeys {
    #registers;
    #recorder;
    #byHolder = new PrivateWeakMap();
    /** 1 once any holder has such a key. */
    live = 0;
    constructor(registers, recorder) {
        this.#registers = registers;
        this.#recorder = recorder;
    }
    reset() {
        this.#byHolder = new PrivateWeakMap();
        this.live = 0;
    }
    note(holder, key, shadow) {
        const node = this.#recorder.current(shadow, key);
        let keys = this.#byHolder.get(holder);
        if (node === 0 && keys === undefined)
            return;
        if (keys === undefined)
            this.#byHolder.set(holder, (keys = new PrivateMap()));
        keys.set(key, node);
        if (node === 0)
            return;
        this.live = 1;
        this.#registers.heap = 1;
        if (typeof key === 'string')
            this.#registers.flags[nameFlag(key)] = 1;
    }
    /** True if a key from the input was stored in the holder. */
    isNoted(holder) {
        return this.live !== 0 && this.#byHolder.get(holder) !== undefined;
    }
    /** The shadow of a key of the holder; 0 if it does not come from the input. */
    shadowOf(holder, key) {
        if (this.live === 0 || !isObject(holder))
            return 0;
        return this.#recorder.current(this.#byHolder.get(holder)?.get(key) ?? 0, key);
    }
    /**
     * The condition that a key is among the given keys of the holder; 0 if that does not depend on the input, -1 if more
     * than `keyLimit` keys do.
     */
    among(holder, keys, key, keyShadow, result) {
        const { table, tables } = this.#recorder;
        const asked = this.#recorder.operand(keyShadow, key);
        // An object or a symbol never equals a value from the input.
        if (asked === 0)
            return 0;
        const known = this.live === 0 ? undefined : this.#byHolder.get(holder);
        const fixed = emptyList();
        let node = 0;
        let count = 0;
        for (let at = 0; at < keys.length; at++) {
            const shadow = known?.get(keys[at]) ?? 0;
            if (shadow === 0)
                fixed[fixed.length] = keys[at];
            else if (++count > keyLimit)
                return -1;
            else
                node = this.#or(node, table.node(operatorCode.sameValueZero, shadow, asked, 0, same(keys[at], key)));
        }
        if (keyShadow === 0)
            return isAmong(fixed, key) ? 0 : node;
        if (fixed.length === 0 && node !== 0)
            return node;
        const constant = node === 0 ? tables.keys(holder, fixed) : table.tableConstant({ kind: 'keys', keys: copyList(fixed) }, fixed);
        return this.#or(node, table.node(operatorCode.hasKey, constant, keyShadow, 0, node === 0 ? result : isAmong(fixed, key)));
    }
    /**
     * The condition that a key that is there equals just the key of the holder it was found as; 0 if only one of them can
     * be meant. Keys of a holder differ from each other, so this determines the entry.
     */
    foundAs(holder, keys, key, keyShadow) {
        const { table } = this.#recorder;
        const asked = this.#recorder.operand(keyShadow, key);
        if (asked === 0)
            return 0;
        const known = this.live === 0 ? undefined : this.#byHolder.get(holder);
        let found = 0;
        let candidates = 0;
        for (let at = 0; at < keys.length; at++) {
            const shadow = known?.get(keys[at]) ?? 0;
            if ((shadow | keyShadow) !== 0)
                candidates++;
            if (!same(keys[at], key))
                continue;
            if ((shadow | keyShadow) === 0)
                return 0;
            found = shadow === 0 ? table.constant(keys[at]) : shadow;
        }
        return candidates < 2 || found === 0 ? 0 : table.node(operatorCode.sameValueZero, found, asked, 0, true);
    }
    #or(left, right) {
        const { table } = this.#recorder;
        if (left === 0)
            return right;
        return table.node(operatorCode.or, left, right, 0, table.valueAt(left) === true || table.valueAt(right) === true);
    }
}
function same(a, b) {
    return a === b || (a !== a && b !== b);
}
function isAmong(keys, key) {
    for (let at = 0; at < keys.length; at++)
        if (same(keys[at], key))
            return true;
    return false;
}
