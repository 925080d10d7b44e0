const bitsPerUnit = 16;
const bitsPerBigint = 128;
/** Estimates how many bits distinguish the values of a domain. */
export function domainBits(domain) {
    switch (domain.kind) {
        case 'string':
            return bitsPerUnit * (domain.exactLength ?? domain.maxLength);
        case 'template':
            return sum(domain.parts.map((part) => (part.kind === 'hole' ? bitsPerUnit * part.maxLength : 0)));
        case 'bytes':
            return arrayBits(8, domain);
        case 'number':
            return 64;
        case 'int32':
            return 32;
        case 'boolean':
            return 1;
        case 'bigint':
            return bitsPerBigint;
        case 'const':
            return 0;
        case 'oneOf':
            return bitsOfOptions(domain.options.map(domainBits));
        case 'optional':
            return bitsOfOptions([0, domainBits(domain.of)]);
        case 'array':
            return arrayBits(domainBits(domain.element), domain);
        case 'tuple':
            return sum(domain.elements.map(domainBits));
        case 'object':
            return sum(Object.values(domain.fields).map(domainBits));
        case 'built':
            return domainBits(domain.of);
    }
}
function arrayBits(element, { maxLength, exactLength }) {
    if (exactLength !== undefined)
        return element * exactLength;
    return bitsOfOptions(Array.from({ length: maxLength + 1 }, (_, length) => element * length));
}
/** Returns the bits of a choice among options with the given number of bits each. */
function bitsOfOptions(options) {
    const most = Math.max(0, ...options);
    return most + Math.log2(sum(options.map((bits) => 2 ** (bits - most))) || 1);
}
function sum(numbers) {
    return numbers.reduce((total, each) => total + each, 0);
}
