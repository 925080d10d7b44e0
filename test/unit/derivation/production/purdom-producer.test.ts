import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { type Derivation, yieldOf } from '../../../../src/derivation/derivation.ts';
import { alternativesIn, alternativesOf } from '../../../../src/derivation/production/choices/alternatives.ts';
import { PurdomProducer } from '../../../../src/derivation/production/purdom-producer.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';

describe('PurdomProducer', () => {
  test('covers every alternative that a finite word can use, and then stops', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const wanted = alternativesOf(grammar);
        const covered = new Set(wordsOf(grammar).flatMap((word) => [...alternativesIn(word)]));
        expect([...wanted].filter((alternative) => !covered.has(alternative))).toEqual([]);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test('needs one word if recursion leads everywhere', () => {
    const grammar = ebnfGrammar(`
      value = "true" | "false" | number | "[" (value ("," value)*)? "]" ;
      number = "-"? [1-9] [0-9]* ("e" ("+" | "-")? [0-9]+)? ;`);
    expect(wordsOf(grammar).length).toBe(1);
  });

  test('needs one word for each alternative if one word cannot use several', () => {
    expect(wordsOf(ebnfGrammar('s = "a" | "b" | "c" | "d" ;')).map(yieldOf).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('produces the only word of a grammar without choices', () => {
    expect(wordsOf(ebnfGrammar('s = "a" t ; t = "b"{2} ;')).map(yieldOf)).toEqual(['abb']);
  });

  test('reports what the limits exclude, and covers the rest', () => {
    const grammar = ebnfGrammar('s = "near" | a ; a = b ; b = c ; c = d ; d = "far" | "away" ; ');
    const producer = new PurdomProducer(grammar, new Random(1), { maxDepth: 3, maxSize: 100 });
    const words: Derivation[] = [];
    for (let word = producer.next(); word !== undefined; word = producer.next()) words.push(word);
    expect(words.map(yieldOf)).toEqual(['near']);
    expect(producer.outOfReach.size).toBe(3);
  });

  test('handles a grammar of ten thousand rules quickly', () => {
    const rules = Array.from(
      { length: 10_000 },
      (_, i) => `r${i} = "a" r${(i * 7 + 1) % 10_000}? | "b" r${(i + 1) % 10_000}? ;`,
    );
    const grammar = ebnfGrammar(rules.join('\n'));
    const producer = new PurdomProducer(grammar, new Random(1), { maxDepth: 30, maxSize: 1000 });
    const covered = new Set<number>();
    for (let i = 0; i < 20; i++) for (const alternative of alternativesIn(producer.next()!)) covered.add(alternative);
    expect(covered.size).toBeGreaterThan(300);
  });
});

function wordsOf(grammar: Grammar): Derivation[] {
  const producer = new PurdomProducer(grammar, new Random(1));
  const words: Derivation[] = [];
  for (let word = producer.next(); word !== undefined; word = producer.next()) words.push(word);
  return words;
}
