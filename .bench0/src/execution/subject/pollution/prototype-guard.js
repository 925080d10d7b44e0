import { bare } from '../bare.js';
const { getOwnPropertyDescriptor, hasOwn, getPrototypeOf } = Object;
// Unlike those of `Object`, these return false instead of throwing if an object is frozen.
const { ownKeys, defineProperty, deleteProperty, setPrototypeOf } = Reflect;
const { stringify: quoted } = JSON;
const watchedConstructors = [Object, Array, Function, String, Number, Boolean, RegExp, Date, Error, Promise, Map, Set];
/**
 * Detects changes that a run makes to the prototypes that all code shares, and reverts them. The check is cheap for a
 * run without changes: properties assigned by mistake are enumerable, and the existing ones of `Object.prototype` are
 * compared.
 */
export class PrototypeGuard {
    #watched = [];
    #object;
    #names = [];
    #values = [];
    constructor() {
        for (let i = 0; i < watchedConstructors.length; i++) {
            const { name, prototype } = watchedConstructors[i];
            this.#watched[i] = { name: `${name}.prototype`, prototype, parent: null, keys: [], descriptors: [] };
        }
        this.#object = Object.prototype;
    }
    /** Takes the current state as the expected one: a subject may extend prototypes while it loads. */
    accept() {
        for (let i = 0; i < this.#watched.length; i++) {
            const watched = this.#watched[i];
            watched.parent = getPrototypeOf(watched.prototype);
            watched.keys = ownKeys(watched.prototype);
            const descriptors = [];
            for (let k = 0; k < watched.keys.length; k++) {
                descriptors[k] = bare(getOwnPropertyDescriptor(watched.prototype, watched.keys[k]));
            }
            watched.descriptors = descriptors;
        }
        const { keys, descriptors } = this.#watched[0];
        let count = 0;
        for (let k = 0; k < keys.length; k++) {
            if (typeof keys[k] !== 'string' || !hasOwn(descriptors[k], 'value'))
                continue;
            this.#names[count] = keys[k];
            this.#values[count++] = descriptors[k].value;
        }
        this.#names.length = this.#values.length = count;
    }
    /** Restores all prototypes; returns the first change of the last run. */
    restore() {
        if (this.#looksUntouched())
            return undefined;
        let found;
        for (let i = 0; i < this.#watched.length; i++) {
            const change = this.#restoreOne(this.#watched[i]);
            found ??= change;
        }
        return found;
    }
    #looksUntouched() {
        const object = this.#object;
        for (let k = 0; k < this.#names.length; k++) {
            if (object[this.#names[k]] !== this.#values[k])
                return false;
        }
        for (let i = 0; i < this.#watched.length; i++) {
            const { prototype, descriptors, keys } = this.#watched[i];
            for (const name in prototype) {
                let isKnown = false;
                for (let k = 0; k < keys.length; k++)
                    if (keys[k] === name && descriptors[k]?.enumerable === true)
                        isKnown = true;
                // The name is inherited from `Object.prototype` or new: both need the full comparison.
                if (!isKnown)
                    return false;
            }
        }
        return true;
    }
    #restoreOne({ name, prototype, parent, keys, descriptors }) {
        let message;
        if (getPrototypeOf(prototype) !== parent) {
            setPrototypeOf(prototype, parent);
            message = `the prototype of ${name} was replaced`;
        }
        const now = ownKeys(prototype);
        for (let k = 0; k < now.length; k++) {
            const key = now[k];
            if (includes(keys, key))
                continue;
            // Quoted, because a key may be empty or read like a part of the sentence.
            message ??= `${name} got a property ${typeof key === 'string' ? quoted(key) : printed(key)}`;
            deleteProperty(prototype, key);
        }
        for (let k = 0; k < keys.length; k++) {
            const key = keys[k];
            const before = descriptors[k];
            const after = getOwnPropertyDescriptor(prototype, key);
            if (after !== undefined && isSame(before, bare(after)))
                continue;
            message ??= `${name}.${printed(key)} was ${after === undefined ? 'deleted' : 'replaced'}`;
            defineProperty(prototype, key, before);
        }
        return message === undefined ? undefined : { what: name, message };
    }
}
function includes(keys, key) {
    for (let k = 0; k < keys.length; k++)
        if (keys[k] === key)
            return true;
    return false;
}
function isSame(a, b) {
    return a.value === b.value && a.get === b.get && a.set === b.set;
}
function printed(key) {
    return typeof key === 'symbol' ? 'named by a symbol' : `${key}`;
}
