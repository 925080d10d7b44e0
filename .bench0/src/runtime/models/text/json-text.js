import { operatorCode } from '../../../core/operators.js';
import { emptyList, getOwnPropertyDescriptor, isArray, isObject, isProxy, ownKeys } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
const { stringify } = JSON;
const deepest = 64;
const partLimit = 4096;
/** Builds the text of plain objects and arrays as `JSON.stringify` does, from constants and parts of the input. */
export class JsonText {
    #context;
    #texts = emptyList();
    #shadows = emptyList();
    #values = emptyList();
    #leaves = emptyList();
    #site;
    /** True once a value was found whose text is built in another way. */
    #isStrange = false;
    constructor(context, site) {
        this.#context = context;
        this.#site = site;
    }
    /** The shadow of the text; 0 if nothing in it comes from the input or the leaves were concretized. */
    of(value, text) {
        this.#write(value, 0);
        if (this.#leaves.length === 0)
            return 0;
        const { recorder } = this.#context;
        let whole = '';
        for (let at = 0; at < this.#texts.length; at++)
            whole += this.#texts[at];
        if (!this.#isStrange && whole === text)
            return recorder.operation(operatorCode.concat, this.#texts, this.#shadows, text);
        for (let at = 0; at < this.#leaves.length; at++)
            recorder.concretize(this.#site, this.#values[at], this.#leaves[at], 'JSON.stringify of an object');
        return 0;
    }
    #write(object, depth) {
        const toJson = peek(object, 'toJSON');
        if (depth > deepest || isProxy(object) || typeof toJson === 'function' || this.#texts.length > partLimit) {
            this.#isStrange = true;
            return;
        }
        if (isArray(object))
            this.#writeList(object, depth);
        else
            this.#writeProperties(object, depth);
    }
    #writeList(list, depth) {
        this.#context.side.decideLength(this.#site, list);
        this.#add('[', 0);
        for (let at = 0; at < list.length; at++) {
            if (at > 0)
                this.#add(',', 0);
            this.#value(list, at, peek(list, at), depth);
        }
        this.#add(']', 0);
    }
    #writeProperties(object, depth) {
        this.#context.reads.decideNames(this.#site, object);
        const keys = ownKeys(object);
        let isFirst = true;
        this.#add('{', 0);
        for (let at = 0; at < keys.length; at++) {
            const key = keys[at];
            const descriptor = getOwnPropertyDescriptor(object, key);
            if (typeof key === 'symbol' || descriptor?.enumerable !== true)
                continue;
            const value = descriptor.value;
            if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
                continue;
            if (!isFirst)
                this.#add(',', 0);
            isFirst = false;
            this.#add(stringify(key), this.#quoted(this.#context.side.shadowOfName(object, key), key));
            this.#add(':', 0);
            this.#value(object, key, value, depth);
        }
        this.#add('}', 0);
    }
    #value(holder, key, value, depth) {
        if (isObject(value) && typeof value !== 'function')
            return this.#write(value, depth + 1);
        if (typeof value === 'bigint')
            this.#isStrange = true;
        else
            this.#add(stringify(value) ?? 'null', this.#quoted(this.#shadowOf(holder, key, value), value));
    }
    /** The names of the object are decided, and with them which value is under each of them. */
    #shadowOf(holder, key, value) {
        const { side } = this.#context;
        return isArray(holder) ? side.read(holder, key, value) : side.readDecided(holder, key, value);
    }
    /** The shadow of the JSON text of a primitive. */
    #quoted(shadow, value) {
        if (shadow === 0)
            return 0;
        this.#values[this.#leaves.length] = value;
        this.#leaves[this.#leaves.length] = shadow;
        const written = stringify(value);
        if (written === undefined)
            this.#isStrange = true;
        return this.#context.recorder.unary(operatorCode.jsonStringify, value, written, shadow);
    }
    #add(text, shadow) {
        this.#texts[this.#texts.length] = text;
        this.#shadows[this.#shadows.length] = shadow;
    }
}
