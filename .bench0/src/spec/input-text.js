import { decodeInput, encodeInput } from '../execution/input/encoded-input.js';
/** Prints an input as JSON: a text as a string, arguments as a list, bytes as `bytes` with hexadecimal digits. */
export function inputText(input) {
    if (input.kind === 'bytes')
        return `bytes ${Buffer.from(input.bytes).toString('hex')}`.trim();
    return JSON.stringify(encodeInput(input).input).replaceAll(invisible, escaped);
}
/** Reads what `inputText` prints. Throws an `Error` that says what is wrong. */
export function parseInputText(text) {
    const hex = /^bytes\s*(?<digits>[\da-f\s]*)$/iu.exec(text)?.groups?.['digits'];
    if (hex !== undefined)
        return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(hex.replaceAll(/\s/gu, ''), 'hex')) };
    const value = JSON.parse(text);
    if (typeof value === 'string')
        return { kind: 'text', text: value };
    if (Array.isArray(value))
        return decodeInput({ encoding: 'args', input: value });
    throw new Error('an input is a text such as "a", a list of arguments such as [1, "a"], or bytes such as `bytes 00ff`');
}
/** Characters that a reader does not see; lone surrogates are escaped by JSON. */
const invisible = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
