import { textOfUnits } from '../../core/text/text-of-units.js';
import { builtObject } from '../../core/built-object.js';
/** Draws a random value of the domain: lengths uniformly, characters mostly printable, numbers mostly small. */
export function randomValue(domain, random) {
    switch (domain.kind) {
        case 'string':
            return randomText(randomLength(domain, random), random);
        case 'template':
            return domain.parts.map((part) => (part.kind === 'text' ? part.text : randomText(part.length, random))).join('');
        case 'bytes':
            return Uint8Array.from({ length: randomLength(domain, random) }, () => random.int(256));
        case 'number':
            return randomNumber(random);
        case 'int32':
            return randomInt32(random);
        case 'boolean':
            return random.chance(0.5);
        case 'bigint':
            return random.bigint(1n << BigInt(1 + random.int(70))) * (random.chance(0.5) ? 1n : -1n);
        case 'const':
            return domain.value;
        case 'oneOf':
            return randomValue(random.pick(domain.options), random);
        case 'array':
            return Array.from({ length: randomLength(domain, random) }, () => randomValue(domain.element, random));
        case 'tuple':
            return domain.elements.map((element) => randomValue(element, random));
        case 'object':
            return randomObject(domain.fields, random);
        case 'optional':
            return random.chance(0.5) ? randomValue(domain.of, random) : undefined;
        case 'built':
            return builtObject(domain.type, randomValue(domain.of, random));
    }
}
function randomLength({ maxLength, exactLength }, random) {
    return exactLength ?? random.int(maxLength + 1);
}
function randomText(length, random) {
    return textOfUnits(Array.from({ length }, () => randomUnit(random)));
}
export function randomUnit(random) {
    return random.chance(0.95) ? 32 + random.int(95) : random.int(random.chance(0.5) ? 32 : 65_536);
}
function randomInt32(random) {
    return random.chance(0.5) ? random.int(33) - 16 : random.uint32() | 0;
}
const oddNumbers = [0, -0, 0.5, -1, Number.NaN, Infinity, -Infinity, 2 ** 53, 2 ** 31, Number.MIN_VALUE];
function randomNumber(random) {
    const kind = random.int(4);
    if (kind === 0)
        return random.pick(oddNumbers);
    return kind === 1 ? random.float() * 2 ** random.int(64) : randomInt32(random);
}
function randomObject(fields, random) {
    const entries = Object.entries(fields).map(([name, field]) => [name, randomValue(field, random), field]);
    return Object.fromEntries(entries.filter(([, value, field]) => value !== undefined || field.kind !== 'optional').map(([k, v]) => [k, v]));
}
