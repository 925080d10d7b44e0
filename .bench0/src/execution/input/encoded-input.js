import { readDomain } from '../../constraint/domains/read-domain.js';
import { CoppiceError } from '../../core/coppice-error.js';
import { decodeTagged, encodeTagged } from '../../core/tagged-value.js';
export function encodeInput(input) {
    const { symbolic = [] } = input;
    return { ...encodeArguments(input), ...(symbolic.length === 0 ? {} : { symbolic: encodeTagged(symbolic) }) };
}
function encodeArguments(input) {
    switch (input.kind) {
        case 'text':
            return { encoding: loneSurrogate.test(input.text) ? 'utf16' : 'utf8', input: input.text };
        case 'bytes':
            return { encoding: 'base64', input: Buffer.from(input.bytes).toString('base64') };
        case 'args':
            return { encoding: 'args', input: input.args.map(encodeTagged) };
    }
}
/** Decodes an input; its domains are not part of the encoding. */
export function decodeInput({ symbolic, ...encoded }) {
    const input = decodeArguments(encoded);
    return symbolic === undefined ? input : { ...input, symbolic: decodeSymbolic(decodeTagged(symbolic)) };
}
function decodeSymbolic(written) {
    if (!Array.isArray(written))
        throw new CoppiceError('malformed-input', 'the values of symbolic inputs must be a list');
    return written.map(({ key, first, domain, value }) => ({
        key: String(key),
        first: Number(first),
        domain: readDomain(domain),
        value,
    }));
}
function decodeArguments({ encoding, input }) {
    if (encoding === 'args' && Array.isArray(input)) {
        return { kind: 'args', args: input.map(decodeTagged) };
    }
    if (encoding === 'args' || typeof input !== 'string') {
        throw new CoppiceError('malformed-input', `this is not an input in the encoding ${encoding}`);
    }
    if (encoding === 'base64')
        return { kind: 'bytes', bytes: new Uint8Array(Buffer.from(input, 'base64')) };
    return { kind: 'text', text: input };
}
/** With the `u` flag a surrogate pair is one character, so only lone surrogates match. */
const loneSurrogate = /\p{Surrogate}/u;
