import { commentBefore, commentedParameters, commentedType } from './jsdoc.js';
import { joinedOverloads } from './overloads.js';
import { typeOfDefault, typeOfPattern, typeOfUses } from './used-type.js';
/** The type of a parameter about which nothing is known: most of them are strings. */
const untold = { kind: 'string' };
const nothingDeclared = { kind: 'unknown', written: '' };
const anyList = { kind: 'array', element: { kind: 'any' } };
/**
 * Reads the parameters of a function from its types, its comment, or their use in its body.
 *
 * @param owner the class of a method
 */
export function readParameters(found, reader, owner) {
    const { node, scope, text, overloads = [] } = found;
    const outer = { scope, text, bindings: new Map(), open: new Map() };
    const context = owner === undefined ? outer : reader.bound(outer, owner.typeParameters);
    if (overloads.length > 0) {
        return joinedOverloads(overloads.map(({ params, typeParameters }) => {
            const inner = reader.bound(context, typeParameters);
            return completedTypes(given(params).map((parameter, index) => readParameter(parameter, index, reader, inner)), node, true);
        }));
    }
    const inner = reader.bound(context, node.typeParameters);
    const parameters = withComment(found, reader, inner);
    const isTyped = parameters.some(({ from }) => from === 'type' || from === 'jsdoc');
    return completedTypes(parameters, node, isTyped || owner !== undefined);
}
/** The parameters without `this`, which is declared like a parameter. */
function given(parameters) {
    return parameters.filter((parameter) => parameter.type !== 'Identifier' || parameter.name !== 'this');
}
/** Reads the parameters; types that are not declared are taken from the comment before the function. */
function withComment({ node, text }, reader, context) {
    const comment = commentBefore(text, node.start);
    const commented = comment === undefined ? undefined : commentedParameters(comment);
    const typed = comment === undefined ? undefined : commentedType(comment);
    const inTypes = typed?.node.type === 'TSFunctionType' ? given(typed.node.params) : [];
    return given(node.params).map((parameter, index) => {
        const own = readParameter(parameter, index, reader, context);
        if (own.from === 'type')
            return own;
        const inType = inTypes[index];
        if (inType !== undefined && typed !== undefined) {
            const read = readParameter(inType, index, reader, { ...context, text: typed.text });
            return { ...own, type: read.type, from: 'jsdoc', mayMiss: own.mayMiss || read.mayMiss };
        }
        const said = commented?.find(({ name }) => name === own.name) ?? byPlace(parameter, commented, index);
        if (said === undefined)
            return own;
        const type = reader.known(said.type.node, { ...context, text: said.type.text });
        return { ...own, type, from: 'jsdoc', mayMiss: own.mayMiss || said.isOptional };
    });
}
/** A destructured parameter has no name: its comment is the one at its position. */
function byPlace(parameter, commented, index) {
    const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    return target.type === 'ObjectPattern' || target.type === 'ArrayPattern' ? commented?.[index] : undefined;
}
/**
 * Completes types that are not declared by the uses in the body. A function without any types most often takes one
 * string: its other parameters become inputs only if the types of all required ones are known; otherwise they are left
 * out.
 */
function completedTypes(parameters, body, isTyped) {
    const guessed = parameters.map((parameter, index) => {
        if (parameter.type !== undefined || parameter.isRest)
            return parameter;
        const type = typeOfUses(parameter.node, body);
        const isScalar = type !== undefined && type.kind !== 'built';
        return isScalar || index === 0 || isTyped ? { ...parameter, type, from: 'use' } : parameter;
    });
    const [, ...others] = guessed;
    const isUnderstood = isTyped || others.every(({ type, mayMiss, isRest }) => type !== undefined || mayMiss || isRest);
    return guessed.map((parameter, index) => {
        const { name, from, isRest, mayMiss } = parameter;
        const type = !isUnderstood && index > 0 ? undefined : parameter.type;
        if (isRest && isUnderstood)
            return { name, type: type === undefined ? anyList : asList(type), from, isRest };
        if (type === undefined && !mayMiss && (isTyped || index === 0))
            return { name, type: untold, from: 'guess' };
        const isOptional = mayMiss || type === undefined || (!isTyped && index > 0);
        const own = type ?? nothingDeclared;
        return { name, type: isOptional ? { kind: 'optional', of: own } : own, from };
    });
}
/** The type of a rest parameter: `@param {string} xs` may describe each element of the list. */
function asList(type) {
    if (type.kind === 'any')
        return anyList;
    const isScalar = type.kind === 'string' || type.kind === 'number' || type.kind === 'boolean' || type.kind === 'bigint';
    return isScalar ? { kind: 'array', element: type } : type;
}
function readParameter(node, index, reader, context) {
    const held = node.type === 'TSParameterProperty' ? node.parameter : node;
    const isRest = held.type === 'RestElement';
    const target = held.type === 'AssignmentPattern' ? held.left : isRest ? held.argument : held;
    const name = target.type === 'Identifier' ? target.name : `argument ${index + 1}`;
    const annotation = annotationOf(held) ?? annotationOf(target);
    const mayMiss = held.type === 'AssignmentPattern' || ('optional' in target && target.optional === true);
    const read = { name, node: target, mayMiss, isRest };
    if (annotation !== undefined)
        return { ...read, type: reader.known(annotation, context), from: 'type' };
    const ofDefault = held.type === 'AssignmentPattern' ? typeOfDefault(held.right) : undefined;
    if (ofDefault !== undefined)
        return { ...read, type: ofDefault, from: 'default' };
    return { ...read, type: isRest ? undefined : typeOfPattern(target), from: isRest ? 'guess' : 'use' };
}
function annotationOf(node) {
    const annotation = 'typeAnnotation' in node ? node.typeAnnotation : undefined;
    return annotation?.typeAnnotation;
}
