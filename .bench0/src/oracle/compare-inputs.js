import { encodeInput } from '../execution/input/encoded-input.js';
/** Orders inputs by size: the shorter encoding is smaller; of equal lengths, the lexicographically first. */
export function compareInputs(a, b) {
    const [left, right] = [writtenDown(a), writtenDown(b)];
    if (left.length !== right.length)
        return left.length - right.length;
    return left < right ? -1 : left > right ? 1 : 0;
}
function writtenDown(input) {
    if (input.kind === 'text')
        return input.text;
    return input.kind === 'bytes'
        ? Buffer.from(input.bytes).toString('latin1')
        : JSON.stringify(encodeInput(input).input);
}
