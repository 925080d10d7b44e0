import type { Node } from '../typescript/front-end.ts';
import type { ParameterType } from './parameter-type.ts';

/** More than so many alternatives are not listed. */
export const mostAlternatives = 64;

export function unionOf(options: readonly ParameterType[]): ParameterType | undefined {
  const flat = options.flatMap((option) => (option.kind === 'oneOf' ? option.options : [option]));
  // All of them, whatever else is said.
  if (flat.some(({ kind }) => kind === 'any')) return { kind: 'any' };
  return flat.length > 1 ? { kind: 'oneOf', options: flat } : flat[0];
}

/** What has the fields of all of them; undefined if one is no object. */
export function mergedObjects(types: readonly (ParameterType | undefined)[]): ParameterType | undefined {
  const fields: [string, ParameterType][] = [];
  for (const type of types) {
    // A mark on a primitive, such as `string & { __brand: 'id' }`, is not there when it runs.
    if (type !== undefined && type.kind !== 'object')
      return types.some((other) => other?.kind === 'object') ? type : undefined;
    if (type === undefined) return undefined;
    fields.push(...Object.entries(type.fields));
  }
  return { kind: 'object', fields: Object.fromEntries(fields) };
}

export function keysOf(type: ParameterType | undefined): ParameterType | undefined {
  if (type?.kind === 'built' && (type.type === 'Record' || type.type === 'Map')) return type.parts[0];
  if (type?.kind !== 'object') return undefined;
  return unionOf(Object.keys(type.fields).map((value) => ({ kind: 'const', value })));
}

export function literalType(node: Node): ParameterType | undefined {
  if (node.type === 'Literal' && !(node.value instanceof RegExp)) return { kind: 'const', value: node.value };
  if (node.type === 'TemplateLiteral') {
    const [only] = node.quasis;
    return node.expressions.length > 0 || only === undefined
      ? { kind: 'string' }
      : { kind: 'const', value: only.value.cooked ?? '' };
  }
  if (node.type !== 'UnaryExpression' || node.argument.type !== 'Literal') return undefined;
  const { value } = node.argument;
  return typeof value === 'number' || typeof value === 'bigint' ? { kind: 'const', value: -value } : undefined;
}

/** Members without a value count on from the one before. */
export function enumType(members: readonly Node[]): ParameterType {
  let next = 0;
  const options = members.flatMap((member): ParameterType[] => {
    if (member.type !== 'TSEnumMember') return [];
    const own = member.initializer === null ? { kind: 'const' as const, value: next } : literalType(member.initializer);
    if (own?.kind !== 'const') return [];
    if (typeof own.value === 'number') next = own.value + 1;
    return [own];
  });
  return { kind: 'oneOf', options };
}
