/** Numbers at the edges of what programs keep them in. */
export const tellingNumbers: readonly string[] = [
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
 * Texts that are rarely thought of: NUL, line ends, no-break space, byte order mark, half a pair, a character outside the
 * plane, escapes that are not finished or stand for nothing, and what opens a comment or a quotation in many languages.
 */
// prettier-ignore
export const tellingTexts: readonly string[] = [
  '\0', '\r\n', '\r', '\u00a0', '\u2028', '\ufeff', '\ud800', '\udfff', '\u{1f600}', 'é',
  '%', '%ff', '\\', '\\x', '\\u', '\\ud800', '\\u{', '&#', '&#x', '${',
  '//', '/*', '*/', '<!--', '-->', '<![CDATA[', '"""', "'''", '``', '__proto__',
];
