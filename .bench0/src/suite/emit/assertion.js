import { programEndSource } from './program-source.js';
import { quoted } from './quoted.js';
import { templateSource } from './template-source.js';
const primitive = /^(?:-?[\d.]|"|true\b|false\b|null$|undefined$|NaN$|-?Infinity$)/u;
/** Returns the statement that compares what a call does with what is expected. */
export function assertionSource(asserted, { assertions }) {
    const { expected, call, isAwaited } = asserted;
    const usesExpect = assertions === 'expect';
    if (expected.kind === 'thrown') {
        return usesExpect ? expectThrown(asserted, expected.error) : assertThrown(asserted, expected.error);
    }
    const actual = isAwaited && !call.startsWith('[') ? `await ${call}` : call;
    switch (expected.kind) {
        case 'value':
            return usesExpect ? expectValue(actual, expected) : assertValue(actual, expected);
        case 'printed':
            return equal(`inspect(${actual}, printing)`, templateSource(expected.text), usesExpect);
        case 'ended':
            return usesExpect
                ? `expect(${call}).toEqual(${programEndSource(expected.end)});`
                : `assert.deepEqual(${call}, ${programEndSource(expected.end)});`;
    }
}
function equal(actual, expected, usesExpect) {
    return usesExpect ? `expect(${actual}).toBe(${expected});` : `assert.equal(${actual}, ${expected});`;
}
function expectValue(actual, { source }) {
    if (source === 'undefined')
        return `expect(${actual}).toBeUndefined();`;
    if (source === 'null')
        return `expect(${actual}).toBeNull();`;
    if (source === 'NaN')
        return `expect(${actual}).toBeNaN();`;
    if (primitive.test(source))
        return `expect(${actual}).toBe(${source});`;
    // `toEqual` ignores properties that are undefined.
    const matcher = /[ [(]undefined[,\] }]/u.test(source) ? 'toStrictEqual' : 'toEqual';
    return `expect(${actual}).${matcher}(${source});`;
}
function assertValue(actual, { source, isExact }) {
    if (primitive.test(source))
        return `assert.equal(${actual}, ${source});`;
    // A clone has plain objects in place of instances.
    return `assert.deepEqual(${isExact ? actual : `structuredClone(${actual})`}, ${source});`;
}
function expectThrown({ call, thunk, isAwaited, errorClass }, error) {
    const [start, thrown] = isAwaited ? [`await expect(${call}).rejects`, 'an error'] : [`expect(${thunk})`, ''];
    const properties = propertiesOf(error, errorClass, (source) => `expect.stringMatching(${source})`);
    if (properties !== undefined)
        return `${start}.toThrow(expect.objectContaining(${properties}));`;
    return thrown === '' ? `${start}.toThrow();` : `${start}.not.toBeInstanceOf(Error);`;
}
function assertThrown({ call, thunk, isAwaited, errorClass }, error) {
    const properties = propertiesOf(error, errorClass, (source) => source);
    const validation = properties === undefined ? '' : `, ${properties}`;
    return isAwaited ? `await assert.rejects(${call}${validation});` : `assert.throws(${thunk}${validation});`;
}
/** An error is recognized by its class, or by its name, and by its message. */
function propertiesOf({ name, message, text }, errorClass, matching) {
    const messageSource = message.kind === 'exact' ? quoted(message.text) : matching(`/${message.source}/u`);
    const parts = [
        ...(errorClass === undefined ? [] : [`constructor: ${errorClass}`]),
        ...(name === '' || errorClass !== undefined ? [] : [`name: ${quoted(name)}`]),
        ...(text === '' ? [] : [`message: ${messageSource}`]),
    ];
    return parts.length === 0 ? undefined : `{ ${parts.join(', ')} }`;
}
