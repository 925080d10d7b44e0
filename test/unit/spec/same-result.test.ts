import { expect, it } from 'vitest';

import { isSameResult } from '../../../src/spec/same-result.ts';

it.each([
  ["{'r':170,g:[1,2,],}", '{ r: 170, g: [1, 2] }'],
  ['"it\'s"', "'it\\'s'"],
  ['`a "b"`', '"a \\"b\\""'],
  ["'\\x00'", '"\\u0000"'],
  ['{ "a b": 1 }', '{ "a b": 1 }'],
  ['throws SyntaxError', 'throws SyntaxError: unexpected end'],
])('takes %s for %s', (expected, observed) => {
  expect(isSameResult(expected, observed)).toBe(true);
});

it.each([
  ['"a b"', '"ab"'],
  ['"1"', '1'],
  ['[1, 2]', '[1, 2, 3]'],
  ['new Map([])', 'newMap([1])'],
  ['throws SyntaxError: x', 'throws SyntaxError: y'],
  ['throws Error', 'throws ErrorX: y'],
  ['throws SyntaxError: x', 'throws SyntaxError'],
])('tells %s from %s', (expected, observed) => {
  expect(isSameResult(expected, observed)).toBe(false);
});
