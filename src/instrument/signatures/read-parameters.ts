import type { Node } from '../front-end.ts';
import type { FunctionNode } from '../scopes/function-info.ts';
import type { ClassNode } from './find-export.ts';
import { commentBefore, commentedParameters, commentedType, type CommentParameter } from './jsdoc.ts';
import type { Declared } from './module-scope.ts';
import type { ParameterType } from './parameter-type.ts';
import type { TypeContext, TypeReader } from './type-reader.ts';

export interface Parameter {
  readonly name: string;
  readonly type: ParameterType;
}

interface ReadParameter {
  readonly name: string;
  /** Undefined if nothing is known and it need not be given. */
  readonly type: ParameterType | undefined;
  readonly annotated: boolean;
}

/** What nothing is said about is most often a text. */
const untold: ParameterType = { kind: 'string' };

/** The parameters of a function as its types or its comment declare them; of a method, `owner` is its class. */
export function readParameters(
  { node, scope, text }: Declared & { readonly node: FunctionNode },
  reader: TypeReader,
  owner?: ClassNode,
): readonly Parameter[] {
  const outer: TypeContext = { scope, text, bindings: new Map(), open: new Map() };
  const ofClass = owner === undefined ? outer : reader.bound(outer, owner.typeParameters);
  const context = reader.bound(ofClass, node.typeParameters);
  const comment = commentBefore(text, node.start);
  const commented = comment === undefined ? undefined : commentedParameters(comment);
  const typed = comment === undefined ? undefined : commentedType(comment);
  const fromType = typed?.node.type === 'TSFunctionType' ? typed : undefined;
  const parameters = node.params.map((parameter, index) => {
    const own = readParameter(parameter, index, reader, context);
    if (own.annotated) return own;
    const inType = fromType?.node.type === 'TSFunctionType' ? fromType.node.params[index] : undefined;
    if (inType !== undefined && fromType !== undefined) {
      return { ...readParameter(inType, index, reader, { ...context, text: fromType.text }), name: own.name };
    }
    const said = commented?.find(({ name }) => name === own.name) ?? byPlace(parameter, commented, index);
    return said === undefined ? own : readCommented(own, said, parameter, reader, context);
  });
  return givenParameters(parameters, owner !== undefined);
}

/** Without a word on types a function takes one text; a later parameter of unknown type that may be left out is. */
function givenParameters(parameters: readonly ReadParameter[], isMethod: boolean): readonly Parameter[] {
  const isTyped = parameters.some(({ annotated }) => annotated);
  if (!isTyped && !isMethod) return parameters.slice(0, 1).map(({ name }) => ({ name, type: untold }));
  const given = [...parameters];
  const fewest = isMethod ? 0 : 1;
  while (given.length > fewest && given.at(-1)?.type === undefined) given.pop();
  return given.map(({ name, type }) => ({ name, type: type ?? untold }));
}

/** A parameter that is taken apart has no name: its comment is the one at its place. */
function byPlace(
  parameter: Node,
  commented: readonly CommentParameter[] | undefined,
  index: number,
): CommentParameter | undefined {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return target.type === 'ObjectPattern' || target.type === 'ArrayPattern' ? commented?.[index] : undefined;
}

function readCommented(
  { name }: ReadParameter,
  { type, isOptional }: CommentParameter,
  parameter: Node,
  reader: TypeReader,
  context: TypeContext,
): ReadParameter {
  if (parameter.type === 'RestElement') return { name, type: undefined, annotated: true };
  const read = reader.known(type.node, { ...context, text: type.text });
  const mayMiss = isOptional || parameter.type === 'AssignmentPattern';
  return { name, type: mayMiss ? { kind: 'optional', of: read } : read, annotated: true };
}

function readParameter(node: Node, index: number, reader: TypeReader, context: TypeContext): ReadParameter {
  const held = node.type === 'TSParameterProperty' ? node.parameter : node;
  const target = held.type === 'AssignmentPattern' ? held.left : held;
  const name = target.type === 'Identifier' ? target.name : `argument ${index + 1}`;
  const annotation = 'typeAnnotation' in target ? target.typeAnnotation : undefined;
  const mayMiss = held.type === 'AssignmentPattern' || ('optional' in target && target.optional === true);
  const annotated = annotation !== null && annotation !== undefined;
  // Any number of further arguments is none as well.
  if (held.type === 'RestElement') return { name, type: undefined, annotated };
  const declared = annotated ? (annotation as { typeAnnotation: Node }).typeAnnotation : undefined;
  const type = declared === undefined ? ofDefault(held) : reader.known(declared, context);
  if (mayMiss) return { name, type: type && { kind: 'optional', of: type }, annotated };
  return { name, type: type ?? untold, annotated };
}

/** `(x = 1)` is a number. */
function ofDefault(node: Node): ParameterType | undefined {
  if (node.type !== 'AssignmentPattern' || node.right.type !== 'Literal') return undefined;
  const kind = typeof node.right.value;
  return kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'bigint' ? { kind } : undefined;
}
