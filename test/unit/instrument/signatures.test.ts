import { describe, expect, it } from 'vitest';

import { readSignature } from '../../../src/instrument/signatures/signatures.ts';

const types = (text: string, name = 'f') =>
  readSignature('/nowhere/a.mts', text, name)?.parameters.map(({ type }) => type);

const kinds = (text: string) => types(text)?.map((type) => type?.kind);

const parametersOf = (text: string) => readSignature('/nowhere/a.mts', text, 'f')?.parameters;

const commented = (text: string, name = 'f') =>
  readSignature('/nowhere/a.mjs', text, name)?.parameters.map(({ type }) => type);

const literals = (...values: string[]) => ({
  kind: 'oneOf',
  options: values.map((value) => ({ kind: 'const', value })),
});

const list = (kind: string) => ({ kind: 'array', element: { kind } });

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

  it('terminates for recursive types', () => {
    const [tree] =
      types('interface Tree { name: string; left?: Tree; children: Tree[] }\nexport function f(tree: Tree) {}') ?? [];
    expect(tree).toMatchObject({ kind: 'object', fields: { name: { kind: 'string' }, left: { kind: 'optional' } } });
    expect(JSON.stringify(tree).length).toBeLessThan(2000);
  });

  it('recognizes optional parameters and parameters with defaults', () => {
    expect(types('export function f(a: string, b?: number, c: boolean = true, d = 5) {}')).toEqual([
      { kind: 'string' },
      { kind: 'optional', of: { kind: 'number' } },
      { kind: 'optional', of: { kind: 'boolean' } },
      { kind: 'optional', of: { kind: 'number' } },
    ]);
  });

  it('reports types that it does not understand', () => {
    expect(types('export function f(a: Unheard.Of, b: number, ...d: number[]) {}')).toEqual([
      { kind: 'unknown', written: 'Unheard.Of' },
      { kind: 'number' },
      { kind: 'array', element: { kind: 'number' } },
    ]);
  });

  it('reads rest parameters', () => {
    expect(parametersOf('export function f(a: number, ...xs: string[]) {}')).toMatchObject([
      { name: 'a' },
      { name: 'xs', type: list('string'), from: 'type', isRest: true },
    ]);
    expect(parametersOf('/** @param {...number} xs */\nexport function f(...xs) {}')).toMatchObject([
      { type: list('number'), from: 'jsdoc', isRest: true },
    ]);
    expect(parametersOf('export function f(...xs) {}')).toMatchObject([{ type: list('any'), from: 'guess' }]);
  });

  it('infers the parameters of untyped functions from their use, if all of them are understood', () => {
    const text = 'export function f(s, n, flag = false) { return n % 2 === 0 && flag ? s.trim() : s; }';
    expect(parametersOf(text)).toEqual([
      { name: 's', type: { kind: 'string' }, from: 'use' },
      { name: 'n', type: { kind: 'optional', of: { kind: 'number' } }, from: 'use' },
      { name: 'flag', type: { kind: 'optional', of: { kind: 'boolean' } }, from: 'default' },
    ]);
    expect(parametersOf('export function f({ a = 1, b }) {}')).toMatchObject([
      { type: { kind: 'object', fields: { a: { of: { kind: 'number' } }, b: { of: { kind: 'any' } } } }, from: 'use' },
    ]);
    expect(parametersOf('export function f(text, options) { return options.deep; }')).toMatchObject([
      { name: 'text', type: { kind: 'string' }, from: 'guess' },
      { name: 'options', type: { kind: 'optional', of: { kind: 'unknown', written: '' } } },
    ]);
  });

  it('requires an untyped parameter whose methods are called, unless the function asks whether it was given', () => {
    expect(kinds('export function f(a, b) { return a.split(b.trim()); }')).toEqual(['string', 'string']);
    for (const test of ['b ? b.trim() : 1', 'b && b.trim()', 'b?.trim()', 'b === undefined || b.trim()']) {
      expect(kinds(`export function f(a, b) { return [a.trim(), ${test}]; }`)).toEqual(['string', 'optional']);
    }
  });

  it('joins the overloads of a function', () => {
    const text = `export function f(a: string): void;
      export function f(a: number, b: boolean): void;
      export function f(a: any, b?: any) {}`;
    expect(types(text)).toEqual([
      { kind: 'oneOf', options: [{ kind: 'string' }, { kind: 'number' }] },
      { kind: 'optional', of: { kind: 'boolean' } },
    ]);
  });

  it('does not count `this` as a parameter', () => {
    const text = 'export function f(this: Date, a: number) {}';
    expect(types(text)).toEqual([{ kind: 'number' }]);
    expect(readSignature('/nowhere/a.mts', text, 'f')).toMatchObject({ hasReceiver: true });
  });

  it('assumes a string if nothing is known about a parameter', () => {
    expect(types('export function f(a: unknown, b: any, c) {}')).toEqual([
      { kind: 'any' },
      { kind: 'any' },
      { kind: 'string' },
    ]);
    expect(types('export function f(a, reviver) {}')).toEqual([
      { kind: 'string' },
      { kind: 'optional', of: { kind: 'unknown', written: '' } },
    ]);
    expect(types('export function f() {}')).toEqual([]);
  });

  it('finds functions for every form of export', () => {
    expect(types('function g(a: number) {}\nexport { g as f };')).toEqual([{ kind: 'number' }]);
    expect(types('const g = (a: number) => a;\nexport default g;', 'default')).toEqual([{ kind: 'number' }]);
    expect(types('export default { parse(a: number) {} };', 'default.parse')).toEqual([{ kind: 'number' }]);
    expect(types('export class A { static of(a: number) {} }', 'A.of')).toEqual([{ kind: 'number' }]);
    expect(types('export const f = function (a: number) {} as unknown;')).toEqual([{ kind: 'number' }]);
    expect(types('export default (a: number) => a;', '')).toEqual([{ kind: 'number' }]);
    expect(types("export { f } from './other.js';")).toBeUndefined();
    expect(types('export const f = make();')).toBeUndefined();
  });

  it('reads types that are derived from other types', () => {
    const text = `interface A { a: number; b?: string; c: boolean }
      export function f(p: Partial<Pick<A, 'a'>>, q: Omit<A, 'b' | 'c'>, k: keyof A, i: A['b' | 'c'], t: \`x-\${'a' | 'b'}\`,
        r: Record<'m' | 'n', number>, m: { [K in 'u' | 'v']?: K }, s: A & { d: 1 }, n: NonNullable<string | null>) {}`;
    const number = { kind: 'number' };
    expect(types(text)).toEqual([
      { kind: 'object', fields: { a: { kind: 'optional', of: number } } },
      { kind: 'object', fields: { a: number } },
      literals('a', 'b', 'c'),
      { kind: 'oneOf', options: [{ kind: 'optional', of: { kind: 'string' } }, { kind: 'boolean' }] },
      literals('x-a', 'x-b'),
      { kind: 'object', fields: { m: number, n: number } },
      {
        kind: 'object',
        fields: {
          u: { kind: 'optional', of: { kind: 'const', value: 'u' } },
          v: { kind: 'optional', of: { kind: 'const', value: 'v' } },
        },
      },
      {
        kind: 'object',
        fields: {
          a: number,
          b: { kind: 'optional', of: { kind: 'string' } },
          c: { kind: 'boolean' },
          d: { kind: 'const', value: 1 },
        },
      },
      { kind: 'string' },
    ]);
  });

  it('binds type parameters to their constraints or arguments', () => {
    const text = `type Box<T> = { of: T };
      export function f<T extends number>(a: T, b: Box<string>) {}`;
    expect(types(text)).toEqual([{ kind: 'number' }, { kind: 'object', fields: { of: { kind: 'string' } } }]);
  });

  it('reads the constructor, members and inherited members of classes', () => {
    const text = `class A { constructor(a: number) {} get x() { return 1; } m(s: string) {} private p() {} }
      export class B extends A { n(b: boolean) {} static s(c: bigint) {} }`;
    expect(readSignature('/nowhere/a.mts', text, 'B')).toEqual({
      kind: 'class',
      className: 'B',
      parameters: [{ name: 'a', type: { kind: 'number' }, from: 'type' }],
      isAbstract: false,
      isClosed: false,
      members: [
        { member: 'n', parameters: [{ name: 'b', type: { kind: 'boolean' }, from: 'type' }] },
        { member: 'get x', parameters: [] },
        { member: 'm', parameters: [{ name: 's', type: { kind: 'string' }, from: 'type' }] },
      ],
      member: undefined,
      isCut: false,
    });
    expect(readSignature('/nowhere/a.mts', text, 'B.prototype.m')).toMatchObject({ className: 'B', member: 'm' });
    expect(types(text, 'B.s')).toEqual([{ kind: 'bigint' }]);
  });
});

