import { describe, expect, it } from 'vitest';

import { contains, type Domain } from '../../../src/constraint/domain.ts';
import { valueOf } from '../../../src/constraint/domain-inputs.ts';
import { domainsOfSignature } from '../../../src/execution/domains-of-signature.ts';
import { readSignature } from '../../../src/instrument/signatures.ts';

const bounds = { maxLength: 20, byteLength: 8, arrayLength: 3 };

function domainsOf(parameters: string, declarations = '') {
  const text = `${declarations}\nexport function f(${parameters}) {}`;
  return domainsOfSignature(readSignature('/nowhere/a.mts', text, 'f') ?? [], bounds);
}

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
        { kind: 'bytes', length: 8, as: 'buffer' },
        { kind: 'bytes', length: 8 },
      ],
    ],
    ["a: 'x' | 1 | 'x'", [{ kind: 'oneOf', options: ['x', 1].map((value) => ({ kind: 'const', value })) }]],
    [
      'a: { n: number; s?: string }',
      [{ kind: 'object', fields: { n: { kind: 'number' }, s: { kind: 'optional', of: string } } }],
    ],
    ['a: string, callback?: () => void', [string]],
    ['a: string, ...rest: number[]', [string]],
    ['a: { keep: string; visit?: (n: number) => void }', [{ kind: 'object', fields: { keep: string } }]],
    ['untyped', [string]],
  ])('%s', (parameters, domains) => {
    expect(domainsOf(parameters)).toEqual({ kind: 'domains', domains });
  });

  it('follows interfaces, aliases and enums, and every default value belongs', () => {
    const declarations = `
      enum Level { Low, High = 5 }
      type Mode = 'r' | 'w' | undefined;
      interface Options { level: Level; mode: Mode; nested: { deep: [boolean, Options?] } }`;
    const read = domainsOf('options: Options', declarations);
    if (read.kind !== 'domains') throw new Error(read.why);
    const [domain] = read.domains as [Domain];
    const value = valueOf(domain, new Map());
    expect(value).toEqual({ level: 0, mode: 'r', nested: { deep: [false, undefined] } });
    expect(contains(domain, value)).toBe(true);
  });

  it.each([
    ['when: Date', 'when: values of type Date cannot be made'],
    ['a: string, map: Map<string, number>', 'map: values of type Map<string, number> cannot be made'],
    ['o: { p: { visit: () => void } }', 'o: in p, in visit, values of type () => void cannot be made'],
    ['list: Date[]', 'list: values of type Date cannot be made'],
  ])('says why not: %s', (parameters, why) => {
    const read = domainsOf(parameters);
    expect(read.kind === 'no-domains' && read.why).toContain(why);
  });
});
