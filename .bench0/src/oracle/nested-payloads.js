/** Keys that lead from an object to a prototype that others share, and on to a property of it. */
const keyPaths = [
    ['__proto__', 'polluted'],
    ['constructor', 'prototype', 'polluted'],
    ['polluted', '__proto__', 'polluted'],
    ['polluted', 'constructor', 'prototype', 'polluted'],
    // From a list to its class, to the class of all functions.
    ['_', 'constructor', 'constructor', 'prototype', 'polluted'],
];
const separators = ['.', '/', ':', '->', ',', '|', '#', '-', '_', ' ', '\\', '__'];
const last = (keys) => keys.at(-1) ?? '';
const before = (keys) => keys.slice(0, -1);
const inBrackets = (keys, quote = '') => keys.map((key) => `[${quote}${key}${quote}]`).join('');
/** The notations that configuration files, query strings, command lines and paths use. */
const notations = [
    ...separators.map((separator) => (keys) => keys.join(separator)),
    (keys) => `/${keys.join('/')}`,
    (keys) => keys[0] + inBrackets(keys.slice(1)),
    (keys) => inBrackets(keys),
    (keys) => inBrackets(keys, '"'),
    (keys) => keys.reduceRight((inner, key) => `{${JSON.stringify(key)}:${inner}}`, '1'),
    (keys) => `[${before(keys).join('.')}]\n${last(keys)}=1\n`,
    (keys) => `[${before(keys).join('.')}]\n${last(keys)} = "1"\n`,
    (keys) => `${keys.join('.')}=1`,
    (keys) => `${keys[0]}${inBrackets(keys.slice(1))}=1`,
    (keys) => `--${keys.join('.')} 1`,
    (keys) => `--${keys.join('.')}=1`,
    (keys) => keys.reduceRight((inner, key) => `<${key}>${inner}</${key}>`, '1'),
    (keys) => `${keys.map((key, depth) => `${'  '.repeat(depth)}${key}:`).join('\n')} 1\n`,
];
/** Texts that name a property of a shared prototype in common notations of nested keys. */
export function* nestedPayloads() {
    for (const notation of notations)
        for (const keys of keyPaths)
            yield notation(keys);
}
/** The keys themselves, joined as a text that takes the place of a name in an input. */
export function* joinedPayloads() {
    for (const separator of ['.', '/', ']['])
        for (const keys of keyPaths.slice(0, 2))
            yield keys.join(separator);
}
