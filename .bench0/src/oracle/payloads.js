/**
 * Payloads: property names that every object inherits. A program that keeps user-defined names in plain objects
 * mistakes them for entries or sets them. No decision depends on them, so solving cannot find them.
 */
export const payloads = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];
const name = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const closers = { '(': ')', '[': ']', '{': '}' };
/** In texts up to this length, payloads are inserted at every position. */
const shortText = 8;
/**
 * Yields variants of the text with a payload: in place of one occurrence of a name, of all its occurrences, and in a
 * short text at every position. Each is also yielded with its open brackets closed, because corpus inputs often end
 * inside a bracket.
 */
export function* withPayload(text, payload) {
    for (const changed of withReplacement(text, payload)) {
        yield changed;
        const end = missingClosers(changed);
        if (end !== '')
            yield changed + end;
    }
}
function* withReplacement(text, payload) {
    const places = [...text.matchAll(name)];
    for (const { 0: found, index } of places)
        yield text.slice(0, index) + payload + text.slice(index + found.length);
    for (const found of new Set(places.map(([own]) => own))) {
        yield text.replaceAll(name, (own) => (own === found ? payload : own));
    }
    if (text.length > shortText)
        return;
    for (let at = 0; at <= text.length; at++)
        yield text.slice(0, at) + payload + text.slice(at);
}
function missingClosers(text) {
    const open = [];
    for (const character of text) {
        const closer = closers[character];
        if (closer !== undefined)
            open.push(closer);
        else if (open.at(-1) === character)
            open.pop();
    }
    return open.reverse().join('');
}
