var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
import { fileURLToPath } from 'node:url';
import { bare } from '../bare.js';
import { rawError } from '../errors/raw-error.js';
// The subject has loaded by the time these are used and may have replaced methods, so loops are by index.
const { keys, getOwnPropertyDescriptor, getOwnPropertyNames } = Object;
/**
 * Loads a module and finds an export by its dotted name; without a name, the default export or the only function.
 * Without a usage, classes are constructed with `new`, and members of a class are used on an instance.
 */
export async function findTarget(url, exportName, usage) {
    const name = usage?.kind === 'class' ? usage.className : exportName;
    const named = name === '' ? undefined : name.split('.');
    let namespace;
    try {
        namespace = (await import(__rewriteRelativeImportExtension(url)));
    }
    catch (error) {
        return bare({ kind: 'threw', error: rawError(error), file: fileURLToPath(url) });
    }
    const path = named ?? onlyFunction(namespace);
    const found = path === undefined ? undefined : follow(namespace, path);
    if (found !== undefined)
        return bare({ kind: 'found', found: usage === undefined ? found : { ...found, usage } });
    const other = path === undefined ? undefined : (valueAt(namespace, path) ?? valueAt(namespace['default'], path));
    return bare({
        kind: 'no-export',
        exports: functionNames(namespace),
        found: other?.value === undefined ? undefined : other.value === null ? 'null' : typeof other.value,
    });
}
/** If the number of constructor arguments is unknown (negative), the constructor receives all arguments. */
export function usageFor(usage, args) {
    return usage.kind === 'class' && usage.constructorArguments < 0 ? { ...usage, constructorArguments: args } : usage;
}
/** CommonJS exports that Node did not detect are properties of the default export. */
function follow(namespace, path) {
    const inner = namespace['default'];
    if (path[0] === 'default' && isTranspiled(inner))
        return callable(inner, path) ?? callable(namespace, path);
    return callable(namespace, path) ?? callable(inner, path);
}
function valueAt(start, path) {
    let receiver;
    let value = start;
    for (let i = 0; i < path.length; i++) {
        if (value === null || value === undefined)
            return undefined;
        receiver = value;
        value = value[path[i]];
    }
    return { value, receiver };
}
function callable(start, path) {
    const { value, receiver } = valueAt(start, path) ?? {};
    const method = methodOf(receiver, value, path[path.length - 1]);
    if (method !== undefined)
        return method;
    if (typeof value !== 'function')
        return undefined;
    const usage = isClass(value) ? classUsage(-1, { kind: 'nothing' }) : undefined;
    // A function of a module is called without a receiver, as after an import.
    return { target: value, self: path.length === 1 ? undefined : receiver, usage };
}
/** Resolves `Class.method` if the method is not static, and `Class.prototype.method`. */
function methodOf(receiver, value, name) {
    const made = value === undefined && typeof receiver === 'function' ? receiver : constructorOf(receiver);
    const prototype = made?.prototype;
    if (made === undefined || typeof prototype !== 'object' || prototype === null || !(name in prototype))
        return undefined;
    const usage = classUsage(made.length, { kind: 'member', member: name });
    return { target: made, self: undefined, usage };
}
/** The constructor that a prototype belongs to. */
function constructorOf(value) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    const made = getOwnPropertyDescriptor(value, 'constructor')?.value;
    const isOwn = typeof made === 'function' && made.prototype === value && value !== Object.prototype;
    return isOwn ? made : undefined;
}
function classUsage(constructorArguments, after) {
    return { kind: 'class', className: '', constructorArguments, after };
}
/** True for classes, whose `prototype` is not writable, and for old-style constructors, whose prototype has methods. */
function isClass(value) {
    const descriptor = getOwnPropertyDescriptor(value, 'prototype');
    if (descriptor === undefined)
        return false;
    const prototype = descriptor.value;
    if (descriptor.writable === false)
        return true;
    const isObject = typeof prototype === 'object' && prototype !== null;
    return isObject && constructorOf(prototype) === value && getOwnPropertyNames(prototype).length > 1;
}
function isTranspiled(value) {
    return typeof value === 'object' && value !== null && '__esModule' in value && 'default' in value;
}
function onlyFunction(namespace) {
    if (typeof namespace['default'] === 'function' || isTranspiled(namespace['default']))
        return ['default'];
    const names = functionNames(namespace);
    return names.length === 1 ? [names[0]] : undefined;
}
function functionNames(namespace) {
    const names = [];
    const holders = [namespace, namespace['default']];
    for (let h = 0; h < 2; h++) {
        const holder = holders[h];
        if (typeof holder !== 'object' || holder === null)
            continue;
        const all = keys(holder);
        for (let i = 0; i < all.length; i++) {
            const name = all[i];
            const isNew = h === 0 || !(name in namespace);
            if (isNew && typeof holder[name] === 'function')
                names[names.length] = name;
        }
    }
    return names;
}
