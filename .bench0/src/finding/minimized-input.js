import { decodeInput } from '../execution/input/encoded-input.js';
/** Returns the input that a finding is replayed with. */
export function minimizedInput({ minimized, encoding, symbolic }) {
    return decodeInput({ encoding, input: minimized, ...(symbolic === undefined ? {} : { symbolic }) });
}
