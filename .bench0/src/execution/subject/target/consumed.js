import { types } from 'node:util';
const { apply } = Reflect;
const { isGeneratorObject } = types;
const { asyncIterator } = Symbol;
const syncPrototype = methodsOf(function* () { });
const asyncPrototype = methodsOf(async function* () { });
/** Upper limit of elements that are requested from a generator. */
const mostElements = 1000;
/** Captured before the subject can replace them. */
function methodsOf(generator) {
    const { next, return: end } = Object.getPrototypeOf(generator.prototype);
    return { next, return: end };
}
export function isGenerator(value) {
    return isGeneratorObject(value);
}
/**
 * Runs a generator to its end, or for `mostElements`, and returns the list of its elements (a promise of it for an
 * async generator): the body of a generator runs only while elements are requested. Returns any other value unchanged.
 */
export function consumed(value) {
    if (!isGenerator(value))
        return value;
    return asyncIterator in value ? listOfAsync(value) : listOf(value);
}
function listOf(generator) {
    const list = [];
    while (list.length < mostElements) {
        const step = apply(syncPrototype.next, generator, []);
        if (step.done === true)
            return list;
        list[list.length] = step.value;
    }
    apply(syncPrototype.return, generator, []);
    return list;
}
async function listOfAsync(generator) {
    const list = [];
    while (list.length < mostElements) {
        const step = (await apply(asyncPrototype.next, generator, []));
        if (step.done === true)
            return list;
        list[list.length] = step.value;
    }
    await apply(asyncPrototype.return, generator, []);
    return list;
}
