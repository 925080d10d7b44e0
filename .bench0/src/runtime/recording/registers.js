import { nameFlagCount } from '../../core/name-flag.js';
import { BuiltInAliases } from '../calls/built-in-aliases.js';
import { fillBytes } from '../realm/intrinsics.js';
/** The value of `answer` before a function that reports its result has returned; it equals no value of the subject. */
export const unanswered = { __proto__: null };
/** The part of the runtime that rewritten code reads and writes directly. A shadow of 0 means that there is none. */
export class Registers {
    /** Indexed by `nameFlag`: 1 if a property of such a name ever had a shadow. */
    flags = new Uint8Array(nameFlagCount);
    aliases = new BuiltInAliases();
    /** 1 once any object has a shadow. */
    heap = 0;
    /** 1 once any object was written to by a key of the input. */
    keyed = 0;
    /** 1 while a run has symbolic inputs. */
    live = 0;
    /** Id of the function that takes the shadows of `pending`. */
    callee = 0;
    pending = null;
    /**
     * Shadow of the value just returned by the function `returner`; -1 if `activation` belongs to the promise returned.
     */
    returned = 0;
    returner = 0;
    activation = null;
    /** The built-in called last, until it returns; null also once its exception is explained by a recorded condition. */
    underway = null;
    /** Shadow of the value just yielded. */
    yielded = 0;
    /** The value just yielded, for loops that destructure it. */
    given = undefined;
    /** Greater than 0 while native code consumes values that generators yield. */
    collecting = 0;
    /** 1 once a setter was given a value, which is then in `setValue`. */
    setting = 0;
    setValue = undefined;
    /** The last result of a function named `next`. */
    stepped = undefined;
    /** The last result of a function expression whose results native code combines, such as the callback of `flatMap`. */
    answer = unanswered;
    sent = 0;
    thrown = 0;
    /** The value thrown last, for clauses that destructure it. */
    thrownValue = undefined;
    /** Shadow of the value of the last statement of code passed to `eval`. */
    completed = 0;
    /** Shadow of the value of the last `++` or `--`. */
    updated = 0;
    /** 1 while functions are called only to learn what they would return, without running other code. */
    peeking = 0;
    /** Shadow of the result of the last `invoke`. */
    invoked = 0;
    resetRegisters() {
        fillBytes(this.flags, 0);
        this.heap = 0;
        this.keyed = 0;
        this.live = 0;
        this.callee = 0;
        this.pending = null;
        this.underway = null;
        this.returned = 0;
        this.returner = 0;
        this.activation = null;
        this.yielded = 0;
        this.given = undefined;
        this.stepped = undefined;
        this.answer = unanswered;
        this.thrownValue = undefined;
        this.setting = 0;
        this.setValue = undefined;
        this.collecting = 0;
        this.sent = 0;
        this.thrown = 0;
        this.completed = 0;
        this.updated = 0;
        this.invoked = 0;
    }
}
