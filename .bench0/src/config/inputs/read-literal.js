const constants = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['Infinity', Infinity],
    ['-Infinity', -Infinity],
]);
const constantPattern = new RegExp(`(?:${[...constants.keys()].join('|')})(?![\\w$])`, 'y');
const bigintPattern = /-?\d+n(?!\w)/y;
const numberPattern = /-?(?:0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?!\w)/iy;
const stringPattern = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
const escapePattern = /\\(?:u\{(?<point>[\da-f]+)\}|u(?<unit>[\da-f]{4})|x(?<byte>[\da-f]{2})|(?<other>[^]))/giu;
const controls = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '\0' };
/** Parses a JavaScript literal, if one is next. */
export function readLiteral(cursor) {
    const name = cursor.match(constantPattern);
    if (name !== undefined)
        return { value: constants.get(name) };
    const bigint = cursor.match(bigintPattern);
    if (bigint !== undefined)
        return { value: BigInt(bigint.slice(0, -1)) };
    const number = cursor.match(numberPattern);
    if (number !== undefined)
        return { value: number.startsWith('-') ? -Number(number.slice(1)) : Number(number) };
    const string = cursor.match(stringPattern);
    return string === undefined ? undefined : { value: unescaped(string.slice(1, -1), cursor) };
}
function unescaped(text, cursor) {
    return text.replaceAll(escapePattern, (...match) => {
        const { point, unit, byte, other } = match.at(-1);
        const code = point ?? unit ?? byte;
        if (code !== undefined)
            return character(Number.parseInt(code, 16), cursor);
        return controls[other] ?? other;
    });
}
function character(point, cursor) {
    if (point <= 0x10_ffff)
        return String.fromCodePoint(point);
    throw cursor.error(`${point.toString(16)} is not a code point`, { hint: 'the largest code point is 10ffff' });
}
