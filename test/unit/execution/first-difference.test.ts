import { describe, expect, it } from 'vitest';

import { firstDifference } from '../../../src/execution/subject/driven/first-difference.ts';
import { describeParts } from '../../../src/execution/subject/target/describe-parts.ts';

/** The place of the first difference and the two parts; undefined if there is none. */
function differs(left: unknown, right: unknown): readonly [string, string, string] | undefined {
  const parts = firstDifference(left, right);
  if (parts === undefined) return undefined;
  const { path, shown } = describeParts(parts, []);
  return [path, ...shown];
}

function formOf(left: unknown, right: unknown, text: string): string {
  return describeParts(firstDifference(left, right)!, [text]).form;
}

function kinds(left: string, right: string): string {
  return describeParts(firstDifference(left, right)!, []).kinds;
}

function cyclic(value: number): object {
  const node: Record<string, unknown> = { value };
  node['self'] = node;
  return node;
}

describe('comparing results', () => {
  const equal: readonly (readonly [unknown, unknown])[] = [
    [Number.NaN, Number.NaN],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [new Map([['a', [1]]]), new Map([['a', [1]]])],
    [new Set([1, 2]), new Set([2, 1])],
    [new Date(5), new Date(5)],
    [/a/g, /a/g],
    [new Error('no'), new Error('no')],
    [() => 1, () => 2],
    [Uint8Array.of(1, 2), Uint8Array.of(1, 2)],
    [cyclic(1), cyclic(1)],
  ];
  for (const [i, [left, right]] of equal.entries()) {
    it(`finds no difference between equal values (${i})`, () => {
      expect(firstDifference(left, right)).toBeUndefined();
    });
  }

  const different: readonly (readonly [unknown, unknown, readonly [string, string, string]])[] = [
    [0, -0, ['', '0', '-0']],
    [1, '1', ['', '1', "'1'"]],
    [null, undefined, ['', 'null', 'undefined']],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, ['.a[0].b', '1', '2']],
    [{ a: 1 }, {}, ['.a', '1', 'missing']],
    [{}, { 'a-b': 1 }, ['["a-b"]', 'missing', '1']],
    [[1, 2], [1], ['[1]', '2', 'missing']],
    [[3, 2], [1], ['[0]', '3', '1']],
    [new Map([['a', 1]]), new Map([['a', 2]]), ['.a', '1', '2']],
    [new Set([1]), new Set([2]), ['[0]', '1', '2']],
    [new Date(5), new Date(6), ['', '1970-01-01T00:00:00.005Z', '1970-01-01T00:00:00.006Z']],
    [[], {}, ['', '[]', '{}']],
    [cyclic(1), cyclic(2), ['.value', '1', '2']],
    [new URL('http://a/b'), new URL('http://a/c'), ['', expect.anything(), expect.anything()]],
  ];
  for (const [i, [left, right, found]] of different.entries()) {
    it(`finds the shallowest parts that differ (${i})`, () => {
      expect(differs(left, right)).toEqual(found);
    });
  }

  it('counts a key with the value undefined as a part', () => {
    expect(differs({ a: undefined }, {})).toEqual(['.a', 'undefined', 'missing']);
  });
});

describe('the form of a difference', () => {
  it('leaves out indexes and names that come from the input', () => {
    expect(formOf({ list: [0, { k: 1 }] }, { list: [0, { k: 2 }] }, 'k=1')).toBe('.list.*');
    expect(formOf({ list: [{ k: 1 }] }, { list: [{ k: 2 }] }, 'k=1')).toBe(
      formOf({ list: [0, { z: 1 }] }, { list: [0, { z: 2 }] }, 'z=1'),
    );
  });

  it('says how texts differ by the kind of their first different characters', () => {
    expect(kinds('ab', 'a1')).toBe('text letter and digit');
    expect(kinds('a', 'a\t')).toBe('text end and space or control');
  });
});
