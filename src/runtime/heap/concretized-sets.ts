import { sameValue } from '../realm/intrinsics.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { Registers } from '../recording/registers.ts';

/**
 * A value was stored right after a setter ran. If the setter was given the same value, its shadow did not reach the
 * setter, and the value is concretized.
 */
export function concretizedSets(
  registers: Registers,
  recorder: Recorder,
  shadow: number,
  site = recorder.events.lastSite,
): void {
  const { setValue } = registers;
  registers.setting = 0;
  registers.setValue = undefined;
  if (shadow !== 0 && sameValue(recorder.table.valueAt(shadow), setValue))
    recorder.concretize(site, setValue, shadow, 'passed to a setter');
}