describe('reading signatures from comments', () => {
  it('reads @param, optional parameters and fields', () => {
    const text = `/**
       * @param {string} s a text
       * @param {?number} [n=3]
       * @param {Object} o
       * @param {boolean} o.deep
       * @param {string[]} [o.list]
       */
      export function f(s, n, o) {}`;
    expect(commented(text)).toEqual([
      { kind: 'string' },
      { kind: 'optional', of: { kind: 'oneOf', options: [{ kind: 'number' }, { kind: 'const', value: null }] } },
      {
        kind: 'object',
        fields: {
          deep: { kind: 'boolean' },
          list: { kind: 'optional', of: { kind: 'array', element: { kind: 'string' } } },
        },
      },
    ]);
  });

  it('reads @typedef, @callback and @type', () => {
    const text = `/** @typedef {{ a: number, b?: 'x' | 'y' }} Options */
      /**
       * @callback Visit
       * @param {number} n
       * @returns {boolean}
       */
      /** @type {(o: Options, visit: Visit) => void} */
      export const f = (o, visit) => {};`;
    const [options, visit] = commented(text) ?? [];
    expect(options).toMatchObject({ kind: 'object', fields: { a: { kind: 'number' } } });
    expect(visit).toEqual({ kind: 'built', type: 'Function', parts: [{ kind: 'boolean' }] });
  });

  it('reads comments of CommonJS exports and of methods', () => {
    const text = `/** @param {number} n */\nfunction f(n) {}\nmodule.exports = { f };`;
    expect(readSignature('/nowhere/a.cjs', text, 'f')?.parameters).toEqual([
      { name: 'n', type: { kind: 'number' }, from: 'jsdoc' },
    ]);
    const method = `export class A { /** @param {bigint} b */ constructor(b) {} /** @param {boolean} c */ m(c) {} }`;
    expect(readSignature('/nowhere/a.mjs', method, 'A')).toMatchObject({
      parameters: [{ type: { kind: 'bigint' } }],
      members: [{ parameters: [{ type: { kind: 'boolean' } }] }],
    });
  });
});
