import { builtObject } from '../../core/built-object.js';
import { mutateText } from './mutate-text.js';
import { randomValue } from './random-value.js';
/** Applies one small mutation to the value; the result is still a value of the domain. */
export function mutateValue(domain, value, material, random) {
    switch (domain.kind) {
        case 'string':
            return mutatedText(domain, value, material, random);
        case 'bytes':
            return mutateBytes(domain, value, material, random);
        case 'number':
        case 'int32':
            return random.chance(0.5) ? near(value, domain.kind, random) : randomValue(domain, random);
        case 'array': {
            const items = value;
            if (items.length === 0 || random.chance(0.2))
                return randomValue(domain, random);
            const at = random.int(items.length);
            return items.with(at, mutateValue(domain.element, items[at], partOf(material, at), random));
        }
        case 'tuple': {
            const items = value;
            if (items.length === 0)
                return value;
            const at = random.int(items.length);
            return items.with(at, mutateValue(domain.elements[at], items[at], partOf(material, at), random));
        }
        case 'built': {
            const { content } = value;
            return builtObject(domain.type, mutateValue(domain.of, content, { ...material, other: undefined }, random));
        }
        default:
            return randomValue(domain, random);
    }
}
function near(value, kind, random) {
    const moved = value + random.int(9) - 4;
    return kind === 'int32' ? moved | 0 : moved;
}
/**
 * Replaces one byte. If the length is not fixed, it may also insert or remove bytes or append the rest of another
 * value.
 */
function mutateBytes({ maxLength, exactLength }, bytes, { other }, random) {
    const isOpen = exactLength === undefined;
    if (bytes.length === 0 && !isOpen)
        return bytes;
    const at = random.int(bytes.length + 1);
    const before = bytes.subarray(0, at);
    const rest = other instanceof Uint8Array ? other : bytes;
    switch (isOpen ? random.int(5) : 0) {
        case 1:
            return joined([before, [random.int(256)], bytes.subarray(at)], maxLength);
        case 2:
            return joined([before, bytes.subarray(at + 1 + random.int(4))], maxLength);
        case 3:
            return joined([before], maxLength);
        case 4:
            return joined([before, rest.subarray(random.int(rest.length + 1))], maxLength);
        default: {
            const place = Math.min(at, bytes.length - 1);
            return joined([bytes.subarray(0, place), [random.int(256)], bytes.subarray(place + 1)], exactLength ?? maxLength);
        }
    }
}
function joined(parts, maxLength) {
    return Uint8Array.from(parts.flatMap((part) => [...part]).slice(0, maxLength));
}
/** If the length is fixed and the mutation shortens the text, the original end of the text is kept. */
function mutatedText({ maxLength, exactLength }, text, { entries, other }, random) {
    const changed = mutateText(text, { entries, other: textOf(other), maxLength: exactLength ?? maxLength }, random);
    return exactLength === undefined ? changed : changed + text.slice(changed.length);
}
function textOf(value) {
    return typeof value === 'string' ? value : '';
}
function partOf({ entries, other }, at) {
    return { entries, other: Array.isArray(other) ? other[at] : undefined };
}
