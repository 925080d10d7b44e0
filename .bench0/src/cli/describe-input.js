import { encodeInput } from '../execution/input/encoded-input.js';
import { shownJson } from '../core/text/shown-json.js';
import { plural } from './plural.js';
/** Describes an input in one line, such as `"a\n" (2 characters)`. */
export function describeInput(input) {
    const { input: written } = encodeInput(input);
    return `${shownJson(written)} (${sizeOf(input)})`;
}
function sizeOf(input) {
    if (input.kind === 'text')
        return plural(input.text.length, 'character');
    if (input.kind === 'bytes')
        return `${plural(input.bytes.length, 'byte')}, base64`;
    return plural(input.args.length, 'argument');
}
