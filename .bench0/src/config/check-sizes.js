import { CoppiceError } from '../core/coppice-error.js';
/** Longest text, in UTF-16 code units. */
const longestText = 1 << 20;
/** Limit of bytes and elements that are symbolic, summed over all arguments. */
const mostParts = 1 << 16;
const mostUnaskedParts = 1 << 10;
/** Throws a `CoppiceError` if inputs of these domains would be too large for a campaign. */
export function checkSizes(domains) {
    const parts = sum(domains, partsOf);
    if (parts <= mostParts)
        return;
    throw new CoppiceError('too-large', `the inputs have up to ${parts.toLocaleString('en')} parts; at most ${mostParts.toLocaleString('en')} can be followed`, { hint: 'give smaller sizes: --inputs "bytes(256)", "array(int32, ..16)"' });
}
/** Returns true if inputs of these domains are small enough to be used without a request of the user. */
export function isWithinSizes(domains) {
    return sum(domains, partsOf) <= mostUnaskedParts;
}
/**
 * Returns the number of symbolic values in the largest value of a domain; a text counts as one, whatever its length.
 */
function partsOf(domain) {
    switch (domain.kind) {
        case 'string':
            checkLength(domain.exactLength ?? domain.maxLength);
            return 1;
        case 'bytes':
            return 1 + (domain.exactLength ?? domain.maxLength);
        case 'array':
            return 1 + (domain.exactLength ?? domain.maxLength) * Math.max(1, partsOf(domain.element));
        case 'tuple':
            return sum(domain.elements, partsOf);
        case 'oneOf':
            return 1 + Math.max(0, ...domain.options.map(partsOf));
        case 'object':
            return sum(Object.values(domain.fields), partsOf);
        case 'optional':
        case 'built':
            return 1 + partsOf(domain.of);
        default:
            return 1;
    }
}
function checkLength(length) {
    if (length <= longestText)
        return;
    throw new CoppiceError('too-large', `a text of up to ${length.toLocaleString('en')} characters is too long; at most ${longestText.toLocaleString('en')} can be followed`, { hint: 'give a smaller size: --inputs "string(..1000)", or --max-length' });
}
function sum(domains, count) {
    return domains.reduce((total, domain) => total + count(domain), 0);
}
