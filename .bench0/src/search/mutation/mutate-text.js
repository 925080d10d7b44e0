import { randomUnit } from './random-value.js';
import { plainTokens } from './with-entry.js';
import { interestingNumbers, interestingTexts } from './interesting-texts.js';
const mostTimes = 16;
/**
 * The mutations, all equally likely: of characters, ranges and tokens, with dictionary entries, and with parts of
 * `other`.
 */
const changes = [
    (text, _, random) => insert(text, String.fromCharCode(randomUnit(random)), random),
    (text, _, random) => replaceUnit(text, String.fromCharCode(randomUnit(random)), random),
    (text, { entries }, random) => insert(text, entryOf(entries, random), random),
    (text, { entries }, random) => replaceToken(text, entryOf(entries, random), random),
    (text, _, random) => {
        const [start, end] = range(text, random);
        return text.slice(0, start) + text.slice(end);
    },
    (text, _, random) => text.slice(0, random.int(text.length + 1)),
    (text, _, random) => {
        const [start, end] = range(text, random);
        return text.slice(0, end) + text.slice(start, end).repeat(1 + random.int(mostTimes)) + text.slice(end);
    },
    (text, _, random) => insert(text, text.slice(...range(text, random)), random),
    (text, { other }, random) => insert(text, other.slice(...range(other, random, other.length)), random),
    (text, { other }, random) => text.slice(0, random.int(text.length + 1)) + other.slice(random.int(other.length + 1)),
    (text, _, random) => replaceToken(text, random.pick(interestingNumbers), random, [...text.matchAll(/\d+/g)]),
    (text, _, random) => replaceToken(text, tokenOf(text, random), random),
    (text, _, random) => insert(text, random.pick(interestingTexts), random),
];
/** Applies one random mutation to the text. */
export function mutateText(text, material, random) {
    return random.pick(changes)(text, material, random).slice(0, material.maxLength);
}
function replaceUnit(text, unit, random) {
    if (text.length === 0)
        return unit;
    const at = random.int(text.length);
    return text.slice(0, at) + unit + text.slice(at + 1);
}
function insert(text, part, random) {
    const at = random.int(text.length + 1);
    return text.slice(0, at) + part + text.slice(at);
}
function replaceToken(text, by, random, places = plainTokens(text)) {
    if (places.length === 0)
        return insert(text, by, random);
    const { 0: found, index } = random.pick(places);
    return text.slice(0, index) + by + text.slice(index + found.length);
}
function tokenOf(text, random) {
    const tokens = plainTokens(text);
    return tokens.length === 0 ? '' : random.pick(tokens)[0];
}
/** Returns a random dictionary entry, or a random character if the dictionary is empty. */
function entryOf(entries, random) {
    return entries.length === 0 ? String.fromCharCode(randomUnit(random)) : random.pick(entries);
}
/** Returns a random range of mostly a few characters. */
function range(text, random, longest = 1 + random.int(6)) {
    const start = random.int(text.length + 1);
    return [start, Math.min(text.length, start + 1 + random.int(Math.max(1, longest)))];
}
