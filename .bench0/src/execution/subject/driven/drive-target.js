import { surroundingArguments } from '../../process/surroundings.js';
import { compareSides } from './compare-sides.js';
import { surround } from './surround.js';
/*
 * What happens between an input and the target if that is more than a call. This file is rewritten like the target on
 * the concolic build, so that values derived from symbolic values are symbolic and its branches are part of the path;
 * on other builds it is not part of the subject.
 */
export { installSurroundings } from './surround.js';
export * as invariants from './invariants.js';
const { push } = Array.prototype;
const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
const MapClass = Map;
const SetClass = Set;
const DateClass = Date;
const RegExpClass = RegExp;
const UrlClass = URL;
const ParametersClass = URLSearchParams;
const PromiseClass = Promise;
const ErrorClass = Error;
const typedArrays = {
    Int8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
};
/** The values of a rest parameter, as a list. */
class Rest {
    list;
    constructor(list) {
        this.list = list;
    }
}
export function driveTarget(use, args) {
    if (use.compared !== undefined) {
        return compareSides(use.compared, args, (side, own) => driveTarget({ ...use, ...side, compared: undefined }, own));
    }
    makeObjects(use.objects, args);
    const { usage, surroundings } = use;
    const own = surroundings === undefined
        ? args
        : surround(surroundings, use.file, args, args.length - surroundingArguments(surroundings));
    if (usage?.kind === 'class')
        return useClass(use.target, usage, own);
    return Reflect.apply(use.target, use.self, spread(own, 0, own.length));
}
/** The arguments from `from` to `to`, with the values of a rest parameter as separate arguments. */
export function spread(args, from, to) {
    const each = [];
    for (let i = from; i < to; i++) {
        const arg = args[i];
        if (!(arg instanceof Rest)) {
            each[each.length] = arg;
            continue;
        }
        Reflect.apply(push, each, arg.list);
    }
    return each;
}
/** Replaces the descriptions of objects in the values with the objects; returns the first value. */
export function makeObjects(places, values) {
    for (let i = 0; i < places.length; i++)
        replace(places[i], values);
    return values[0];
}
/** Replaces one description with the object. */
function replace({ path, type }, args) {
    const last = path.length - 1;
    let holder = args;
    for (let i = 0; i < last; i++)
        holder = holder[path[i]];
    const key = path[last];
    holder[key] = make(type, holder[key]['content'], args);
}
function make(type, content, args) {
    switch (type) {
        case 'Map':
            return mapOf(content);
        case 'Set':
            return setOf(content);
        case 'Record':
            return record(content);
        case 'Date':
            return new DateClass(content);
        case 'RegExp': {
            const [source, flags] = content;
            return new RegExpClass(source, flags);
        }
        case 'URL':
            return new UrlClass(typeof content === 'string' ? content : addressOf(content));
        case 'URLSearchParams':
            return parametersOf(content);
        case 'Function':
            return scripted(content);
        case 'Promise':
            return PromiseClass.resolve(content);
        case 'Error':
            return new ErrorClass(content);
        case 'ArrayBuffer':
            return content.buffer;
        case 'Same':
            return args[content];
        case 'Rest':
            return new Rest(content);
        default:
            return typedArray(typedArrays[type], content);
    }
}
// Loops are by index: each iteration then records a comparison with the length.
function mapOf(entries) {
    const made = new MapClass();
    for (let i = 0; i < entries.length; i++) {
        const entry = entries[i];
        made.set(entry[0], entry[1]);
    }
    return made;
}
function setOf(elements) {
    const made = new SetClass();
    for (let i = 0; i < elements.length; i++)
        made.add(elements[i]);
    return made;
}
function typedArray(made, elements) {
    let count = 0;
    while (count < elements.length)
        count++;
    const numbers = new made(count);
    for (let i = 0; i < count; i++)
        numbers[i] = elements[i];
    return numbers;
}
function parametersOf(entries) {
    const made = new ParametersClass();
    for (let i = 0; i < entries.length; i++) {
        const entry = entries[i];
        made.append(entry[0], entry[1]);
    }
    return made;
}
function record(entries) {
    const made = {};
    for (let i = 0; i < entries.length; i++) {
        const entry = entries[i];
        made[entry[0]] = entry[1];
    }
    return made;
}
function addressOf([path, query, fragment]) {
    return `http://localhost/${path}?${query}#${fragment}`;
}
/**
 * A function that returns the next result for new arguments (the last one when there are no more), and the same result
 * again for the same arguments.
 */
function scripted(results) {
    const known = [];
    return (...args) => {
        for (let i = 0; i < known.length; i++) {
            const { args: before, result } = known[i];
            if (isSame(before, args))
                return result;
        }
        const result = results[known.length < results.length ? known.length : results.length - 1];
        known[known.length] = { args, result };
        return result;
    };
}
function isSame(before, args) {
    if (before.length !== args.length)
        return false;
    for (let i = 0; i < args.length; i++) {
        const [a, b] = [before[i], args[i]];
        if (a !== b && (a === a || b === b))
            return false;
    }
    return true;
}
function useClass(target, { constructorArguments, after }, args) {
    const instance = new target(...spread(args, 0, constructorArguments));
    if (after.kind === 'nothing')
        return instance;
    if (after.kind === 'calls')
        return callAll(instance, args[constructorArguments], 0, []);
    return useMember(instance, after.member, spread(args, constructorArguments, args.length));
}
/** Returns the list of the results; a result that is a promise is awaited before the next call. */
function callAll(instance, calls, from, results) {
    for (let i = from; i < calls.length; i++) {
        const call = calls[i];
        const result = useMember(instance, call[0], spread(call, 1, call.length));
        if (result instanceof PromiseClass) {
            return result.then((settled) => {
                results[results.length] = settled;
                return callAll(instance, calls, i + 1, results);
            });
        }
        results[results.length] = result;
    }
    return results;
}
function useMember(instance, member, args) {
    if (member.startsWith('get '))
        return useAccessor(instance, 'get', member.slice(4), []);
    if (member.startsWith('set '))
        return useAccessor(instance, 'set', member.slice(4), [args[0]]);
    return instance[member](...args);
}
/** Reads or writes the property by calling its accessor, because a call can be followed. */
function useAccessor(instance, kind, name, args) {
    for (let holder = instance; holder !== null; holder = getPrototypeOf(holder)) {
        const descriptor = getOwnPropertyDescriptor(holder, name);
        if (descriptor === undefined)
            continue;
        const accessor = descriptor[kind];
        if (accessor === undefined)
            break;
        const result = Reflect.apply(accessor, instance, args);
        return kind === 'get' ? result : args[0];
    }
    return kind === 'get' ? instance[name] : (instance[name] = args[0]);
}
