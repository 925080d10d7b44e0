import { describe, expect, it } from 'vitest';

import { enumerateWords } from '../../../../src/derivation/enumeration/enumerate-words.ts';
import { yieldOf } from '../../../../src/derivation/derivation.ts';
import { wordsOfLength } from '../../../../src/derivation/templates/fixed-length-words.ts';
import { symbolicTokens } from '../../../../src/derivation/templates/symbolic-token.ts';
import { tokenLanguage } from '../../../../src/derivation/templates/token-language.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

const grammars = {
  names: 'start = NAME ; @token NAME = [ab] [ab0]* ;',
  numbers: 'start = N ; @token N = ("0" | [12] [01]*) ("." [01]+)? ;',
  'one of many': 'start = K ; @token K = "in" | "is" | "as" | "a" ;',
  nested: 'start = C ; @token C = part{1,3} ; @fragment part = "x" | [yz] "+" ;',
  'beyond one unit': 'start = E ; @token E = [a\\u{1f600}-\\u{1f602}]{1,2} ;',
};

describe.each(Object.entries(grammars))('the language of a token: %s', (_, text) => {
  const grammar = ebnfGrammar(text);
  const [token] = symbolicTokens(grammar, { maxLength: 3 });
  const ofToken = grammar.withStart(grammar.rules[1]!);
  const words = [...enumerateWords(ofToken, { measure: 'characters', largest: 4 })].map(yieldOf);
  const alphabet = [...new Set(words.join(''))];

  it('is what the regular expression matches', () => {
    const pattern = new RegExp(`^(?:${tokenLanguage(grammar, token as NonNullable<typeof token>)})$`);
    for (const word of words) expect(word).toMatch(pattern);
    const known = new Set(words);
    for (const a of alphabet)
      for (const b of alphabet)
        for (const c of ['', ...alphabet]) expect(pattern.test(a + b + c)).toBe(known.has(a + b + c));
  });

  it.each([1, 2, 3])('has as many words of length %i as its boxes', (length) => {
    const boxes = wordsOfLength(grammar, ofToken.start.body, length);
    const ofLength = words.filter((word) => codePoints(word).length === length);
    for (const word of ofLength) {
      const isInside = boxes?.some((box) => codePoints(word).every((point, i) => box[i]?.has(point)));
      expect(isInside, word).toBe(true);
    }
    const size = boxes?.reduce((sum, box) => sum + box.reduce((product, set) => product * set.size, 1), 0);
    expect(size).toBe(ofLength.length);
  });
});

it('is undefined for a token that nests', () => {
  const grammar = ebnfGrammar('start = C ; @token C = "(" C? ")" | "x" ;');
  const [token] = symbolicTokens(grammar, { maxLength: 3 });
  expect(tokenLanguage(grammar, token as NonNullable<typeof token>)).toBeUndefined();
});
