import { hasKind } from '../../semantics/table-operators.js';
/** Number of JSON types: object, array, string, number, boolean and null. */
const typeCount = 6;
/**
 * Replaces the condition that a document has any of the six types by `jsonParses`; undefined for any other condition.
 */
export function jsonTypeIn({ atom, set }, { make }) {
    if (!isApplication(atom, 'keyIndex'))
        return undefined;
    const [keys, type] = atom.operands;
    if (type === undefined || !isApplication(type, 'jsonType') || keys?.kind !== 'constant')
        return undefined;
    const [text, path] = type.operands;
    const isWhole = path?.kind === 'constant' && hasKind(path.value, 'table') && path.value.values.length === 0;
    const areAll = hasKind(keys.value, 'keys') && keys.value.keys.length === typeCount;
    if (!isWhole || !areAll || text === undefined)
        return undefined;
    if (set.has(-1) ? set.size === 1 : set.size === typeCount) {
        const parses = make('jsonParses', text);
        return set.has(-1) ? make('not', parses) : parses;
    }
    return undefined;
}
/** Rewrites comparisons of a part of a JSON text with a constant to conditions on its type, in a uniform form. */
export function compareJson(a, b, rewriter) {
    if (a.kind !== 'application' || b.kind !== 'constant' || (typeof b.value === 'object' && b.value !== null)) {
        return undefined;
    }
    const { value } = b;
    const [part] = a.operands;
    if (a.name === 'typeOf' && part !== undefined && isApplication(part, 'jsonValue')) {
        return isOfTypes(part.operands, typesWithName(value), rewriter);
    }
    if (a.name !== 'jsonValue')
        return undefined;
    if (value === undefined)
        return isOfTypes(a.operands, typesWithName('undefined'), rewriter);
    const isOfThisType = isOfType(a.operands, value === null ? 'null' : typeof value, rewriter);
    return rewriter.pool.apply('and', isOfThisType, rewriter.pool.apply('strictEquals', a, b));
}
function isOfTypes(operands, names, rewriter) {
    return rewriter.make('or', ...names.map((name) => isOfType(operands, name, rewriter)));
}
function isOfType(operands, name, { pool }) {
    return pool.apply('strictEquals', pool.apply('jsonType', ...operands), pool.constant(name));
}
/** The JSON types whose primitive has this `typeof`; objects and arrays are not primitives and count as undefined. */
function typesWithName(name) {
    if (name === 'undefined')
        return ['object', 'array', 'undefined'];
    if (name === 'object')
        return ['null'];
    return name === 'string' || name === 'number' || name === 'boolean' ? [name] : [];
}
function isApplication(expr, name) {
    return expr.kind === 'application' && expr.name === name;
}
