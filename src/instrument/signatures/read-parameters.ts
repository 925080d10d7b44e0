import type { Node } from '../typescript/front-end.ts';
import type { FunctionNode } from '../scopes/function-info.ts';
import type { ClassNode, FoundFunction } from './find-export.ts';
import { commentBefore, commentedParameters, commentedType, type CommentParameter } from './jsdoc.ts';
import type { Declared } from './module-scope.ts';
import { joinedOverloads } from './overloads.ts';
import type { ParameterType } from './parameter-type.ts';
import type { TypeContext, TypeReader } from './type-reader.ts';
import { isRequiredByUse } from './required-by-use.ts';
import { typeOfDefault, typeOfPattern, typeOfUses } from './used-type.ts';
import type { ParameterSource } from './parameter-source.ts';

export interface Parameter {
  readonly name: string;
  /** For a rest parameter, the type of the whole list. */
  readonly type: ParameterType;
  readonly from: ParameterSource;
  readonly isRest?: boolean;
}

interface ReadParameter {
  readonly name: string;
  readonly node: Node;
  /** Undefined if not known. */
  readonly type: ParameterType | undefined;
  readonly from: ParameterSource;
  readonly mayMiss: boolean;
  readonly isRest: boolean;
}

/** The type of a parameter about which nothing is known: most of them are strings. */
const untold: ParameterType = { kind: 'string' };
const nothingDeclared: ParameterType = { kind: 'unknown', written: '' };
const anyList: ParameterType = { kind: 'array', element: { kind: 'any' } };

/**
 * Reads the parameters of a function from its types, its comment, or their use in its body.
 *
 * @param owner the class of a method
 */
export function readParameters(
  found: Declared & { readonly node: FunctionNode } & Pick<FoundFunction, 'overloads'>,
  reader: TypeReader,
  owner?: ClassNode,
): readonly Parameter[] {
  const { node, scope, text, overloads = [] } = found;
  const outer: TypeContext = { scope, text, bindings: new Map(), open: new Map() };
  const context = owner === undefined ? outer : reader.bound(outer, owner.typeParameters);
  if (overloads.length > 0) {
    return joinedOverloads(
      overloads.map(({ params, typeParameters }) => {
        const inner = reader.bound(context, typeParameters);
        return completedTypes(
          given(params).map((parameter, index) => readParameter(parameter, index, reader, inner)),
          node,
          true,
        );
      }),
    );
  }
  const inner = reader.bound(context, node.typeParameters);
  const parameters = withComment(found, reader, inner);
  const isTyped = parameters.some(({ from }) => from === 'type' || from === 'jsdoc');
  return completedTypes(parameters, node, isTyped || owner !== undefined);
}

/** The parameters without `this`, which is declared like a parameter. */
function given(parameters: readonly Node[]): readonly Node[] {
  return parameters.filter((parameter) => parameter.type !== 'Identifier' || parameter.name !== 'this');
}

/** Reads the parameters; types that are not declared are taken from the comment before the function. */
function withComment(
  { node, text }: Declared & { readonly node: FunctionNode },
  reader: TypeReader,
  context: TypeContext,
): readonly ReadParameter[] {
  const comment = commentBefore(text, node.start);
  const commented = comment === undefined ? undefined : commentedParameters(comment);
  const typed = comment === undefined ? undefined : commentedType(comment);
  const inTypes = typed?.node.type === 'TSFunctionType' ? given(typed.node.params) : [];
  return given(node.params).map((parameter, index) => {
    const own = readParameter(parameter, index, reader, context);
    if (own.from === 'type') return own;
    const inType = inTypes[index];
    if (inType !== undefined && typed !== undefined) {
      const read = readParameter(inType, index, reader, { ...context, text: typed.text });
      return { ...own, type: read.type, from: 'jsdoc', mayMiss: own.mayMiss || read.mayMiss };
    }
    const said = commented?.find(({ name }) => name === own.name) ?? byPlace(parameter, commented, index);
    if (said === undefined) return own;
    const type = reader.known(said.type.node, { ...context, text: said.type.text });
    return { ...own, type, from: 'jsdoc', mayMiss: own.mayMiss || said.isOptional };
  });
}

/** A destructured parameter has no name: its comment is the one at its position. */
function byPlace(
  parameter: Node,
  commented: readonly CommentParameter[] | undefined,
  index: number,
): CommentParameter | undefined {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return target.type === 'ObjectPattern' || target.type === 'ArrayPattern' ? commented?.[index] : undefined;
}

/**
 * Completes types that are not declared by the uses in the body. A function without any types most often takes one
 * string: its other parameters become inputs only if the types of all required ones are known; otherwise they are left
 * out.
 */
function completedTypes(
  parameters: readonly ReadParameter[],
  body: FunctionNode,
  isTyped: boolean,
): readonly Parameter[] {
  const guessed = parameters.map((parameter, index): ReadParameter => {
    if (parameter.type !== undefined || parameter.isRest) return parameter;
    const type = typeOfUses(parameter.node, body);
    const isScalar = type !== undefined && type.kind !== 'built';
    return isScalar || index === 0 || isTyped ? { ...parameter, type, from: 'use' } : parameter;
  });
  const [, ...others] = guessed;
  const isUnderstood = isTyped || others.every(({ type, mayMiss, isRest }) => type !== undefined || mayMiss || isRest);
  return guessed.map((parameter, index) => {
    const { name, from, isRest, mayMiss } = parameter;
    const type = !isUnderstood && index > 0 ? undefined : parameter.type;
    if (isRest && isUnderstood) return { name, type: type === undefined ? anyList : asList(type), from, isRest };
    if (type === undefined && !mayMiss && (isTyped || index === 0)) return { name, type: untold, from: 'guess' };
    const isGiven = isTyped || index === 0 || isRequiredByUse(parameter.node, body);
    const isOptional = mayMiss || type === undefined || !isGiven;
    const own = type ?? nothingDeclared;
    return { name, type: isOptional ? { kind: 'optional', of: own } : own, from };
  });
}

/** The type of a rest parameter: `@param {string} xs` may describe each element of the list. */
function asList(type: ParameterType): ParameterType {
  if (type.kind === 'any') return anyList;
  const isScalar =
    type.kind === 'string' || type.kind === 'number' || type.kind === 'boolean' || type.kind === 'bigint';
  return isScalar ? { kind: 'array', element: type } : type;
}

function readParameter(node: Node, index: number, reader: TypeReader, context: TypeContext): ReadParameter {
  const held = node.type === 'TSParameterProperty' ? node.parameter : node;
  const isRest = held.type === 'RestElement';
  const target = held.type === 'AssignmentPattern' ? held.left : isRest ? held.argument : held;
  const name = target.type === 'Identifier' ? target.name : `argument ${index + 1}`;
  const annotation = annotationOf(held) ?? annotationOf(target);
  const mayMiss = held.type === 'AssignmentPattern' || ('optional' in target && target.optional === true);
  const read = { name, node: target, mayMiss, isRest };
  if (annotation !== undefined) return { ...read, type: reader.known(annotation, context), from: 'type' };
  const ofDefault = held.type === 'AssignmentPattern' ? typeOfDefault(held.right) : undefined;
  if (ofDefault !== undefined) return { ...read, type: ofDefault, from: 'default' };
  return { ...read, type: isRest ? undefined : typeOfPattern(target), from: isRest ? 'guess' : 'use' };
}

function annotationOf(node: Node): Node | undefined {
  const annotation = 'typeAnnotation' in node ? (node.typeAnnotation as { typeAnnotation: Node } | null) : undefined;
  return annotation?.typeAnnotation;
}
