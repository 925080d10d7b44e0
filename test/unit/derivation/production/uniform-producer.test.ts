import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { walkDerivation, yieldOf } from '../../../../src/derivation/derivation.ts';
import { enumerateDerivations } from '../../../../src/derivation/enumeration/enumerate-derivations.ts';
import { UniformProducer } from '../../../../src/derivation/production/uniform-producer.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

describe('UniformProducer', () => {
  test('passes a chi-square test on the words of one length', () => {
    // Depth, repeats and classes of different sizes: independent random choices would be far from uniform.
    const grammar = ebnfGrammar('s = "[" s* "]" | [a-c] | "x" t ; t = [0-9] | s s ;');
    const size = 4;
    const expected = [...enumerateDerivations(grammar, { measure: 'characters', smallest: size, largest: size })];
    const seen = new Map(expected.map((derivation) => [yieldOf(derivation), 0]));
    expect(seen.size).toBe(expected.length);
    expect(seen.size).toBeGreaterThan(50);
    const draws = 100 * seen.size;
    const producer = new UniformProducer(grammar, new Random(1), { measure: 'characters', size });
    for (let i = 0; i < draws; i++) {
      const word = yieldOf(producer.next()!);
      seen.set(word, seen.get(word)! + 1);
    }
    expect(seen.size).toBe(expected.length);
    const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(chiSquare).toBeLessThan(upperQuantile(seen.size - 1));
    expect(chiSquare).toBeGreaterThan(lowerQuantile(seen.size - 1));
  });

  test('produces the same words for the same seed', () => {
    const grammar = ebnfGrammar('e = e "+" e | "(" e ")" | [a-z] ;');
    const [one, other] = [0, 1].map(() => {
      const producer = new UniformProducer(grammar, new Random(5), { measure: 'characters', size: 31 });
      return Array.from({ length: 20 }, () => yieldOf(producer.next()!));
    });
    expect(one).toEqual(other);
    expect(new Set(one).size).toBe(20);
    for (const word of one!) expect(word.length).toBe(31);
  });

  test('produces nothing if no word has the size, and reports the sizes that have words', () => {
    const grammar = ebnfGrammar('s = "ab" s | "ab" ;');
    const producer = new UniformProducer(grammar, new Random(1), { measure: 'characters', size: 7 });
    expect(producer.next()).toBeUndefined();
    expect(producer.nearestSizes()).toEqual({ smaller: 6, larger: 8 });
  });

  test('draws sentences of exactly n tokens, with random texts', () => {
    const grammar = ebnfGrammar(`
      list = item ("," item)* ; item = NAME | "(" list ")" ;
      @token NAME = [a-z] [a-z0-9]* ; @skip SPACE = " "+ ;`);
    const producer = new UniformProducer(grammar, new Random(1), { measure: 'tokens', size: 9 });
    const derivations = Array.from({ length: 50 }, () => producer.next()!);
    for (const derivation of derivations) {
      expectDerivationOf(grammar, derivation);
      expect([...walkDerivation(derivation)].filter(({ node }) => grammar.isToken(node)).length).toBe(9);
    }
    expect(new Set(derivations.map(yieldOf)).size).toBe(50);
  });

  test('draws from the cycle-free derivations if there are infinitely many', () => {
    const grammar = ebnfGrammar('s = s | t | "a" ; t = s | "b" ;');
    const producer = new UniformProducer(grammar, new Random(1), { measure: 'characters', size: 1 });
    const words = Array.from({ length: 1000 }, () => yieldOf(producer.next()!));
    expect(words.filter((word) => word === 'a').length).toBeGreaterThan(440);
    expect(words.filter((word) => word === 'b').length).toBeGreaterThan(440);
  });

  test('handles hundreds of characters', () => {
    const grammar = ebnfGrammar('e = e "+" t | t ; t = t "*" f | f ; f = "(" e ")" | [0-9]+ ;');
    const producer = new UniformProducer(grammar, new Random(1), { measure: 'characters', size: 300 });
    expect(yieldOf(producer.next()!).length).toBe(300);
  });
});

/** The quantile 0.999 of the chi-square distribution, by the approximation of Wilson and Hilferty. */
function upperQuantile(degrees: number): number {
  return degrees * (1 - 2 / (9 * degrees) + 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3;
}

/** The quantile 0.001: a result that is too even would be as suspicious as one that is too uneven. */
function lowerQuantile(degrees: number): number {
  return degrees * (1 - 2 / (9 * degrees) - 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3;
}
