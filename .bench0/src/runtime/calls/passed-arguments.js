import { targetSite } from '../../core/raw-trace.js';
import { anyCallee } from '../../core/any-callee.js';
import { emptyList, isArray, isObject, isProxy, sameValue } from '../realm/intrinsics.js';
import { peek } from '../heap/peek.js';
/**
 * The shadows of the arguments of a target that is not a rewritten function: a proxy, or a function that native code
 * made around another one. The first rewritten function that is called with the same arguments takes them.
 */
export class PassedArguments {
    #registers;
    #recorder;
    #side;
    #waiting = null;
    constructor(registers, recorder, side) {
        this.#registers = registers;
        this.#recorder = recorder;
        this.#side = side;
    }
    /** Called before the call of the target. */
    open(target, self, args, shadows) {
        this.#waiting = {
            site: targetSite,
            target,
            self,
            args,
            selfShadow: 0,
            shadows,
            model: null,
            functionId: anyCallee,
            callback: null,
            late: null,
            state: undefined,
            outerCallee: 0,
            outerPending: null,
            outerUnderway: null,
        };
        this.#registers.callee = anyCallee;
        this.#registers.pending = this.#waiting;
    }
    /** Called when a rewritten function is entered; `values` are its parameters. */
    take(values) {
        const registers = this.#registers;
        registers.callee = 0;
        registers.pending = null;
        const call = this.#waiting;
        this.#waiting = null;
        if (call === null)
            return 0;
        const shadows = this.#placedInList(call, values) ?? shifted(call, values);
        if (shadows === undefined) {
            this.#concretize(call);
            return 0;
        }
        // A proxy passes its arguments on unchanged; other code may have read them.
        if (!isProxy(call.target))
            this.#recorder.note(call.site, this.#reason(call));
        return shadows;
    }
    /** Concretizes, at the end of a run, shadows that were not taken. */
    close() {
        const call = this.#waiting;
        this.#waiting = null;
        if (call !== null)
            this.#concretize(call);
    }
    #concretize(call) {
        for (let at = 0; at < call.args.length; at++)
            this.#recorder.concretize(call.site, call.args[at], call.shadows[at] ?? 0, this.#reason(call));
        this.#recorder.note(call.site, this.#reason(call));
    }
    #reason(call) {
        const name = isProxy(call.target) ? undefined : peek(call.target, 'name');
        return `argument reaches ${typeof name === 'string' && name !== '' ? name : 'the target'} through code that is not followed`;
    }
    /** A proxy trap gets the function, the receiver and the list of arguments. */
    #placedInList(call, values) {
        const list = values[2];
        if (!isProxy(call.target) || !isObject(list) || !isArray(list) || list.length !== call.args.length)
            return undefined;
        for (let at = 0; at < list.length; at++) {
            if (!sameValue(peek(list, at), call.args[at]))
                return undefined;
            this.#side.store(list, at, call.shadows[at] ?? 0);
        }
        return emptyList();
    }
}
/**
 * The shadows shifted to where the arguments are among the values, which may begin with others; undefined if they are
 * nowhere.
 */
function shifted({ args, shadows }, values) {
    for (let by = 0; by === 0 || by + args.length <= values.length; by++) {
        if (!isAt(args, values, by))
            continue;
        const all = emptyList();
        for (let at = 0; at < by; at++)
            all[at] = 0;
        for (let at = 0; at < args.length; at++)
            all[by + at] = shadows[at] ?? 0;
        return all;
    }
    return undefined;
}
/** Values of patterns and rest parameters are missing in `values`; without a shift, undefined matches any argument. */
function isAt(args, values, by) {
    for (let at = 0; at < args.length && by + at < values.length; at++) {
        const value = values[by + at];
        if (!sameValue(value, args[at]) && (by > 0 || value !== undefined))
            return false;
    }
    return true;
}
