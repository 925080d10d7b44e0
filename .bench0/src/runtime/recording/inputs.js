import { operatorCode } from '../../core/operators.js';
import { emptyList, textSlice } from '../realm/intrinsics.js';
/** Makes the inputs of a run symbolic. `input` is the number that identifies a value in expressions. */
export class SymbolicInputs {
    #runtime;
    constructor(runtime) {
        this.#runtime = runtime;
    }
    /** The shadow of a whole string. */
    text(input, value) {
        return this.#variable(operatorCode.text, input, value);
    }
    /** The shadow of a text with holes. Fixed parts are strings; the n-th hole is input `first` + n. */
    template(first, parts, value) {
        const texts = emptyList();
        const shadows = emptyList();
        let input = first;
        let at = 0;
        for (let i = 0; i < parts.length; i++) {
            const part = parts[i];
            const text = textSlice(value, at, at + part.length);
            at += part.length;
            texts[i] = text;
            shadows[i] = typeof part === 'string' ? 0 : this.text(input++, text);
        }
        const { recorder } = this.#runtime;
        const node = recorder.operation(operatorCode.concat, texts, shadows, value);
        recorder.textSegments.add(node, parts, shadows);
        return node;
    }
    number(input, value) {
        return this.#variable(operatorCode.numberValue, input, value);
    }
    int32(input, value) {
        return this.#variable(operatorCode.int32Value, input, value);
    }
    boolean(input, value) {
        return this.#variable(operatorCode.booleanValue, input, value);
    }
    bigint(input, value) {
        return this.#variable(operatorCode.bigintValue, input, value);
    }
    /** The number of elements of an array. */
    length(input, value) {
        return this.#variable(operatorCode.length, input, value);
    }
    /** The index of the value that an input has among several values. */
    choice(input, index) {
        return this.#variable(operatorCode.choice, input, index);
    }
    /** Makes bytes symbolic, and also their number. */
    bytesOfAnyLength(input, value) {
        this.bytes(input, value);
        const { recorder, side } = this.#runtime;
        const length = recorder.table.node(operatorCode.length, input, 0, 0, value.length);
        side.followLength(value, length, length);
    }
    /** Makes bytes symbolic; their shadows are stored for the memory. */
    bytes(input, value) {
        const { recorder, side } = this.#runtime;
        this.#runtime.live = 1;
        for (let at = 0; at < value.length; at++) {
            const place = side.bytes.placeOf(value, at);
            if (place !== undefined)
                side.bytes.put(place, recorder.table.node(operatorCode.byte, input, at, 0, value[at]));
        }
    }
    #variable(operator, input, value) {
        this.#runtime.live = 1;
        return this.#runtime.recorder.table.node(operator, input, 0, 0, value);
    }
    /** As `call`, for the target of a run, which may call a rewritten function natively. */
    callTarget(target, self, args, shadows) {
        const { channels } = this.#runtime;
        if (!channels.openTarget(target, self, args, shadows))
            return this.call(target, self, args, shadows);
        const result = this.#apply(target, self, args);
        this.#runtime.activations.leaveOpen(result);
        return { result, shadow: channels.passedBack(result) };
    }
    /** Calls a function with arguments and their shadows. */
    call(target, self, args, shadows) {
        const runtime = this.#runtime;
        const call = runtime.enter(0, target, self, args, 0, shadows);
        const result = this.#apply(target, self, args);
        runtime.activations.leaveOpen(result);
        if (call !== 0)
            return { result, shadow: runtime.leave(call, result) };
        return { result, shadow: runtime.returned === 0 ? 0 : runtime.takeReturned(target, result) };
    }
    /** The caller receives what the function throws, so it need not be concretized. */
    #apply(target, self, args) {
        let hasReturned = false;
        try {
            const result = this.#runtime.apply(target, self, args, 'target');
            hasReturned = true;
            return result;
        }
        finally {
            if (!hasReturned)
                this.#runtime.thrown = 0;
        }
    }
}
