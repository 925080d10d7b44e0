import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DerivationCounts } from '../../../../src/derivation/counting/derivation-counts.ts';
import { RankedDerivations } from '../../../../src/derivation/counting/ranked-derivations.ts';
import { WordCounts } from '../../../../src/derivation/counting/word-counts.ts';
import { type Derivation, walkDerivation, yieldOf } from '../../../../src/derivation/derivation.ts';
import { enumerateDerivations } from '../../../../src/derivation/enumeration/enumerate-derivations.ts';
import { enumerateWords } from '../../../../src/derivation/enumeration/enumerate-words.ts';
import { exhaustiveProducer } from '../../../../src/derivation/enumeration/exhaustive-producer.ts';
import { wordKey } from '../../../../src/derivation/enumeration/word-key.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { bruteForceWords } from '../brute-force.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

/** Limit for random grammars, which may have thousands of derivations even of length 3. */
const enough = 2000;

describe('enumerateDerivations', () => {
  test.each(['characters', 'height'] as const)('by %s: lists as many as are counted, all different', (measure) => {
    fc.assert(
      fc.property(randomGrammar(), fc.nat(4), (grammar, size) => {
        const count = new DerivationCounts(grammar, measure).of(size);
        if (count === 'infinite' || count > enough) return;
        const found = [...enumerateDerivations(grammar, { measure, smallest: size, largest: size })];
        expect(BigInt(found.length)).toBe(count);
        expect(new Set(found.map(shapeOf)).size).toBe(found.length);
        for (const derivation of found) {
          expectDerivationOf(grammar, derivation);
          expect(measure === 'characters' ? lengthOf(derivation) : heightOf(derivation)).toBe(size);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('lists different cycle-free derivations of every word if there are infinitely many', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const counts = new DerivationCounts(grammar);
        const ranked = new RankedDerivations(grammar, 'characters');
        const sizes = [0, 1, 2, 3];
        if (!sizes.some((size) => counts.of(size) === 'infinite')) return;
        if (sizes.some((size) => ranked.count(size) > enough)) return;
        const found = [...enumerateDerivations(grammar, { measure: 'characters', largest: 3 })];
        expect(new Set(found.map(shapeOf)).size).toBe(found.length);
        for (const derivation of found) expect(isCycleFree(derivation)).toBe(true);
        expect(new Set(found.map((derivation) => wordKey(grammar, derivation)))).toEqual(bruteForceWords(grammar, 3));
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  test('lists every cycle-free derivation', () => {
    const grammar = ebnfGrammar('a = b | c ; b = d ; c = d ; d = a | "x" ;');
    expect([...enumerateDerivations(grammar, { measure: 'characters' })].length).toBe(2);
  });

  test('starts with the smallest derivations of a huge language without delay', () => {
    const grammar = ebnfGrammar('s = "<" . . . . s? ">" | . s ;');
    const first = [...take(enumerateDerivations(grammar, { measure: 'characters', smallest: 6 }), 1000)];
    expect(first.map(lengthOf)).toEqual(first.map(() => 6));
  });

  test('terminates for a finite language', () => {
    const grammar = ebnfGrammar('s = [ab]{0,3} ;');
    expect([...enumerateDerivations(grammar, { measure: 'characters' })].length).toBe(1 + 2 + 4 + 8);
    expect([...enumerateDerivations(grammar, { measure: 'height' })].length).toBe(1 + 2 + 4 + 8);
  });

  test('produces nothing for a grammar without finite words', () => {
    expect([...enumerateDerivations(ebnfGrammar('s = "a" s ;'), { measure: 'characters' })]).toEqual([]);
  });

  test('handles nesting of thousands of levels', () => {
    const grammar = ebnfGrammar('s = "(" s ")" | ;');
    const [deep] = [...enumerateDerivations(grammar, { measure: 'characters', smallest: 2000, largest: 2000 })];
    expect(deep && yieldOf(deep)).toBe('('.repeat(1000) + ')'.repeat(1000));
  });
});

describe('enumerateWords', () => {
  test('lists each word once, as many as are counted', () => {
    fc.assert(
      fc.property(randomGrammar(), fc.nat(3), (grammar, size) => {
        if (new RankedDerivations(grammar, 'characters').count(size) > enough) return;
        const found = [...enumerateWords(grammar, { measure: 'characters', smallest: size, largest: size })];
        expect(BigInt(found.length)).toBe(new WordCounts(grammar).of(size));
        expect(new Set(found.map((derivation) => wordKey(grammar, derivation))).size).toBe(found.length);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test('lists 54002 words of length 4 for SimpleCalc', () => {
    const grammar = loadGrammarSync('examples/simplecalc.ebnf');
    let count = 0;
    for (const _ of enumerateWords(grammar, { measure: 'characters', smallest: 4, largest: 4 })) count++;
    expect(count).toBe(54002);
  });

  test('by height: does not repeat a word at a greater height', () => {
    const words = [...enumerateWords(ebnfGrammar('s = "a" | t | [ab] ; t = s ;'), { measure: 'height', largest: 9 })];
    expect(words.map(yieldOf)).toEqual(['a', 'b']);
  });
});

describe('exhaustiveProducer', () => {
  test('produces each word once and then nothing', () => {
    const producer = exhaustiveProducer(ebnfGrammar('s = "a" | "b" | "a" ;'), { measure: 'characters' });
    const words = [1, 2, 3, 4].map(() => producer.next());
    expect(words.map((word) => word && yieldOf(word))).toEqual(['a', 'b', undefined, undefined]);
  });
});

describe('RankedDerivations', () => {
  test('finds the nearest sizes that have derivations', () => {
    const ranked = new RankedDerivations(ebnfGrammar('s = "aaaa" | "aaaaaaaaa" s? ;'), 'characters');
    expect(ranked.nearestSizes(6)).toEqual({ smaller: 4, larger: 9 });
    expect(ranked.nearestSizes(1)).toEqual({ smaller: undefined, larger: 4 });
  });

  test('finds no larger size in a finite language', () => {
    const ranked = new RankedDerivations(ebnfGrammar('s = "a"{0,5} ;'), 'characters');
    expect(ranked.nearestSizes(9)).toEqual({ smaller: 5, larger: undefined });
    expect(ranked.largestSize).toBe(5);
  });

  test('determines the largest size of a language with cycles but without growth', () => {
    const ranked = new RankedDerivations(ebnfGrammar('s = s | t u ; t = t? "a" | s? ; u = ("b"?)* ;'), 'characters');
    expect(ranked.largestSize).toBe(Infinity);
    expect(new RankedDerivations(ebnfGrammar('s = s | t ; t = s | "ab" ;'), 'characters').largestSize).toBe(2);
  });

  test('rejects many rules that derive one another instead of running forever', () => {
    const names = Array.from({ length: 24 }, (_, i) => `r${i}`);
    const grammar = ebnfGrammar(names.map((name) => `${name} = ${names.join(' | ')} | "${name}" ;`).join('\n'));
    expect(() => new RankedDerivations(grammar, 'characters')).toThrow(
      expect.objectContaining({ code: 'too-many-cycles' }) as Error,
    );
  });
});

function* take<T>(items: Iterable<T>, count: number): Generator<T> {
  let taken = 0;
  for (const item of items) {
    yield item;
    if (++taken === count) return;
  }
}

function shapeOf(derivation: Derivation): string {
  return [...walkDerivation(derivation)]
    .map(({ node, children, text }) => `${node.id}/${children.length}/${text}`)
    .join(' ');
}

function lengthOf(derivation: Derivation): number {
  return codePoints(yieldOf(derivation)).length;
}

function heightOf(derivation: Derivation): number {
  let height = 0;
  for (const { node, children } of walkDerivation(derivation)) {
    if (node.kind === 'ref') height++;
    if (node.kind === 'repeat') height += children.length;
  }
  return height;
}

/** Checks every pair of a node and a descendant; for small trees only. */
function isCycleFree(derivation: Derivation): boolean {
  for (const outer of walkDerivation(derivation)) {
    for (const inner of walkDerivation(outer)) {
      if (inner !== outer && inner.node === outer.node && lengthOf(inner) === lengthOf(outer)) return false;
    }
  }
  return true;
}
