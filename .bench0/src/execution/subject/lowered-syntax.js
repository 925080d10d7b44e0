import { loweredName } from '../../instrument/typescript/lowered-syntax.js';
import { disposal } from './leftovers/disposal.js';
const { getOwnPropertyDescriptor, defineProperty } = Object;
/** Defines the global functions that lowered syntax calls. */
export function defineLoweredSyntax() {
    const helpers = { usingCtx: disposal, decorate, decorateParam, decorateMetadata };
    defineProperty(globalThis, loweredName, { value: helpers });
}
/**
 * Applies legacy decorators, the last one first. With two arguments the target is a class, which each decorator may
 * replace; with three, a static or instance field; with four, a method or accessor, whose descriptor each may replace.
 */
function decorate(decorators, target, key, given) {
    const isClass = key === undefined;
    const isMethod = given === null;
    let result = isClass ? target : isMethod ? getOwnPropertyDescriptor(target, key) : undefined;
    const { decorate: userDecorate } = Reflect;
    if (typeof userDecorate === 'function') {
        result = isClass ? userDecorate(decorators, target) : userDecorate(decorators, target, key, result);
    }
    else {
        for (let i = decorators.length - 1; i >= 0; i--) {
            const decorator = decorators[i];
            if (!decorator)
                continue;
            const changed = isClass ? decorator(result) : decorator(target, key, result);
            if (changed !== undefined && changed !== null)
                result = changed;
        }
    }
    if (!isClass && typeof result === 'object' && result !== null)
        defineProperty(target, key, result);
    return result;
}
function decorateParam(index, decorator) {
    return (target, key) => decorator(target, key, index);
}
/** Stores metadata if a library such as `reflect-metadata` is loaded. */
function decorateMetadata(name, value) {
    const { metadata } = Reflect;
    return typeof metadata === 'function' ? metadata(name, value) : undefined;
}
