import { expect, it } from 'vitest';

import { expectationOf } from '../../../src/suite/selection/expectation-of-result.ts';

it.each([
  ["{ a: 'b', c: [1n, -0, undefined, NaN] }", '{ a: "b", c: [1n, -0, undefined, NaN] }'],
  ['new Map([["a", new Date("2020-01-01T00:00:00.000Z")]])', 'new Map([["a", new Date("2020-01-01T00:00:00.000Z")]])'],
  ["Buffer.from('AAE=', 'base64')", 'Buffer.from("AAE=", "base64")'],
  ["'['.repeat(4000)", '"[".repeat(4000)'],
  ['{ __proto__: null, ["__proto__"]: 1 }', '{ __proto__: null, ["__proto__"]: 1 }'],
])('reads %s as a value', (text, source) => {
  expect(expectationOf(text)).toEqual({ kind: 'value', source, isExact: true });
});

it('reads errors by class and message', () => {
  expect(expectationOf('throws Refused: a: b')).toMatchObject({
    kind: 'thrown',
    error: { errorClass: 'Refused', text: 'a: b', message: { kind: 'exact', text: 'a: b' } },
  });
  expect(expectationOf('throws Refused')).toMatchObject({ kind: 'thrown', error: { errorClass: 'Refused', text: '' } });
});

it.each([
  'Point { x: 1 }',
  'Map(1) { 1 => 2 }',
  '[Function: f]',
  'process.exit()',
  '(() => 1)()',
  'x',
  '{ get a() { return 1; } }',
  '`${1}`',
  '1; 2',
  '',
  '"aaa… (4000 characters, 1234abcd)',
])('takes nothing else for a value: %s', (text) => {
  expect(expectationOf(text)).toBeUndefined();
});
