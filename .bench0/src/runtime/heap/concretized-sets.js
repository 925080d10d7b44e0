import { sameValue } from '../realm/intrinsics.js';
/**
 * A value was stored right after a setter ran. If the setter was given the same value, its shadow did not reach the
 * setter, and the value is concretized.
 */
export function concretizedSets(registers, recorder, shadow, site = recorder.events.lastSite) {
    const { setValue } = registers;
    registers.setting = 0;
    registers.setValue = undefined;
    if (shadow !== 0 && sameValue(recorder.table.valueAt(shadow), setValue))
        recorder.concretize(site, setValue, shadow, 'passed to a setter');
}
