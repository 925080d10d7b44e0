import { expect, it } from 'vitest';

import { insertions } from '../../../src/search/insertions.ts';
import { withWord } from '../../../src/search/with-word.ts';

it('puts keys and words in at every place, at the end first', () => {
  const texts = [...insertions('!!', ['int'])];
  expect(texts.slice(0, 2)).toEqual(['!!\n', '!!\t']);
  expect(texts).toEqual(expect.arrayContaining(['!!int', '!int!', 'int!!', '!!%ff', '(!!']));
  expect(texts.every((text) => text.replace('!', '').includes('!'))).toBe(true);
});

it('puts a word in the place of each token, and between them', () => {
  expect([...withWord('a1 = 22', 'w')]).toEqual([
    ...['w = 22', 'a1w= 22', 'a1 w 22', 'a1 =w22', 'a1 = w'],
    ...['a1 = 22w', 'a1 = 2w2', 'a1 = w22', 'a1 =w 22', 'a1 w= 22', 'a1w = 22', 'aw1 = 22', 'wa1 = 22'],
  ]);
});
