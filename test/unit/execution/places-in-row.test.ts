import { describe, expect, it } from 'vitest';

import { placesInRow } from '../../../src/execution/input/places-in-row.ts';

describe('places in a row of a stack', () => {
  it.each([
    ['    at f (/a/b.js:1:26)', true, ['/a/b.js 1 26']],
    ['    at async file:///a b/(c).js:3:4', true, ['file:///a b/(c).js 3 4']],
    ['    at f (C:\\a b\\c.js:1:2)', true, ['C:\\a b\\c.js 1 2']],
    ['    at eval (eval at f (/a.js:1:2), <anonymous>:3:4)', true, ['/a.js 1 2']],
    ['    at node:internal/x:1:2', true, []],
    ['Error: in x/y.js (/a.js:1:2) and /b/c.js:3:4', false, ['/a.js 1 2', '/b/c.js 3 4']],
    ['Error: /a b.js:1:2 or so', false, []],
  ])('%s', (row, isFrame, places) => {
    expect(placesInRow(row, isFrame).map(({ file, line, column }) => `${file} ${line} ${column}`)).toEqual(places);
  });

  it('are looked for in time linear in the row, whatever the message is made of', () => {
    for (const part of ['/', '(/', ':1', 'file://', ' ', 'C:\\']) {
      const long = part.repeat(1 << 20);
      expect(placesInRow(`Error: ${long} (/a.js:1:2)`, false)).toHaveLength(1);
      expect(placesInRow(`    at f ${long} (/a.js:1:2)`, true)).toHaveLength(1);
    }
  });
});
