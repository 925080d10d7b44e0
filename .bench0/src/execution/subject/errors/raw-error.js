import { types } from 'node:util';
import { areStacksOff, withDefaultStacks } from './default-stacks.js';
const { getPrototypeOf } = Object;
/** Also true for errors of another realm. */
const { isNativeError } = types;
const ErrorClass = Error;
const builtInClasses = [
    Error,
    TypeError,
    RangeError,
    ReferenceError,
    SyntaxError,
    URIError,
    EvalError,
    AggregateError,
];
const builtInPrototypes = builtInClasses.map(({ prototype }) => prototype);
const builtInNames = builtInClasses.map(({ name }) => name);
const Aggregate = AggregateError;
/**
 * Describes a thrown value. Reading a property of it may run the subject's code or throw; the stack is formatted only
 * when it is read.
 */
export function rawError(thrown, withStack = true) {
    const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
    if (!isObject) {
        return {
            errorClass: '',
            name: '',
            message: printed(thrown),
            stack: '',
            code: '',
            permission: '',
            resource: '',
            builtIn: false,
            isError: false,
            isDeclared: false,
            isStackless: false,
            first: undefined,
        };
    }
    const prototype = attempt(() => getPrototypeOf(thrown));
    const errorClass = text(() => thrown.constructor.name) || text(() => thrown.name);
    const isOurs = attempt(() => thrown instanceof ErrorClass) === true;
    const isForeign = !isOurs && isNativeError(thrown);
    return {
        errorClass,
        name: text(() => thrown.name),
        message: text(() => thrown.message),
        stack: withStack ? text(() => withDefaultStacks(() => thrown.stack)) : '',
        code: text(() => thrown.code),
        permission: text(() => thrown.permission),
        resource: text(() => thrown.resource),
        builtIn: isBuiltIn(prototype) || (isForeign && isBuiltInName(errorClass)),
        isError: isOurs || isForeign,
        isDeclared: false,
        isStackless: withStack && areStacksOff(),
        first: prototype === Aggregate.prototype ? firstOf(thrown, withStack) : undefined,
    };
}
function isBuiltIn(prototype) {
    for (let i = 0; i < builtInPrototypes.length; i++)
        if (builtInPrototypes[i] === prototype)
            return true;
    return false;
}
function isBuiltInName(name) {
    for (let i = 0; i < builtInNames.length; i++)
        if (builtInNames[i] === name)
            return true;
    return false;
}
function firstOf(thrown, withStack) {
    const first = attempt(() => thrown.errors[0]);
    return first === undefined || first === thrown ? undefined : rawError(first, withStack);
}
function text(read) {
    const value = attempt(read);
    return typeof value === 'string' ? value : '';
}
function printed(value) {
    return attempt(() => String(value)) ?? typeof value;
}
function attempt(read) {
    try {
        return read();
    }
    catch {
        return undefined;
    }
}
