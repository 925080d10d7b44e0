import { describe, expect, it } from 'vitest';

const { digest, digestThrown, observed } = (await import(
  new URL('../../../scripts/packages/digest.mjs', import.meta.url).href
)) as {
  readonly digest: () => string;
  readonly digestThrown: () => string;
  readonly observed: { value: unknown };
};

function of(value: unknown): string {
  observed.value = value;
  return digest();
}

function cycle(): object {
  const object: { self?: object } = {};
  object.self = object;
  return object;
}

const shared = {};

function make(): unknown {
  return { list: [1, new Map([['k', cycle()]])], error: new TypeError('t') };
}

describe('the digest of a result', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['zeros', 0, -0],
    ['types', 1, '1'],
    ['undefined and holes', [undefined], Array(1)],
    ['the order of properties', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['prototypes', {}, Object.create(null)],
    ['classes', new URIError(), new EvalError()],
    ['prototypes that are plain objects', Object.create({ a: 1 }), Object.create({ a: 2 })],
    ['symbols as keys', { [Symbol.iterator]: 1 }, {}],
    [
      'accessors',
      {
        get a() {
          return 1;
        },
      },
      { a: 1 },
    ],
    ['flags of properties', Object.freeze({ a: 1 }), { a: 1 }],
    ['entries of maps', new Map([[1, 2]]), new Map([[1, 3]])],
    ['the order of sets', new Set([1, 2]), new Set([2, 1])],
    ['bytes', Uint8Array.of(1), Uint8Array.of(2)],
    ['kinds of typed arrays', Uint8Array.of(1), Int8Array.of(1)],
    ['cycles', cycle(), { self: {} }],
    ['what is shared', [shared, shared], [{}, {}]],
    ['dates', new Date(0), new Date(1)],
    ['patterns', /a/g, /a/],
    ['texts of functions', () => 1, () => 2],
    ['messages', new Error('a'), new Error('b')],
  ])('tells %s apart', (_, one, other) => {
    expect(of(one)).not.toBe(of(other));
  });

  it('is the same for equal values, wherever an error was made', () => {
    expect(of(make())).toBe(of(make()));
    const returned = of(1);
    expect(digestThrown()).not.toBe(returned);
  });
});
