import { describe, expect, it } from 'vitest';

import {
  dateDomain,
  functionDomain,
  mapDomain,
  recordDomain,
  restDomain,
  setDomain,
} from '../../../src/constraint/domains/built-domains.ts';
import { contains, type Domain } from '../../../src/constraint/domains/domain.ts';
import { domainValue } from '../../../src/constraint/domains/domain-inputs.ts';
import { domainsOfSignature } from '../../../src/execution/input/domains-of-signature.ts';
import { readSignature } from '../../../src/instrument/signatures/signatures.ts';

const bounds = { maxLength: 20, byteLength: 8, arrayLength: 3 };

function domainsOf(parameters: string, declarations = '') {
  const text = `${declarations}\nexport function f(${parameters}) {}`;
  return domainsOfSignature(readSignature('/nowhere/a.mts', text, 'f')?.parameters ?? [], bounds);
}

const nothing: Domain = { kind: 'const', value: undefined };
const string: Domain = { kind: 'string', maxLength: 20 };

describe('the domains of a signature', () => {
  it.each<[string, readonly Domain[]]>([
    ['a: string, b: number', [string, { kind: 'number' }]],
    ['a: boolean, b: bigint', [{ kind: 'boolean' }, { kind: 'bigint' }]],
    ['a?: number', [{ kind: 'optional', of: { kind: 'number' } }]],
    ['a: string[]', [{ kind: 'array', element: string, maxLength: 3 }]],
    [
      'a: [x: number, y?: string]',
      [{ kind: 'tuple', elements: [{ kind: 'number' }, { kind: 'optional', of: string }] }],
    ],
    [
      'a: Buffer, b: Uint8Array',
      [
        { kind: 'bytes', maxLength: 8, as: 'buffer' },
        { kind: 'bytes', maxLength: 8 },
      ],
    ],
    ["a: 'x' | 1 | 'x'", [{ kind: 'oneOf', options: ['x', 1].map((value) => ({ kind: 'const', value })) }]],
    [
      'a: { n: number; s?: string }',
      [{ kind: 'object', fields: { n: { kind: 'number' }, s: { kind: 'optional', of: string } } }],
    ],
    ['a: string, callback?: () => void', [string, { kind: 'optional', of: functionDomain(nothing) }]],
    ['when: Date', [dateDomain()]],
    ['a: Map<string, number>', [mapDomain(string, { kind: 'number' }, 3)]],
    [
      'a: Set<boolean>, b: { [name: string]: bigint }',
      [setDomain({ kind: 'boolean' }, 3), recordDomain(string, { kind: 'bigint' }, 3)],
    ],
    ['a: { visit: () => number }', [{ kind: 'object', fields: { visit: functionDomain({ kind: 'number' }) } }]],
    [
      'a: string, ...rest: number[]',
      [string, restDomain({ kind: 'array', element: { kind: 'number' }, maxLength: 3 })],
    ],
    [
      'a: string, ...rest: [number, boolean?]',
      [
        string,
        restDomain({
          kind: 'tuple',
          elements: [{ kind: 'number' }, { kind: 'optional', of: { kind: 'boolean' } }],
        }),
      ],
    ],
    ['a: string | WeakMap<object, 1>', [string]],
    ['a: string, b?: symbol', [string]],
    ['this: Date, a: number', [{ kind: 'number' }]],
    ['a: { keep: string; other?: WeakMap<object, 1> }', [{ kind: 'object', fields: { keep: string } }]],
    ['untyped', [string]],
  ])('%s', (parameters, domains) => {
    expect(domainsOf(parameters)).toMatchObject({ kind: 'domains', domains });
  });

  it('follows interfaces, aliases and enums, and every default value belongs', () => {
    const declarations = `
      enum Level { Low, High = 5 }
      type Mode = 'r' | 'w' | undefined;
      interface Options { level: Level; mode: Mode; nested: { deep: [boolean, Options?] } }`;
    const read = domainsOf('options: Options', declarations);
    if (read.kind !== 'domains') throw new Error(read.why);
    const [domain] = read.domains as [Domain];
    const value = domainValue(domain, new Map());
    expect(value).toEqual({ level: 0, mode: 'r', nested: { deep: [false, undefined] } });
    expect(contains(domain, value)).toBe(true);
  });

  it.each([
    ['weak: WeakSet<object>', 'weak: values of type WeakSet<object> cannot be generated'],
    ['o: { p: { visit: symbol } }', 'o: in p, in visit, values of type symbol cannot be generated'],
    ['list: symbol[]', 'list: values of type symbol cannot be generated'],
  ])('says why not: %s', (parameters, why) => {
    const read = domainsOf(parameters);
    expect(read.kind === 'no-domains' && read.why).toContain(why);
  });

  it.each([
    ['a: string, b?: symbol', ['b']],
    ['a: string | WeakMap<object, 1>', ['a']],
    ['o: { keep: string; inner: { other?: WeakMap<object, 1> } }', ['o.inner.other']],
    ['o: { a: number; [key: string]: number }', ['o']],
    ['f: () => HTMLElement', ['f']],
    ['o: { length: number; 0?: string }', ['o.length']],
    ['o: { length: number; width: number }', []],
    ['x: unknown, y: any[]', ['x', 'y']],
    ['a: string, b: number, c?: boolean', []],
  ])('lists what is left out of %s', (parameters, names) => {
    const read = domainsOf(parameters);
    expect(read.kind === 'domains' && read.leftOut.map(({ name }) => name)).toEqual(names);
  });

  it('gives array-like objects the lengths of arrays', () => {
    const read = domainsOf('o: { length: number; 0?: string; 1?: string }');
    if (read.kind !== 'domains') throw new Error(read.why);
    expect(contains(read.domains[0]!, { length: 2, 0: 'a' })).toBe(true);
    expect(contains(read.domains[0]!, { length: 2 ** 31 })).toBe(false);
  });

  it('ends types that refer to themselves where values can end', () => {
    const read = domainsOf(
      'tree: Tree, list: List',
      'type Tree = { v: number; kids: Tree[] };\ninterface List { v: number; next: List | null }',
    );
    if (read.kind !== 'domains') throw new Error(read.why);
    const [tree, list] = read.domains as [Domain, Domain];
    expect(contains(tree, { v: 1, kids: [{ v: 2, kids: [{ v: 3, kids: [] }] }] })).toBe(true);
    expect(contains(tree, { v: 1, kids: [{ v: 2, kids: [{ v: 3, kids: [{ v: 4, kids: [] }] }] }] })).toBe(false);
    expect(contains(list, { v: 1, next: { v: 2, next: null } })).toBe(true);
  });

  it('says of a type without finite values that it has none', () => {
    const read = domainsOf('a: Endless', 'interface Endless { next: Endless }');
    expect(read.kind === 'no-domains' && read.why).toContain('a: every value of its type is infinitely deep');
  });
});
