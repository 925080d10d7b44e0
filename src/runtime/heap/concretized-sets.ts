import { sameValue } from '../realm/intrinsics.ts';
import type { Recorder } from '../recording/recorder.ts';
import type { Registers } from '../recording/registers.ts';

/** Something was stored right after a setter ran: if that is what the setter was given, the shadow did not come along. */
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
    recorder.concretize(site, setValue, shadow, 'given to a setter');
}
