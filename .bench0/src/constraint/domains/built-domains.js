/** Number of different calls of a function that have results of their own. */
const results = 3;
/**
 * Sources of regular expressions in inputs. They are choices, because the engine's matching cannot be made symbolic.
 */
const patterns = ['', 'a', '^a', '[0-9]+', '^(a|b)*$', '\\s', '(?<name>.)'];
const flags = ['', 'g', 'i', 'y'];
/** Maps with at most `maxLength` entries. */
export function mapDomain(key, value, maxLength) {
    return { kind: 'built', type: 'Map', of: entries(key, value, maxLength) };
}
export function setDomain(element, maxLength) {
    return { kind: 'built', type: 'Set', of: { kind: 'array', element, maxLength } };
}
/** Keys are converted to strings. */
export function recordDomain(key, value, maxLength) {
    return { kind: 'built', type: 'Record', of: entries(key, value, maxLength) };
}
export function dateDomain() {
    return { kind: 'built', type: 'Date', of: { kind: 'number' } };
}
export function regexpDomain() {
    return { kind: 'built', type: 'RegExp', of: { kind: 'tuple', elements: [oneOf(patterns), oneOf(flags)] } };
}
export function urlDomain(maxLength) {
    const text = { kind: 'string', maxLength };
    return { kind: 'built', type: 'URL', of: { kind: 'tuple', elements: [text, text, text] } };
}
export function searchParamsDomain(text, maxLength) {
    return { kind: 'built', type: 'URLSearchParams', of: entries(text, text, maxLength) };
}
/** Functions that return values of the domain, and the same value for the same arguments. */
export function functionDomain(returns) {
    const count = returns.kind === 'const' ? 1 : results;
    const of = { kind: 'array', element: returns, maxLength: count, exactLength: count };
    return { kind: 'built', type: 'Function', of };
}
/** Arguments that follow, as a list. */
export function restDomain(of) {
    return { kind: 'built', type: 'Rest', of };
}
/** The argument of that number once more. */
export function sameDomain(argument) {
    return { kind: 'built', type: 'Same', of: { kind: 'const', value: argument } };
}
export function promiseDomain(of) {
    return { kind: 'built', type: 'Promise', of };
}
export function errorDomain(maxLength) {
    return { kind: 'built', type: 'Error', of: { kind: 'string', maxLength } };
}
export function arrayBufferDomain(size) {
    return { kind: 'built', type: 'ArrayBuffer', of: { kind: 'bytes', ...size } };
}
export function typedArrayDomain(type, maxLength) {
    const element = { kind: type.startsWith('Big') ? 'bigint' : type.startsWith('Float') ? 'number' : 'int32' };
    return { kind: 'built', type, of: { kind: 'array', element, maxLength } };
}
function entries(key, value, maxLength) {
    return { kind: 'array', element: { kind: 'tuple', elements: [key, value] }, maxLength };
}
function oneOf(values) {
    return { kind: 'oneOf', options: values.map((value) => ({ kind: 'const', value })) };
}
