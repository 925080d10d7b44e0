import { dataModule } from '../files/data-module.js';
/** Key, in place of that of a file, of the array with the hash of a run's path and after it the arms taken. */
export const pathKey = 'path';
/** Key, in place of that of a file, of the array with the last location of a run. */
export const placeKey = 'place';
/** Index of the first arm of a path; the slot before it holds the number of arms taken. */
export const firstArm = 3;
/** Symbol name of the non-enumerable global function that returns the byte array of a file by its key. */
export const bytesSymbolName = 'coppice.bytes';
export function preambleOf(text, table, isModule, { path = 'none', wholeConditions = false }) {
    const prefix = freshPrefix(text);
    const bytes = `${prefix}k`;
    const temporary = `${prefix}t`;
    const cells = `${prefix}h`;
    const declaredCells = path === 'none' ? '' : bytesDeclaration(cells, pathKey, isModule);
    return {
        code: `${bytesDeclaration(bytes, keyOf(table), isModule)}${declaredCells}var ${temporary};`,
        bytes,
        temporary,
        step: (counter) => pathStep(path, cells, armNumber(table, counter)),
        stepWithin: (counter) => (wholeConditions ? '' : pathStep(path, cells, armNumber(table, counter))),
        mark: (functionNumber) => `/*coppice:${table.contentHash}:${functionNumber}*/`,
    };
}
/**
 * Declares the byte array. A module imports it, because with cyclic imports its functions can run before its body: an
 * imported binding is initialized then, a declared one is not.
 */
export function bytesDeclaration(name, key, isModule) {
    return isModule
        ? `import{bytes as ${name}}from${JSON.stringify(dataModule(`export const bytes=${bytesExpression(key)};`))};`
        : `const ${name}=${bytesExpression(key)};`;
}
/** The key of a file's byte array. */
export function keyOf(table) {
    return `${table.contentHash}/${table.counters}`;
}
/**
 * The path hash consists of two 32-bit slots, each a polynomial in the arms taken. The products stay within the
 * integers that a double represents exactly, so the engine can use integer arithmetic. Arms beyond the array are
 * dropped.
 */
function pathStep(path, cells, arm) {
    if (path === 'none')
        return '';
    const hashed = `${cells}[0]=${cells}[0]*31+${arm}|0,${cells}[1]=${cells}[1]*65537+${arm}|0`;
    return path === 'hash' ? hashed : `${hashed},${cells}[${firstArm}+${cells}[2]++]=${arm}`;
}
/** The number of an arm in a path. It is a hash: two arms may collide, which is unlikely. */
export function armNumber(table, counter) {
    return Math.imul(Number.parseInt(table.contentHash.slice(0, 8), 16) ^ counter, 0x9e3779b1) >>> 1;
}
function bytesExpression(key) {
    return `globalThis[Symbol.for(${JSON.stringify(bytesSymbolName)})](${JSON.stringify(key)})`;
}
export function freshPrefix(text) {
    let prefix = '$c';
    while (text.includes(prefix))
        prefix += '_';
    return prefix;
}
