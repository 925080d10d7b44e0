import { describe, expect, it } from 'vitest';

import { readSignature } from '../../../src/instrument/signatures.ts';

const types = (text: string, name = 'f') => readSignature('/nowhere/a.mts', text, name)?.map(({ type }) => type);

describe('reading signatures', () => {
  it('reads primitive types', () => {
    expect(types('export function f(a: string, b: number, c: boolean, d: bigint) {}')).toEqual([
      { kind: 'string' },
      { kind: 'number' },
      { kind: 'boolean' },
      { kind: 'bigint' },
    ]);
  });

  it('reads unions of literals, null and undefined', () => {
    expect(types("export const f = (mode: 'a' | 'b' | -1 | null | undefined) => mode;")).toEqual([
      {
        kind: 'oneOf',
        options: ['a', 'b', -1, null, undefined].map((value) => ({ kind: 'const', value })),
      },
    ]);
  });

  it('reads arrays and tuples', () => {
    expect(
      types('export const f = (a: string[], b: readonly number[], c: Array<[x: string, y?: number]>) => a;'),
    ).toEqual([
      { kind: 'array', element: { kind: 'string' } },
      { kind: 'array', element: { kind: 'number' } },
      {
        kind: 'array',
        element: { kind: 'tuple', elements: [{ kind: 'string' }, { kind: 'optional', of: { kind: 'number' } }] },
      },
    ]);
  });

  it('reads bytes', () => {
    expect(types('export function f(data: Buffer, more: Uint8Array) {}')).toEqual([
      { kind: 'bytes', as: 'buffer' },
      { kind: 'bytes', as: 'uint8array' },
    ]);
  });

  it('follows interfaces, aliases and enums of the file', () => {
    const text = `
      interface Base { id: number }
      export interface Options extends Base { readonly strict?: boolean; kind: Kind; level: Level }
      type Kind = 'x' | 'y';
      enum Level { Low, High = 5, Higher }
      export default function (options: Options) {}`;
    expect(types(text, 'default')).toEqual([
      {
        kind: 'object',
        fields: {
          id: { kind: 'number' },
          strict: { kind: 'optional', of: { kind: 'boolean' } },
          kind: {
            kind: 'oneOf',
            options: [
              { kind: 'const', value: 'x' },
              { kind: 'const', value: 'y' },
            ],
          },
          level: { kind: 'oneOf', options: [0, 5, 6].map((value) => ({ kind: 'const', value })) },
        },
      },
    ]);
  });

  it('comes to an end with types that refer to themselves', () => {
    const [tree] =
      types('interface Tree { name: string; left?: Tree; children: Tree[] }\nexport function f(tree: Tree) {}') ?? [];
    expect(tree).toMatchObject({ kind: 'object', fields: { name: { kind: 'string' }, left: { kind: 'optional' } } });
    expect(JSON.stringify(tree).length).toBeLessThan(2000);
  });

  it('knows optional parameters and those with defaults', () => {
    expect(types('export function f(a: string, b?: number, c: boolean = true, d = 5) {}')).toEqual([
      { kind: 'string' },
      { kind: 'optional', of: { kind: 'number' } },
      { kind: 'optional', of: { kind: 'boolean' } },
      { kind: 'optional', of: { kind: 'number' } },
    ]);
  });

  it('says what it does not understand, and leaves out what need not be given', () => {
    expect(types('export function f(a: Unheard.Of, b: number, c?: () => void, ...d: number[]) {}')).toEqual([
      { kind: 'unknown', written: 'Unheard.Of' },
      { kind: 'number' },
    ]);
  });

  it('takes for a string what nothing is said about', () => {
    expect(types('export function f(a: unknown, b: any, c) {}')).toEqual([
      { kind: 'string' },
      { kind: 'string' },
      { kind: 'string' },
    ]);
    expect(types('export function f(a, reviver) {}')).toEqual([{ kind: 'string' }]);
    expect(types('export function f() {}')).toEqual([]);
  });

  it('finds functions by every way of exporting them', () => {
    expect(types('function g(a: number) {}\nexport { g as f };')).toEqual([{ kind: 'number' }]);
    expect(types('const g = (a: number) => a;\nexport default g;', 'default')).toEqual([{ kind: 'number' }]);
    expect(types('export default { parse(a: number) {} };', 'default.parse')).toEqual([{ kind: 'number' }]);
    expect(types('export class A { static of(a: number) {} }', 'A.of')).toEqual([{ kind: 'number' }]);
    expect(types('export const f = function (a: number) {} as unknown;')).toEqual([{ kind: 'number' }]);
    expect(types('export default (a: number) => a;', '')).toEqual([{ kind: 'number' }]);
    expect(types("export { f } from './other.js';")).toBeUndefined();
    expect(types('export const f = make();')).toBeUndefined();
  });
});
