const named = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };
/** Reads an escape of C after the backslash. Unknown escapes represent the character itself. */
export function readEscape(cursor) {
    const octal = cursor.match(/[0-7]{1,3}/y);
    if (octal !== undefined)
        return Number.parseInt(octal, 8);
    const hexadecimal = cursor.match(/x[0-9a-fA-F]{1,2}|u[0-9a-fA-F]{4}/y);
    if (hexadecimal !== undefined)
        return Number.parseInt(hexadecimal.slice(1), 16);
    const char = cursor.takeCodePoint();
    return named[String.fromCodePoint(char)] ?? char;
}
