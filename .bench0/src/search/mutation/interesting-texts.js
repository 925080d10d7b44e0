/** Numbers at the limits of common number representations. */
export const interestingNumbers = [
    '0',
    '-1',
    '1',
    '00',
    '1e9',
    '255',
    '65536',
    '1114112',
    '2147483648',
    '4294967296',
    '9007199254740993',
];
/**
 * Texts that programs often handle wrongly: NUL, line ends, no-break space, byte order mark, lone surrogates, a
 * character outside the basic multilingual plane, incomplete and invalid escapes, and delimiters of comments and
 * quotations.
 */
// prettier-ignore
export const interestingTexts = [
    '\0', '\r\n', '\r', '\u00a0', '\u2028', '\ufeff', '\ud800', '\udfff', '\u{1f600}', 'é',
    '%', '%ff', '\\', '\\x', '\\u', '\\ud800', '\\u{', '&#', '&#x', '${',
    '//', '/*', '*/', '<!--', '-->', '<![CDATA[', '"""', "'''", '``', '__proto__',
];
