import { expect, it } from 'vitest';

import { linesIn, linesOutside, shareInside } from '../../../../src/core/text/lines-outside.ts';

const before = 'function f(x) {\n  if (x) {\n    return 1;\n  }\n}\n\nfunction g() {\n  return 2;\n}\n';

it('finds lines that changed, with the lines around them, and none that only moved', () => {
  const known = linesIn([before]);
  expect(linesOutside(before, known)).toEqual([]);
  expect(linesOutside(before.split('\n').toReversed().join('\n'), known)).toEqual([]);
  expect(linesOutside(before.replaceAll('  ', '\t'), known)).toEqual([]);
  expect(linesOutside(`// Returns 1.\n/**\n * Or not.\n */\n${before}`, known)).toEqual([]);
  expect(linesOutside(before.replace('if (x)', 'if (!x)'), known)).toEqual([{ from: 1, to: 4 }]);
  expect(linesOutside(before.replace('return 2', 'return 3'), known)).toEqual([{ from: 6, to: 10 }]);
});

it('counts the lines that texts have in common', () => {
  const own = linesIn([before]);
  expect(own.size).toBe(5);
  expect(shareInside(own, linesIn([before, 'more']))).toBe(1);
  expect(shareInside(own, linesIn(['function g() {']))).toBe(1 / 5);
  expect(shareInside(linesIn(['}\n{']), own)).toBe(1);
});
