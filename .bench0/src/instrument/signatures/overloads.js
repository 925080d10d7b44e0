import { unionOf } from './combined-type.js';
/**
 * Joins the parameters of an overloaded function: the type at each position is the union over all overloads, and a
 * parameter is optional if one of the overloads does not have it.
 */
export function joinedOverloads(overloads) {
    const [first = []] = overloads;
    if (overloads.length < 2)
        return first;
    const longest = overloads.reduce((most, one) => (one.length > most.length ? one : most));
    // A rest parameter cannot be joined with single parameters at the same positions.
    if (overloads.some((one) => one.some(({ isRest }) => isRest === true)))
        return longest;
    return longest.map(({ name, from }, index) => {
        const types = overloads.map((one) => one[index]?.type);
        const there = types.flatMap((type) => (type === undefined ? [] : [type.kind === 'optional' ? type.of : type]));
        const type = distinctUnion(there);
        const mayMiss = types.some((one) => one === undefined || one.kind === 'optional');
        return { name, from, type: mayMiss ? { kind: 'optional', of: type } : type };
    });
}
function distinctUnion(types) {
    const byText = new Map(types.map((type) => [printed(type), type]));
    return unionOf([...byText.values()]) ?? { kind: 'unknown', written: '' };
}
function printed(type) {
    return JSON.stringify(type, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
}
