import { CoppiceError } from '../../core/coppice-error.ts';
import { nearestName } from '../../core/text/nearest-name.ts';
import { builtTypes } from '../../core/built-object.ts';
import type { Domain } from './domain.ts';
import { readObjectDomain, writtenObjectKinds } from './read-object-domain.ts';

/** Kinds without parameters, which may be written as their name alone. */
const plainKinds = ['number', 'int32', 'boolean', 'bigint'] as const;

/** Names of the domains that are written as their name alone. */
export type PlainDomainName = 'string' | (typeof plainKinds)[number];

/** Maximum length of strings and arrays whose domain does not give one. */
const defaultMaxLength = 64;

type Fields = Readonly<Record<string, unknown>>;

const ownKinds = ['string', 'bytes', ...plainKinds, 'const', 'oneOf', 'array', 'tuple', 'object', 'optional'];
const kinds = [...ownKinds, ...writtenObjectKinds, 'built'];

/**
 * Checks and reads a domain as a program writes it: a name such as `int32`, or an object with a kind. `where` names it
 * in messages. Constants must be primitives: other values lose their identity in another process.
 */
export function readDomain(written: unknown, where = 'the domain'): Domain {
  if (typeof written === 'string') return readDomain({ kind: written }, where);
  if (typeof written !== 'object' || written === null) throw malformed(where, 'is not an object with a kind');
  const fields = written as Fields;
  switch (fields['kind']) {
    case 'string':
      return { kind: 'string', ...readLengths(fields, where), ...readGrammar(fields, where) };
    case 'bytes':
      return {
        kind: 'bytes',
        ...readByteLengths(fields, where),
        ...(fields['as'] === 'buffer' ? { as: 'buffer' } : {}),
      };
    case 'number':
    case 'int32':
    case 'boolean':
    case 'bigint':
      return { kind: fields['kind'] };
    case 'const':
      if (isPrimitive(fields['value'])) return { kind: 'const', value: fields['value'] };
      throw malformed(where, 'has a constant that is not a primitive');
    case 'array':
      return { kind: 'array', element: readPart(fields, 'element', where), ...readLengths(fields, where) };
    case 'oneOf':
      return { kind: 'oneOf', options: readList(fields, 'options', where, 1) };
    case 'tuple':
      return { kind: 'tuple', elements: readList(fields, 'elements', where, 0) };
    case 'object':
      return { kind: 'object', fields: readFields(fields['fields'], where) };
    case 'optional':
      return { kind: 'optional', of: readPart(fields, 'of', where) };
    case 'built': {
      const type = builtTypes.find((known) => known === fields['type']);
      if (type === undefined) throw malformed(where, `needs a type, one of ${builtTypes.join(', ')}`);
      return { kind: 'built', type, of: readPart(fields, 'of', where) };
    }
    default: {
      const read = readObjectDomain(fields, (name) => readPart(fields, name, where), defaultMaxLength);
      if (read === undefined) throw unknownKind(fields['kind'], where);
      return read;
    }
  }
}

function readPart(fields: Fields, name: string, where: string): Domain {
  return readDomain(fields[name], `${name} of ${where}`);
}

function readList(fields: Fields, name: string, where: string, least: number): readonly Domain[] {
  const list = fields[name];
  if (!Array.isArray(list) || list.length < least) throw malformed(where, `needs a list of ${name}`);
  return list.map((item, index) => readDomain(item, `${name}[${index}] of ${where}`));
}

function readFields(written: unknown, where: string): Readonly<Record<string, Domain>> {
  if (typeof written !== 'object' || written === null) throw malformed(where, 'needs fields');
  return Object.fromEntries(
    Object.entries(written).map(([name, field]) => [name, readDomain(field, `${name} of ${where}`)]),
  );
}

function readLengths(fields: Fields, where: string): { maxLength: number; exactLength?: number } {
  if (fields['exactLength'] !== undefined) {
    const exactLength = readLength(fields, 'exactLength', where);
    return { maxLength: exactLength, exactLength };
  }
  return { maxLength: fields['maxLength'] === undefined ? defaultMaxLength : readLength(fields, 'maxLength', where) };
}

/** `length` is short for `exactLength`. */
function readByteLengths(fields: Fields, where: string): { maxLength: number; exactLength?: number } {
  return readLengths(
    fields['length'] === undefined ? fields : { exactLength: readLength(fields, 'length', where) },
    where,
  );
}

function readLength(fields: Fields, name: string, where: string): number {
  const length = fields[name];
  if (typeof length === 'number' && Number.isSafeInteger(length) && length >= 0) return length;
  throw malformed(where, `needs a ${name} that is a non-negative integer`);
}

function readGrammar({ grammar }: Fields, where: string): { grammar?: string } {
  if (grammar === undefined) return {};
  if (typeof grammar !== 'string') throw malformed(where, 'has a grammar that is not a string');
  return { grammar };
}

function isPrimitive(value: unknown): boolean {
  return value === null || !['object', 'function', 'symbol'].includes(typeof value);
}

function unknownKind(kind: unknown, where: string): CoppiceError {
  const near = typeof kind === 'string' ? nearestName(kind, kinds) : undefined;
  const hint = near === undefined ? `known kinds are ${kinds.join(', ')}` : `did you mean ${near}?`;
  return malformed(where, `has ${typeof kind === 'string' ? `the unknown kind ${kind}` : 'no known kind'}`, hint);
}

function malformed(where: string, what: string, hint?: string): CoppiceError {
  return new CoppiceError('malformed-domain', `${where} ${what}`, { hint });
}
