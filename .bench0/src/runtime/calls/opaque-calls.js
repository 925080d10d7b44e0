import { emptyList, hasOwn, isObject, isProxy, isTypedArray, PrivateMap, PrivateWeakMap } from '../realm/intrinsics.js';
import { peek } from '../heap/peek.js';
import { concretizeContents } from '../heap/concretize-contents.js';
/**
 * Calls of functions that are neither rewritten nor modeled. Their operands are concretized. If all operands and the
 * result are primitives, the concretizations are removed again, and the result becomes an uninterpreted function of the
 * operands with this call as its only sample.
 */
export class OpaqueCalls {
    #recorder;
    #side;
    #throws;
    #names = new PrivateWeakMap();
    #namesakes = new PrivateMap();
    constructor(recorder, side, throws) {
        this.#recorder = recorder;
        this.#side = side;
        this.#throws = throws;
    }
    enter(call) {
        const { events } = this.#recorder;
        const from = events.count;
        this.concretize(call, `no model of ${givenName(call.target)}`);
        const concretized = { from, to: events.count };
        call.state = concretized;
    }
    /** Concretizes all operands of a call. */
    concretize(call, reason) {
        this.#recorder.concretize(call.site, call.self, call.selfShadow, reason);
        for (let at = 0; at < call.args.length; at++) {
            this.#recorder.concretize(call.site, call.args[at], call.shadows[at] ?? 0, reason);
            concretizeContents(this.#recorder, this.#side, call.site, call.args[at], reason);
        }
        if (isTypedArray(call.self))
            concretizeContents(this.#recorder, this.#side, call.site, call.self, reason);
    }
    /** The shadow of the result. */
    leave(call, result) {
        const { events } = this.#recorder;
        const { from, to } = call.state;
        if (from === to || events.count !== to || !isAnswer(result) || !takesPrimitives(call))
            return 0;
        const operands = emptyList();
        const shadows = emptyList();
        const name = this.#nameOf(call.target);
        operands[0] = name;
        shadows[0] = 0;
        for (let at = 0; at < call.args.length; at++) {
            operands[at + 1] = call.args[at];
            shadows[at + 1] = call.shadows[at] ?? 0;
        }
        const node = this.#recorder.opaque(operands, shadows, result);
        if (node === 0)
            return 0;
        events.count = from;
        // The function may throw for other operands; that is an uninterpreted function of them, too.
        operands[0] = `${name} throws`;
        this.#throws.ifTrue(call.site, this.#recorder.opaque(operands, shadows, false));
        return node;
    }
    /** Functions with the same name are numbered in the order of their first call. */
    #nameOf(target) {
        const known = this.#names.get(target);
        if (known !== undefined)
            return known;
        const name = givenName(target);
        const count = (this.#namesakes.get(name) ?? 0) + 1;
        this.#namesakes.set(name, count);
        const own = count === 1 ? name : `${name} ${count}`;
        this.#names.set(target, own);
        return own;
    }
}
/**
 * The name of a function if it is a string. Subjects may assign any value to `name`, also one that runs code when
 * converted.
 */
export function givenName(target) {
    const name = peek(target, 'name');
    return typeof name === 'string' && name !== '' ? name : 'a function';
}
function isPrimitive(value) {
    return !isObject(value) && typeof value !== 'symbol';
}
/** A function without a result is called for its side effects, which are not followed. */
function isAnswer(result) {
    return isPrimitive(result) && result !== undefined && result !== null;
}
/** A method depends on its object; a function stored in a namespace object (`path.join`) does not. */
function takesPrimitives({ self, target, args }) {
    for (let at = 0; at < args.length; at++)
        if (!isPrimitive(args[at]))
            return false;
    if (!isObject(self))
        return isPrimitive(self);
    const name = givenName(target);
    return !isProxy(self) && hasOwn(self, name) && peek(self, name) === target;
}
