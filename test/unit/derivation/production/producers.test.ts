import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { type Derivation, yieldOf } from '../../../../src/derivation/derivation.ts';
import { countChoices } from '../../../../src/derivation/production/choices/choice-counts.ts';
import { cooldownProducer } from '../../../../src/derivation/production/cooldown-producer.ts';
import { invertedProducer } from '../../../../src/derivation/production/inverted-producer.ts';
import { learnedProducer } from '../../../../src/derivation/production/learned-producer.ts';
import type { Producer } from '../../../../src/derivation/production/producer.ts';
import type { ProductionLimits } from '../../../../src/derivation/production/production-limits.ts';
import { PurdomProducer } from '../../../../src/derivation/production/purdom-producer.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import { shortestClosing } from '../../../../src/derivation/production/shortest-closing.ts';
import { filterProducer } from '../../../../src/derivation/production/filter-producer.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

const limits: ProductionLimits = { maxDepth: 12, maxSize: 40 };

const producers: Record<string, (grammar: Grammar, random: Random, limits: ProductionLimits) => Producer> = {
  random: randomProducer,
  cooldown: cooldownProducer,
  learned: (grammar, random, limits) => learnedProducer(grammar, countChoices(corpusOf(grammar)), random, limits),
  inverted: (grammar, random, limits) => invertedProducer(grammar, countChoices(corpusOf(grammar)), random, limits),
  purdom: (grammar, random, limits) => new PurdomProducer(grammar, random, limits),
};

describe.each(Object.entries(producers))('the %s producer', (_name, create) => {
  test('derives words of the grammar within the size limit', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.nat(1000), (grammar, seed) => {
        const shortest = shortestClosing(grammar).length[grammar.root.id]!;
        for (const derivation of take(create(grammar, new Random(seed), limits), 10)) {
          expectDerivationOf(grammar, derivation);
          expect(codePoints(yieldOf(derivation)).length).toBeLessThanOrEqual(Math.max(limits.maxSize, shortest));
        }
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  test('produces the same words for the same seed', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.nat(1000), (grammar, seed) => {
        const [one, other] = [0, 1].map(() => take(create(grammar, new Random(seed), limits), 10).map(yieldOf));
        expect(one).toEqual(other);
      }),
      { seed: 2, numRuns: 100 },
    );
  });
});

describe('the random producer', () => {
  test('chooses alternatives in proportion to their weights', () => {
    const grammar = ebnfGrammar('s = @weight 8 "a" | "b" | "c" ;');
    const words = take(randomProducer(grammar, new Random(1)), 10_000).map(yieldOf);
    expect(words.filter((word) => word === 'a').length / words.length).toBeCloseTo(0.8, 1);
  });

  test('writes mostly printable characters, others occasionally, and no lone surrogates', () => {
    const grammar = ebnfGrammar('s = . ;');
    const words = take(randomProducer(grammar, new Random(1)), 10_000).map(yieldOf);
    const readable = words.filter((word) => /^[ -~]$/.test(word));
    expect(readable.length / words.length).toBeCloseTo(0.9, 1);
    expect(new Set(readable).size).toBe(95);
    expect(words.filter((word) => /^\p{Surrogate}$/u.test(word))).toEqual([]);
  });

  test('writes lone surrogates if a class has nothing else', () => {
    const grammar = ebnfGrammar(String.raw`s = [\u{d800}-\u{dbff}] ;`);
    const [derivation] = take(randomProducer(grammar, new Random(1)), 1);
    expect(derivation && yieldOf(derivation)).toMatch(/^\p{Surrogate}$/u);
  });

  test('varies the size of words if recursion dominates', () => {
    const grammar = ebnfGrammar('e = e "+" e | e "*" e | e "-" e | "x" ;');
    const sizes = take(randomProducer(grammar, new Random(1)), 500).map((derivation) => yieldOf(derivation).length);
    for (const [from, to] of [
      [2, 30],
      [30, 200],
      [200, 1000],
    ] as const) {
      expect(sizes.filter((size) => size > from && size <= to).length).toBeGreaterThan(25);
    }
  });
});

describe('the cooldown producer', () => {
  test('returns to alternatives that were not used recently', () => {
    const grammar = ebnfGrammar('s = @weight 1000 "a" | "b" ;');
    const random = take(randomProducer(grammar, new Random(1)), 400).map(yieldOf);
    const cooled = take(cooldownProducer(grammar, new Random(1)), 400).map(yieldOf);
    expect(random.filter((word) => word === 'b').length).toBeLessThan(5);
    expect(cooled.filter((word) => word === 'b').length).toBeGreaterThan(100);
  });

  test('keeps the proportions over very many words', () => {
    const words = take(cooldownProducer(ebnfGrammar('s = "a" | "b" ;'), new Random(1)), 20_000).map(yieldOf);
    expect(words.slice(-100).filter((word) => word === 'b').length).toBeCloseTo(50, -1);
  });
});

describe('producers with a corpus', () => {
  const grammar = ebnfGrammar('s = "a" s | "b" | "c" [x-z]* ;');
  const counts = countChoices(take(filterProducer(randomProducer(grammar, new Random(7)), onlyAAndB), 50));

  test('learned: produces only what the corpus contains', () => {
    const words = take(learnedProducer(grammar, counts, new Random(1)), 100);
    expect(words.every(onlyAAndB)).toBe(true);
    expect(new Set(words.map(yieldOf)).size).toBeGreaterThan(2);
  });

  test('inverted: produces mostly what the corpus lacks', () => {
    const words = take(invertedProducer(grammar, counts, new Random(1)), 100);
    expect(words.filter((word) => !onlyAAndB(word)).length).toBeGreaterThan(90);
  });

  test('learned: repeats as often as the corpus', () => {
    const repeats = ebnfGrammar('s = [a-c]* ;');
    const long = countChoices(
      take(
        filterProducer(randomProducer(repeats, new Random(1)), (d) => yieldOf(d).length > 8),
        20,
      ),
    );
    const words = take(learnedProducer(repeats, long, new Random(1)), 200).map(yieldOf);
    expect(words.reduce((sum, word) => sum + word.length, 0) / words.length).toBeGreaterThan(6);
  });

  test('inverted: prefers characters that the corpus lacks', () => {
    const letters = ebnfGrammar('s = [a-d]{8} ;');
    const corpus = take(
      filterProducer(randomProducer(letters, new Random(1)), (d) => !yieldOf(d).includes('d'), 10_000),
      20,
    );
    const text = take(invertedProducer(letters, countChoices(corpus), new Random(1)), 50)
      .map(yieldOf)
      .join('');
    expect(text.replaceAll(/[^d]/g, '').length / text.length).toBeGreaterThan(0.5);
  });
});

describe('where', () => {
  test('gives up after the allowed number of rejections in a row', () => {
    let asked = 0;
    const producer = filterProducer(
      randomProducer(ebnfGrammar('s = "a" ;'), new Random(1)),
      () => ++asked > 1_000_000,
      25,
    );
    expect(producer.next()).toBeUndefined();
    expect(asked).toBe(25);
  });
});

function onlyAAndB(derivation: Derivation): boolean {
  return /^a*b$/.test(yieldOf(derivation));
}

function corpusOf(grammar: Grammar): Derivation[] {
  return take(randomProducer(grammar, new Random('corpus'), limits), 5);
}

function take(producer: Producer, count: number): Derivation[] {
  const taken: Derivation[] = [];
  while (taken.length < count) {
    const next = producer.next();
    if (next === undefined) break;
    taken.push(next);
  }
  return taken;
}
