const lowerCase = String.prototype.toLowerCase;
const { apply } = Reflect;
const names = Object.assign(Object.create(null), {
    utf8: 'utf8',
    'utf-8': 'utf8',
    latin1: 'latin1',
    binary: 'latin1',
    ascii: 'ascii',
    utf16le: 'utf16le',
    'utf-16le': 'utf16le',
    ucs2: 'utf16le',
    'ucs-2': 'utf16le',
    hex: 'hex',
    base64: 'base64',
    base64url: 'base64url',
});
/** The encoding that a Buffer method uses for an argument; undefined where the method would throw. */
export function textEncoding(given) {
    if (given === undefined || given === null || given === '')
        return 'utf8';
    return typeof given === 'string' ? names[apply(lowerCase, given, [])] : undefined;
}
