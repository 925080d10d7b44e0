import { originOf } from '../calls/function-origin.ts';
import { apply, emptyList } from '../realm/intrinsics.ts';
import { peekGetter } from './peek.ts';
import type { Registers } from '../recording/registers.ts';

/**
 * The value of a getter that only returns a variable or a property; undefined for other getters, which only the subject
 * may run.
 */
export function peekThrough(registers: Registers, object: object, key: PropertyKey): unknown {
  const getter = peekGetter(object, key);
  if (typeof getter !== 'function' || originOf(getter)?.canPeek !== true) return undefined;
  const outer = registers.peeking;
  registers.peeking = 1;
  try {
    return apply(getter, object, emptyList());
  } catch {
    // The variable is in its temporal dead zone, or getters call each other without end.
    return undefined;
  } finally {
    registers.peeking = outer;
  }
}
