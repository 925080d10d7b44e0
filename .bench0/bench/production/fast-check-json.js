import * as fc from 'fast-check';
/**
 * JSON text as usually written with fast-check: recursion by `letrec`, with the weights and the sizes of our grammar.
 */
export function fastCheckJson() {
    const { json } = fc.letrec((tie) => ({
        json: join(tie('ws'), tie('value'), tie('ws')),
        value: fc.oneof({ maxDepth: 10, depthIdentifier: 'value' }, { weight: 2, arbitrary: tie('string') }, { weight: 2, arbitrary: tie('number') }, { weight: 1, arbitrary: fc.constant('true') }, { weight: 1, arbitrary: fc.constant('false') }, { weight: 1, arbitrary: fc.constant('null') }, { weight: 3, arbitrary: tie('object') }, { weight: 3, arbitrary: tie('array') }),
        object: join(fc.constant('{'), tie('ws'), list(tie('member')), fc.constant('}')),
        member: join(tie('string'), tie('ws'), fc.constant(':'), tie('ws'), tie('value'), tie('ws')),
        array: join(fc.constant('['), tie('ws'), list(tie('element')), fc.constant(']')),
        element: join(tie('value'), tie('ws')),
        string: text(tie('character'), 0, 4).map((characters) => `"${characters}"`),
        character: fc.oneof({ weight: 12, arbitrary: codePoint([0x20, 0x21], [0x23, 0x5b], [0x5d, 0x7f]) }, { weight: 1, arbitrary: codePoint([0x80, 0xd7ff], [0xe000, 0xffff]) }, { weight: 1, arbitrary: codePoint([0x1_0000, 0x10_ffff]) }, { weight: 1, arbitrary: tie('escape') }),
        escape: fc.oneof(fc.constantFrom('\\"', '\\\\', '\\/', '\\b', '\\f', '\\n', '\\r', '\\t'), text(anyOf('0123456789abcdefABCDEF'), 4, 4).map((digits) => `\\u${digits}`)),
        number: join(optional(fc.constant('-')), tie('integer'), optional(tie('fraction')), optional(tie('exponent'))),
        integer: fc.oneof(fc.constant('0'), join(anyOf('123456789'), digits(0))),
        fraction: digits(1).map((found) => `.${found}`),
        exponent: join(fc.constantFrom('e', 'E'), optional(fc.constantFrom('+', '-')), digits(1)),
        ws: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text(anyOf(' \t\n\r'), 1, 5) }),
    }));
    return json;
}
function join(...parts) {
    return fc.tuple(...parts).map((texts) => texts.join(''));
}
function text(character, minLength, maxLength) {
    return fc.array(character, { minLength, maxLength }).map((characters) => characters.join(''));
}
function list(item) {
    return fc.array(item, { maxLength: 5 }).map((items) => items.join(','));
}
function digits(minLength) {
    return text(anyOf('0123456789'), minLength, minLength + 4);
}
function anyOf(characters) {
    return fc.constantFrom(...Array.from(characters));
}
function optional(part) {
    return fc.oneof(fc.constant(''), part);
}
function codePoint(...ranges) {
    return fc.oneof(...ranges.map(([min, max]) => fc.integer({ min, max }))).map((c) => String.fromCodePoint(c));
}
