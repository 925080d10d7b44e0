import { uncurry } from '../realm/intrinsics.js';
const scratch = new DataView(new ArrayBuffer(8));
const { prototype } = DataView;
const setFloat32 = uncurry(prototype.setFloat32);
const setFloat64 = uncurry(prototype.setFloat64);
const getInt32 = uncurry(prototype.getInt32);
const notANumber = NaN;
/** The bits of a number; every NaN gives the bits of the canonical NaN, as in the expressions. */
export function float32Bits(value) {
    setFloat32(scratch, 0, value === value ? value : notANumber);
    return getInt32(scratch, 0);
}
export function float64Bits(value) {
    setFloat64(scratch, 0, value === value ? value : notANumber);
    return { high: getInt32(scratch, 0), low: getInt32(scratch, 4) };
}
