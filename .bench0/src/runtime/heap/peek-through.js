import { originOf } from '../calls/function-origin.js';
import { apply, emptyList } from '../realm/intrinsics.js';
import { peekGetter } from './peek.js';
/**
 * The value of a getter that only returns a variable or a property; undefined for other getters, which only the subject
 * may run.
 */
export function peekThrough(registers, object, key) {
    const getter = peekGetter(object, key);
    if (typeof getter !== 'function' || originOf(getter)?.canPeek !== true)
        return undefined;
    const outer = registers.peeking;
    registers.peeking = 1;
    try {
        return apply(getter, object, emptyList());
    }
    catch {
        // The variable is in its temporal dead zone, or getters call each other without end.
        return undefined;
    }
    finally {
        registers.peeking = outer;
    }
}
