import { elementAt, onNumbers, onString } from './operator-function.js';
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const scratch = new DataView(new ArrayBuffer(8));
/** UTF-8 encoding and decoding, and the bit patterns of numbers. */
export const byteOperators = {
    decodeUtf8: (...bytes) => decoder.decode(Uint8Array.from(bytes)),
    utf8Byte: onString((s, i) => elementAt(encoder.encode(s), i)),
    utf8Length: onString((s) => encoder.encode(s).length),
    float32FromBits: onNumbers((bits) => {
        scratch.setInt32(0, bits);
        return scratch.getFloat32(0);
    }),
    float64FromBits: onNumbers((high, low) => {
        scratch.setInt32(0, high);
        scratch.setInt32(4, low);
        return scratch.getFloat64(0);
    }),
    float32Bits: onNumbers((x) => {
        scratch.setFloat32(0, canonical(x));
        return scratch.getInt32(0);
    }),
    float64HighBits: onNumbers((x) => {
        scratch.setFloat64(0, canonical(x));
        return scratch.getInt32(0);
    }),
    float64LowBits: onNumbers((x) => {
        scratch.setFloat64(0, canonical(x));
        return scratch.getInt32(4);
    }),
    toUint8Clamped: onNumbers((x) => Uint8ClampedArray.of(x)[0]),
};
/** Replaces every NaN by the same one: the bits of a computed NaN depend on the machine. */
function canonical(x) {
    return Number.isNaN(x) ? Number.NaN : x;
}
