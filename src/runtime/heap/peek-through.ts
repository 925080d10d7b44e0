import { originOf } from '../calls/function-origin.ts';
import { apply, emptyList } from '../realm/intrinsics.ts';
import { peekGetter } from './peek.ts';
import type { Registers } from '../recording/registers.ts';

/** What a getter that only names something else would give; undefined for other getters, which nobody but the subject may run. */
export function peekThrough(registers: Registers, object: object, key: PropertyKey): unknown {
  const getter = peekGetter(object, key);
  if (typeof getter !== 'function' || originOf(getter)?.canPeek !== true) return undefined;
  const outer = registers.peeking;
  registers.peeking = 1;
  try {
    return apply(getter, object, emptyList());
  } catch {
    // Its variable is in the dead zone, or getters lead to one another.
    return undefined;
  } finally {
    registers.peeking = outer;
  }
}
