import { operatorCode } from '../../core/operators.js';
import { arrayBufferLength, isAnyArrayBuffer, isDataView, isObject, isProxy, isTypedArray, PrivateWeakMap, typedArrayLength, } from '../realm/intrinsics.js';
import { memoryOf } from './memory-range.js';
/**
 * Lengths of views and buffers that depend on the input. Code that is not rewritten computes with the concrete length,
 * so the length is decided before such code gets the view. What is made of the view afterwards has a fixed length.
 */
export class ViewLengths {
    /** 1 once any length depends on the input. */
    live = 0;
    #byObject = new PrivateWeakMap();
    #recorder;
    constructor(recorder) {
        this.#recorder = recorder;
    }
    reset() {
        this.live = 0;
        this.#byObject = new PrivateWeakMap();
    }
    /**
     * Records that `node` is the length of a buffer or of a view of single bytes. `decided` has the same value; as long
     * as it keeps that value, no other length is possible.
     */
    follow(object, node, decided) {
        this.live = 1;
        this.#byObject.set(object, { node, decided });
    }
    /** The node of the length of a buffer or of a view of single bytes; 0 if it does not depend on the input. */
    of(object) {
        return this.#followed(object)?.node ?? 0;
    }
    #followed(object) {
        if (this.live === 0 || !isObject(object) || isProxy(object))
            return undefined;
        const followed = this.#byObject.get(object);
        if (followed === undefined)
            return undefined;
        const length = isTypedArray(object) ? typedArrayLength(object) : arrayBufferLength(object);
        return this.#recorder.table.valueAt(followed.node) === length ? followed : undefined;
    }
    /** Decides the length of `object`, if it is a view or a buffer: it is about to be read to its end. */
    decide(site, object) {
        if (this.live === 0 || !isObject(object) || isProxy(object))
            return;
        if (isDataView(object))
            return this.decide(site, memoryOf(object)?.buffer);
        if (!isTypedArray(object) && !isAnyArrayBuffer(object))
            return;
        const decided = this.#followed(object)?.decided ?? 0;
        if (decided !== 0)
            this.#recorder.takenAll(site, decided, this.#recorder.table.valueAt(decided));
    }
    /** Decides only whether there is an element at an index. */
    decideIndex(site, object, index) {
        const followed = this.#followed(object);
        if (followed === undefined || !(index >= 0))
            return;
        const { table } = this.#recorder;
        const isThere = index < table.valueAt(followed.node);
        const counted = isThere ? followed.decided : followed.node;
        const test = table.node(operatorCode.greaterThan, counted, table.constant(index), 0, isThere);
        this.#recorder.branchOnce(site, test, isThere);
    }
    /**
     * Decides what a read from `start` to `end` depends on. If both are valid positions, that is only whether the view
     * reaches `end`; otherwise it is the length.
     */
    decideRange(site, object, start, end) {
        const node = this.of(object);
        if (node === 0)
            return;
        const length = this.#recorder.table.valueAt(node);
        if (!isPosition(end, length) || !(start === undefined || isPosition(start, length)))
            return this.decide(site, object);
        if (end > 0)
            this.decideIndex(site, object, end - 1);
    }
    /**
     * Follows the length of `part`, which `subarray` or `slice` made of `whole`. Without `end`, the part extends to the
     * end of the whole.
     */
    decidePart(site, whole, part, start, end) {
        const followed = this.#followed(whole);
        if (followed === undefined)
            return;
        const length = this.#recorder.table.valueAt(followed.node);
        const from = start === undefined ? 0 : start;
        if (end !== undefined || !isPosition(from, length) || !isTypedArray(part))
            return this.decideRange(site, whole, start, end);
        if (from > 0)
            this.decideIndex(site, whole, from - 1);
        this.follow(part, this.#less(followed.node, from), this.#less(followed.decided, from));
    }
    #less(node, count) {
        if (count === 0)
            return node;
        const { table } = this.#recorder;
        return table.node(operatorCode.subtract, node, table.constant(count), 0, table.valueAt(node) - count);
    }
}
function isPosition(given, length) {
    return typeof given === 'number' && given >= 0 && given <= length && given % 1 === 0;
}
