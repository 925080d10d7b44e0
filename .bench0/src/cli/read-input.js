import { readFileSync } from 'node:fs';
import { CoppiceError } from '../core/coppice-error.js';
import { decodeInput } from '../execution/input/encoded-input.js';
import { oneOf, text } from './option.js';
export const encodingOption = oneOf(['utf8', 'utf16', 'base64', 'args'], 'encoding of INPUT: plain text, a JSON string, base64, or a JSON array of arguments (by the target)', undefined);
export const textOption = text('TEXT', 'the input itself, in place of INPUT');
export async function readInput({ operand, text, encoding }, shape, io) {
    if (text !== undefined && operand === undefined)
        return interpret(Buffer.from(text), text, encoding, shape);
    if (operand === undefined || text !== undefined) {
        throw new CoppiceError('missing-operand', operand === undefined ? 'INPUT is missing' : 'INPUT and --text were both given', {
            hint: 'give a file, `-` for standard input, or the input itself with --text',
        });
    }
    const bytes = operand === '-' ? await io.readInput() : readBytes(operand);
    return interpret(bytes, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), encoding, shape);
}
function interpret(bytes, content, encoding, shape) {
    if (encoding === undefined && shape === 'bytes')
        return { kind: 'bytes', bytes: Uint8Array.from(bytes) };
    if (encoding === 'args' || (encoding === undefined && shape === 'args'))
        return argumentsOf(content);
    if (encoding === 'utf16')
        return decodeInput({ encoding, input: parseJson(content, 'a JSON string') });
    if (encoding === 'base64')
        return decodeInput({ encoding, input: content.trim() });
    return shape === 'bytes' ? { kind: 'bytes', bytes: Uint8Array.from(bytes) } : { kind: 'text', text: content };
}
function argumentsOf(content) {
    const input = parseJson(content, 'a JSON array of arguments, such as [1, "two"]');
    return decodeInput({ encoding: 'args', input });
}
function parseJson(content, wanted) {
    try {
        return JSON.parse(content);
    }
    catch (cause) {
        throw new CoppiceError('malformed-input', `the input is not ${wanted}`, {
            hint: 'NaN, -0, undefined, bigints and bytes are written {"$number":"NaN"}, {"$undefined":true}, {"$bigint":"1"}...',
            cause,
        });
    }
}
function readBytes(file) {
    try {
        return readFileSync(file);
    }
    catch (cause) {
        const hint = 'INPUT is the name of a file; --text takes the input itself';
        throw new CoppiceError('no-such-file', `cannot read \`${file}\``, { hint, cause });
    }
}
