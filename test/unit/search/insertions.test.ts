import { expect, it } from 'vitest';

import { insertions } from '../../../src/search/mutation/insertions.ts';
import { withEntry } from '../../../src/search/mutation/with-entry.ts';

it('inserts special characters and dictionary entries at every position, at the end first', () => {
  const texts = [...insertions('!!', ['int'])];
  expect(texts.slice(0, 2)).toEqual(['!!\n', '!!\t']);
  expect(texts).toEqual(expect.arrayContaining(['!!int', '!int!', 'int!!', '!!%ff', '(!!']));
  expect(texts.every((text) => text.replace('!', '').includes('!'))).toBe(true);
});

it('replaces each token by a dictionary entry, and inserts entries between tokens', () => {
  expect([...withEntry('a1 = 2', 'w')].join('|')).toBe(
    'w = 2|a1w= 2|a1 w 2|a1 =w2|a1 = w|a1 = 2w|a1 = w2|a1 =w 2|a1 w= 2|a1w = 2|aw1 = 2|wa1 = 2',
  );
});
