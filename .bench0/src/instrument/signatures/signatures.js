import { classSignature } from './class-signature.js';
import { findExport } from './find-export.js';
import { ModuleScope } from './module-scope.js';
import { readParameters } from './read-parameters.js';
import { TypeReader } from './type-reader.js';
/** Default for how often a recursive type is entered. */
export const defaultRecursion = 3;
/**
 * Reads the parameters of an exported function or class from its types or its comment. Undeclared types are inferred
 * from their use, or else assumed to be strings. Undefined if the declaration is not found in the file or one that it
 * imports.
 */
export function readSignature(file, text, exportName, recursion = defaultRecursion) {
    const found = findExport(new ModuleScope(file, text), exportName);
    if (found === undefined)
        return undefined;
    const reader = new TypeReader(recursion);
    const signature = found.kind === 'class'
        ? classSignature(found, reader)
        : { kind: 'function', parameters: readParameters(found, reader), hasReceiver: hasReceiver(found.node) };
    return { ...signature, isCut: reader.isCut };
}
function hasReceiver({ params: [first] }) {
    return (first?.type === 'Identifier' &&
        first.name === 'this' &&
        first.typeAnnotation?.typeAnnotation.type !== 'TSVoidKeyword');
}
