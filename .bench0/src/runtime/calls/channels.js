import { anyCallee } from '../../core/any-callee.js';
import { nativeContinuation } from './activations.js';
import { emptyList, sameValue } from '../realm/intrinsics.js';
import { givenName, OpaqueCalls } from './opaque-calls.js';
import { PassedArguments } from './passed-arguments.js';
import { throwsItself } from '../recording/throws-itself.js';
/**
 * Passes shadows from callers to callees and back. They are keyed by function id, so that native code between the two
 * cannot deliver them to the wrong function.
 */
export class Channels {
    #registers;
    #recorder;
    #activations;
    callees;
    #opaque;
    #passed;
    #lengths;
    #bound = emptyList();
    constructor(registers, recorder, throws, side, activations, callees) {
        this.#registers = registers;
        this.#recorder = recorder;
        this.#activations = activations;
        this.callees = callees;
        this.#opaque = new OpaqueCalls(recorder, side, throws);
        this.#passed = new PassedArguments(registers, recorder, side);
        this.#lengths = side.bytes.lengths;
        recorder.events.returning = registers;
        recorder.events.returnedToNative = () => this.concretizeReturned();
    }
    /**
     * Rewritten callers take a returned shadow at once. A shadow that is still there was returned to native code, where
     * it is lost.
     */
    concretizeReturned() {
        const { returned } = this.#registers;
        this.#registers.returned = 0;
        const { table, events } = this.#recorder;
        const shadow = returned === -1 ? this.#activations.leave(this.#registers.activation) : returned;
        if (shadow > 0)
            this.#recorder.concretize(events.lastSite, table.valueAt(shadow), shadow, 'returned to native code');
    }
    /**
     * True if a rewritten function can be called directly: no shadow is passed, and none is pending that the function
     * could take by mistake.
     */
    needsNothing(target, selfShadow, shadows) {
        return selfShadow === 0 && isZero(shadows) && this.#registers.pending === null && this.callees.idOf(target) !== 0;
    }
    isForeign(target) {
        return typeof target === 'function' && this.callees.idOf(target) === 0 ? 1 : 0;
    }
    enter(site, target, self, args, selfShadow, shadows) {
        if (typeof target !== 'function') {
            this.concretizeAll(site, self, selfShadow, args, shadows, 'call of a value that is not a function, or is behind a getter or a proxy');
            return 0;
        }
        const { model, functionId, bound, ignoresShadows } = this.callees.constructing(target);
        if (bound !== null) {
            bound.isCalled = true;
            return this.enter(site, bound.target, bound.self, joined(bound.args, args), bound.selfShadow, joined(bound.shadows, shadows));
        }
        const registers = this.#registers;
        const call = {
            site,
            target,
            self,
            args,
            selfShadow: this.#recorder.current(selfShadow, self),
            shadows: this.#current(args, shadows),
            model,
            functionId,
            callback: null,
            late: null,
            state: undefined,
            outerCallee: registers.callee,
            outerPending: registers.pending,
            outerUnderway: registers.underway,
        };
        if (registers.returned !== 0)
            this.concretizeReturned();
        this.#recorder.events.lastSite = site;
        if (functionId === 0 && this.#lengths.live !== 0 && model?.decidesLengths !== true)
            this.#decideLengths(call);
        registers.underway = model === null ? null : call;
        if (model !== null)
            model.before?.(call);
        else if (functionId !== 0) {
            registers.callee = functionId;
            registers.pending = call;
            this.#recorder.concretize(site, self, call.selfShadow, 'receiver that is a primitive');
            if (ignoresShadows)
                this.concretizeAll(site, self, selfShadow, args, shadows, 'arguments of a generator in sloppy code');
        }
        else
            this.#opaque.enter(call);
        return call;
    }
    #decideLengths({ site, self, args }) {
        this.#lengths.decide(site, self);
        for (let at = 0; at < args.length; at++)
            this.#lengths.decide(site, args[at]);
    }
    /**
     * Prepares the call of the target of a run. If the target takes no shadows itself, they are kept for the first
     * function that does.
     */
    openTarget(target, self, args, shadows) {
        const { model, functionId, bound } = this.callees.constructing(target);
        const isFollowed = model !== null || functionId !== 0 || bound !== null;
        if (!isFollowed)
            this.#passed.open(target, self, args, shadows);
        return !isFollowed;
    }
    /** The shadow of the result of such a target, if it is the result of the function that took its arguments. */
    passedBack(result) {
        const registers = this.#registers;
        const { returned } = registers;
        registers.returned = 0;
        return returned === 0 ? 0 : this.#delivered(returned, result);
    }
    bind(target, bound) {
        this.callees.bind(target, bound);
        if (bound.selfShadow !== 0 || !isZero(bound.shadows))
            this.#bound[this.#bound.length] = bound;
    }
    /** The shadow of the value that fulfilled a promise. */
    settled(promise, value) {
        const registers = this.#registers;
        const { returned } = registers;
        const isAnswer = returned > 0 && this.#activations.isAnswer(promise);
        if (!isAnswer || !sameValue(this.#recorder.table.valueAt(returned), value))
            return this.#activations.received(promise, value);
        registers.returned = 0;
        return returned;
    }
    /** Concretizes, at the end of a run, all shadows that were not taken. */
    concretizeRemaining() {
        this.concretizeReturned();
        this.#concretizeBound();
        this.#activations.concretizeRemaining();
        this.#concretizeRejection();
        this.#passed.close();
    }
    /**
     * An exception was thrown. If a built-in threw it and its model did not predict that, its operands are concretized.
     */
    concretizeThrown() {
        const call = this.#registers.underway;
        this.#registers.underway = null;
        if (call !== null && throwsItself(call, this.callees))
            this.#opaque.concretize(call, `${givenName(call.target)} throws`);
    }
    /** A value that was thrown and that no `catch` clause received may have gone to code that handles a rejection. */
    #concretizeRejection() {
        const { thrown } = this.#registers;
        const { table, events } = this.#recorder;
        this.#registers.thrown = 0;
        if (thrown > 0 && this.#activations.hasWatched)
            this.#recorder.concretize(events.lastSite, table.valueAt(thrown), thrown, nativeContinuation);
    }
    /** Calls without shadows do not go through `enter`, so shadows bound to functions called that way are lost. */
    #concretizeBound() {
        for (let at = 0; at < this.#bound.length; at++) {
            const { site, self, selfShadow, args, shadows, isCalled } = this.#bound[at];
            if (!isCalled)
                this.concretizeAll(site, self, selfShadow, args, shadows, 'argument bound to a function');
        }
        this.#bound = emptyList();
    }
    /** A built-in is about to call back: the function gets its shadows from `callback`. */
    expectCallback(call) {
        this.#registers.callee = call.callback?.functionId ?? 0;
        this.#registers.pending = call;
    }
    leave(call, result) {
        const registers = this.#registers;
        const { returned } = registers;
        if (call.callback !== null)
            this.#collect(call);
        registers.callee = call.outerCallee;
        registers.pending = call.outerPending;
        registers.underway = call.outerUnderway;
        if (call.model !== null) {
            if (call.model.passesReturn !== true && registers.returned !== 0)
                this.concretizeReturned();
            return call.model.after(call, result);
        }
        if (call.functionId === 0) {
            if (returned !== 0)
                this.concretizeReturned();
            return this.#opaque.leave(call, result);
        }
        if (returned === 0)
            return 0;
        return this.#takeFrom(call.functionId, result);
    }
    takeReturned(target, result) {
        return this.#takeFrom(this.#returnerOf(target), result);
    }
    #takeFrom(functionId, result) {
        const registers = this.#registers;
        const { returned } = registers;
        if (registers.returner !== functionId) {
            this.concretizeReturned();
            return 0;
        }
        registers.returned = 0;
        return this.#delivered(returned, result);
    }
    #returnerOf(target) {
        if (typeof target !== 'function')
            return 0;
        const { functionId, bound } = this.callees.of(target);
        if (functionId > 0)
            return functionId;
        return bound === null ? this.callees.idOf(target) : this.#returnerOf(bound.target);
    }
    #delivered(returned, result) {
        const { activation } = this.#registers;
        if (returned !== -1)
            return this.#recorder.current(returned, result);
        if (activation !== null)
            this.#activations.link(result, activation);
        return 0;
    }
    /** The shadows of the arguments, taken by the callee; 0 if there are none. */
    take(values) {
        const registers = this.#registers;
        const call = registers.pending;
        if (call === null)
            return 0;
        if (registers.callee === anyCallee)
            return this.#passed.take(values);
        if (call.callback !== null) {
            this.#collect(call);
            return call.callback.argumentsFor(values);
        }
        registers.callee = 0;
        registers.pending = null;
        call.late?.(values);
        return call.shadows;
    }
    #collect(call) {
        const registers = this.#registers;
        const { returned } = registers;
        const isAnswer = returned > 0 && registers.returner === call.callback?.functionId;
        if (isAnswer)
            registers.returned = 0;
        else if (returned !== 0)
            this.concretizeReturned();
        call.callback?.returned(isAnswer ? returned : 0);
    }
    argument(shadows, index, value) {
        // Reading past the end of a list is slow, and calls with fewer arguments than parameters are common.
        const shadow = index < shadows.length ? shadows[index] : 0;
        return shadow === 0 || !sameValue(this.#recorder.table.valueAt(shadow), value) ? 0 : shadow;
    }
    /**
     * Drops shadows that do not have the value of their argument. Changes `shadows` in place: the list was made for this
     * call.
     */
    #current(args, shadows) {
        for (let index = 0; index < shadows.length; index++) {
            const shadow = shadows[index];
            if (shadow !== 0)
                shadows[index] = this.#recorder.current(shadow, args[index]);
        }
        return shadows;
    }
    /** Concretizes the receiver and all arguments of a call. */
    concretizeAll(site, self, selfShadow, args, shadows, reason) {
        this.#recorder.concretize(site, self, selfShadow, reason);
        for (let index = 0; index < args.length; index++)
            this.#recorder.concretize(site, args[index], shadows[index] ?? 0, reason);
    }
}
function isZero(shadows) {
    for (let index = 0; index < shadows.length; index++)
        if (shadows[index] !== 0)
            return false;
    return true;
}
function joined(first, second) {
    const all = emptyList();
    for (let index = 0; index < first.length; index++)
        all[index] = first[index];
    for (let index = 0; index < second.length; index++)
        all[first.length + index] = second[index];
    return all;
}
