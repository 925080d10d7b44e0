import type { TypedArrayName } from '../../core/built-object.ts';
import type { BuiltDomain, Domain } from './domain.ts';

/** Number of different calls of a function that have results of their own. */
const results = 3;

/**
 * Sources of regular expressions in inputs. They are choices, because the engine's matching cannot be made symbolic.
 */
const patterns = ['', 'a', '^a', '[0-9]+', '^(a|b)*$', '\\s', '(?<name>.)'];
const flags = ['', 'g', 'i', 'y'];

/** Maps with at most `maxLength` entries. */
export function mapDomain(key: Domain, value: Domain, maxLength: number): BuiltDomain {
  return { kind: 'built', type: 'Map', of: entries(key, value, maxLength) };
}

export function setDomain(element: Domain, maxLength: number): BuiltDomain {
  return { kind: 'built', type: 'Set', of: { kind: 'array', element, maxLength } };
}

/** Keys are converted to strings. */
export function recordDomain(key: Domain, value: Domain, maxLength: number): BuiltDomain {
  return { kind: 'built', type: 'Record', of: entries(key, value, maxLength) };
}

export function dateDomain(): BuiltDomain {
  return { kind: 'built', type: 'Date', of: { kind: 'number' } };
}

export function regexpDomain(): BuiltDomain {
  return { kind: 'built', type: 'RegExp', of: { kind: 'tuple', elements: [oneOf(patterns), oneOf(flags)] } };
}

export function urlDomain(maxLength: number): BuiltDomain {
  const text: Domain = { kind: 'string', maxLength };
  return { kind: 'built', type: 'URL', of: { kind: 'tuple', elements: [text, text, text] } };
}

export function searchParamsDomain(text: Domain, maxLength: number): BuiltDomain {
  return { kind: 'built', type: 'URLSearchParams', of: entries(text, text, maxLength) };
}

/** Functions that return values of the domain, and the same value for the same arguments. */
export function functionDomain(returns: Domain): BuiltDomain {
  const count = returns.kind === 'const' ? 1 : results;
  const of: Domain = { kind: 'array', element: returns, maxLength: count, exactLength: count };
  return { kind: 'built', type: 'Function', of };
}

/** Arguments that follow, as a list. */
export function restDomain(of: Domain): BuiltDomain {
  return { kind: 'built', type: 'Rest', of };
}

/** The argument of that number once more. */
export function sameDomain(argument: number): BuiltDomain {
  return { kind: 'built', type: 'Same', of: { kind: 'const', value: argument } };
}

export function promiseDomain(of: Domain): BuiltDomain {
  return { kind: 'built', type: 'Promise', of };
}

export function errorDomain(maxLength: number): BuiltDomain {
  return { kind: 'built', type: 'Error', of: { kind: 'string', maxLength } };
}

export function arrayBufferDomain(size: { maxLength: number; exactLength?: number }): BuiltDomain {
  return { kind: 'built', type: 'ArrayBuffer', of: { kind: 'bytes', ...size } };
}

export function typedArrayDomain(type: TypedArrayName, maxLength: number): BuiltDomain {
  const element: Domain = { kind: type.startsWith('Big') ? 'bigint' : type.startsWith('Float') ? 'number' : 'int32' };
  return { kind: 'built', type, of: { kind: 'array', element, maxLength } };
}

function entries(key: Domain, value: Domain, maxLength: number): Domain {
  return { kind: 'array', element: { kind: 'tuple', elements: [key, value] }, maxLength };
}

function oneOf(values: readonly string[]): Domain {
  return { kind: 'oneOf', options: values.map((value) => ({ kind: 'const', value })) };
}
