import { builtObject } from '../../core/built-object.js';
import { randomUnit, randomValue } from './random-value.js';
/**
 * Draws a random value of the domain, built mostly from literals and names of the source; small values are more
 * likely.
 */
export function informedValue(domain, literals, random) {
    switch (domain.kind) {
        case 'string':
            return fitted(informedText(literals, random), domain, random);
        case 'bytes':
            return informedBytes(domain.exactLength ?? random.int(domain.maxLength + 1), literals, random);
        case 'number':
            return random.chance(0.2) ? randomValue(domain, random) : informedNumber(literals, random);
        case 'int32':
            return random.chance(0.2) ? randomValue(domain, random) : informedNumber(literals, random) | 0;
        case 'bigint':
            return random.chance(0.2) ? randomValue(domain, random) : BigInt(Math.trunc(informedNumber(literals, random)));
        case 'oneOf':
            return informedValue(random.pick(domain.options), literals, random);
        case 'optional':
            return random.chance(0.7) ? informedValue(domain.of, literals, random) : undefined;
        case 'array': {
            const length = domain.exactLength ?? random.int(domain.maxLength + 1);
            return Array.from({ length }, () => informedValue(domain.element, literals, random));
        }
        case 'tuple':
            return domain.elements.map((element) => informedValue(element, literals, random));
        case 'object':
            return informedObject(domain.fields, literals, random);
        case 'built':
            return builtObject(domain.type, informedValue(domain.of, literals, random));
        default:
            return randomValue(domain, random);
    }
}
const shortTexts = { kind: 'string', maxLength: 6 };
function informedText(literals, random) {
    const parts = 1 + random.int(random.chance(0.5) ? 1 : 4);
    return Array.from({ length: parts }, () => textPart(literals, random)).join('');
}
function textPart({ texts, numbers }, random) {
    const kind = random.int(10);
    if (kind < 6 && texts.length > 0)
        return random.pick(texts);
    if (kind === 6 && numbers.length > 0)
        return characterOrDigits(random.pick(numbers), random);
    if (kind === 7)
        return String(random.int(20));
    return kind === 8 ? String.fromCharCode(randomUnit(random)) : randomValue(shortTexts, random);
}
/** A number in a source may be a value or a character code. */
function characterOrDigits(number, random) {
    const isUnit = Number.isInteger(number) && number > 0 && number < 0x1_0000;
    return isUnit && random.chance(0.6) ? String.fromCharCode(number) : String(number);
}
function fitted(text, { maxLength, exactLength }, random) {
    if (exactLength === undefined)
        return text.slice(0, maxLength);
    let long = text;
    while (long.length < exactLength)
        long += String.fromCharCode(randomUnit(random));
    return long.slice(0, exactLength);
}
const encoder = new TextEncoder();
function informedBytes(length, literals, random) {
    const bytes = new Uint8Array(length);
    if (random.chance(0.5))
        for (let i = 0; i < length; i++)
            bytes[i] = random.int(256);
    const text = encoder.encode(informedText(literals, random)).subarray(0, length);
    if (random.chance(0.7))
        bytes.set(text, random.chance(0.7) ? 0 : random.int(length - text.length + 1));
    else if (length > 0)
        bytes[random.int(length)] = informedNumber(literals, random);
    return bytes;
}
function informedNumber({ numbers }, random) {
    const number = numbers.length > 0 && random.chance(0.7) ? random.pick(numbers) : random.int(40);
    const near = random.chance(0.3) ? number + random.int(3) - 1 : number;
    return random.chance(0.15) ? -near : near;
}
function informedObject(fields, literals, random) {
    const entries = Object.entries(fields).map(([name, field]) => [name, field, informedValue(field, literals, random)]);
    const there = entries.filter(([, field, value]) => value !== undefined || field.kind !== 'optional');
    return Object.fromEntries(there.map(([name, , value]) => [name, value]));
}
