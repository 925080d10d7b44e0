import { nameFlag, nameFlagCount } from '../../core/name-flag.js';
import { fillBytes, hasOwn, isObject, isProxy, sameValue } from '../realm/intrinsics.js';
import { findProperty } from '../heap/peek.js';
/** Passes shadows to setters of the subject that assignments call. */
export class SetterCalls {
    /**
     * Indexed by `nameFlag`: 1 if rewritten code defines a setter of such a name. Not reset between runs, because code
     * stays loaded.
     */
    names = new Uint8Array(nameFlagCount);
    /** 1 once any setter is declared. */
    any = 0;
    #registers;
    #recorder;
    #channels;
    #given = null;
    constructor(registers, recorder, channels) {
        this.#registers = registers;
        this.#recorder = recorder;
        this.#channels = channels;
    }
    reset() {
        this.#given = null;
    }
    /** Declares that a file defines setters of these names; null if the names are not known. */
    declare(names) {
        this.any = 1;
        if (names === null)
            fillBytes(this.names, 1);
        else
            for (let at = 0; at < names.length; at++)
                this.names[nameFlag(names[at])] = 1;
    }
    /** Called before a value is assigned to a property. */
    give(site, object, key, value, shadow) {
        if (isProxy(object))
            return this.#recorder.concretize(site, value, shadow, 'stored behind a proxy');
        if (!isObject(object) || isObject(key))
            return;
        const found = findProperty(object, key);
        const setter = found !== undefined && hasOwn(found, 'set') ? found.set : undefined;
        if (typeof setter !== 'function' || this.#channels.callees.idOf(setter) === 0)
            return;
        const call = this.#channels.enter(site, setter, object, [value], 0, [shadow]);
        if (call !== 0)
            this.#given = { object, key, call, isTaken: false, outer: this.#given };
    }
    /**
     * Called when a setter begins. If `give` did not announce the value, it is kept in the registers for the code that
     * assigned it.
     */
    entered(value) {
        const given = this.#given;
        if (given !== null && !given.isTaken && sameValue(given.call.args[0], value)) {
            given.isTaken = true;
            return;
        }
        this.#registers.setting = 1;
        this.#registers.setValue = value;
    }
    /** Called after the assignment; true if a setter received the value, so that it is not stored as a property. */
    isGiven(object, key) {
        let given = this.#given;
        // Entries of setters that have thrown are still in the list.
        while (given !== null && (given.object !== object || given.key !== key))
            given = given.outer;
        if (given === null)
            return false;
        this.#given = given.outer;
        this.#registers.setting = 0;
        this.#registers.setValue = undefined;
        this.#channels.leave(given.call, undefined);
        return true;
    }
}
