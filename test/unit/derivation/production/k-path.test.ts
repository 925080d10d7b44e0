import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { KPathRecorder } from '../../../../src/derivation/coverage/k-path-recorder.ts';
import { type Derivation, yieldOf } from '../../../../src/derivation/derivation.ts';
import { KPathProducer } from '../../../../src/derivation/production/k-path.ts';
import type { KPathOptions } from '../../../../src/derivation/production/k-path/k-path-options.ts';
import { codePoints } from '../../../../src/grammar/characters/char-set.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { grammarGraph } from '../../../../src/grammar/analysis/graph.ts';
import { KPathIndex } from '../../../../src/grammar/k-paths.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { isSymbolic } from '../../../../src/grammar/node.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { randomGrammar } from '../../../random-grammar.ts';
import { expectDerivationOf } from '../expect-derivation-of.ts';

const figure1 = loadGrammarSync('examples/kpath-figure-1.ebnf');
const configuration = loadGrammarSync('examples/configuration.ebnf');
const smallK = fc.integer({ min: 1, max: 4 });
const seeds = fc.integer({ min: 0, max: 1000 });

describe('KPathProducer', () => {
  test.each([1, 2, 3, 4])('covers all paths of at most %i symbols', (k) => {
    const trees = produceAll(figure1, { k });
    const recorder = recordUpTo(figure1, k, trees);
    for (const { covered, total } of recorder.coverages) expect(BigInt(covered)).toBe(total);
  });

  test('covers all paths of all lengths up to k on any grammar, by its derivations', () => {
    fc.assert(
      fc.property(randomGrammar(), smallK, seeds, (grammar, k, seed) => {
        const trees = produceAll(grammar, { k }, seed);
        for (const tree of trees) expectDerivationOf(grammar, tree);
        for (const { covered, total } of recordUpTo(grammar, k, trees).coverages) expect(BigInt(covered)).toBe(total);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  test('covers a new path with every word', () => {
    fc.assert(
      fc.property(randomGrammar(), smallK, (grammar, k) => {
        const recorder = recordUpTo(grammar, k, []);
        for (const tree of produceAll(grammar, { k })) {
          const before = recorder.coverages.map(({ covered }) => covered);
          recorder.add(tree);
          expect(recorder.coverages.map(({ covered }) => covered)).not.toEqual(before);
        }
      }),
      { seed: 2, numRuns: 80 },
    );
  });

  test('produces the same words for the same seed', () => {
    const [first, again, other] = [7, 7, 8].map((seed) => produceAll(figure1, { k: 3 }, seed).map(yieldOf));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  test('names every component of a configuration in 3 words and every combination in 5, for any seed', () => {
    for (let seed = 0; seed < 50; seed++) {
      const counts = [1, 2, 3].map((k) => new Set(produceAll(configuration, { k }, seed).map(yieldOf)).size);
      expect(counts).toEqual([3, 5, 5]);
    }
    for (const word of produceAll(configuration, { k: 3 }).map(yieldOf)) {
      expect(word).toMatch(/^(linux-mysql-apache|windows-(mysql|mssql)-(apache|iis))$/);
    }
  });

  test('covers a chain of digits in ten words', () => {
    const rules = Array.from({ length: 9 }, (_, i) => `X${i} = "${i}" | X${i + 1} ;`);
    const grammar = ebnfGrammar(`${rules.join('\n')}\nX9 = "9" ;`);
    for (let seed = 0; seed < 20; seed++) {
      const words = produceAll(grammar, { k: 1 }, seed).map(yieldOf);
      expect(words.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
    }
  });

  test('covers words too shallow for a k-path', () => {
    const grammar = ebnfGrammar('s = "short" | a ; a = "a" b ; b = "b" | "c" a ;');
    expect(produceAll(grammar, { k: 4 }).map(yieldOf)).toContain('short');
  });

  test('produces nothing from a grammar without a finite word', () => {
    const producer = new KPathProducer(ebnfGrammar('s = "a" s ;'), new Random(1), { k: 2 });
    expect(producer.next()).toBeUndefined();
    expect(producer.total).toBe(0);
  });

  test('recurses in cyclic and nullable grammars only as often as it covers something', () => {
    for (const text of ['s = s | s s | ;', 's = (s*)* | "a"? ;', 's = t* ; t = s* | "x" ;']) {
      const grammar = ebnfGrammar(text);
      const trees = produceAll(grammar, { k: 3 });
      expect(trees.length).toBeLessThan(60);
      const { covered, total } = recordUpTo(grammar, 3, trees).coverage(3);
      expect(BigInt(covered)).toBe(total);
    }
  });

  test('rejects a grammar with too many paths to track', () => {
    const grammar = ebnfGrammar(`s = ${Array.from({ length: 100 }, () => 's').join(' | ')} | "x" ;`);
    const make = (): KPathProducer => new KPathProducer(grammar, new Random(1), { k: 12 });
    expect(make).toThrow(expect.objectContaining({ code: 'too-many-k-paths' }));
  });
});

describe('limits of KPathProducer', () => {
  test('covers exactly the paths that end within the depth, and reports the others', () => {
    fc.assert(
      fc.property(randomGrammar(), smallK, fc.integer({ min: 1, max: 7 }), (grammar, k, maxDepth) => {
        const producer = new KPathProducer(grammar, new Random(1), { k, maxDepth });
        const trees = drain(producer);
        const { depth } = grammarGraph(grammar);
        const far = [...new KPathIndex(grammarGraph(grammar), k)].filter((path) => depth[path[0]!]! + k - 1 > maxDepth);
        const uncovered = [...producer.uncoveredPaths()];
        for (const { reason } of uncovered) expect(reason).toBe('beyond-depth');
        expect(uncovered.length).toBeLessThanOrEqual(far.length);
        const { covered } = recordUpTo(grammar, k, trees).coverage(k);
        expect(covered).toBe(producer.covered);
        expect(covered + uncovered.length).toBe(producer.total);
      }),
      { seed: 3, numRuns: 80 },
    );
  });

  test('limits the size of words, and leaves only paths that no smaller word contains', () => {
    fc.assert(
      fc.property(randomGrammar(), smallK, fc.integer({ min: 0, max: 6 }), (grammar, k, maxSize) => {
        const producer = new KPathProducer(grammar, new Random(1), { k, maxSize });
        for (const tree of drain(producer)) expect(sizeOf(tree)).toBeLessThanOrEqual(maxSize);
        for (const { path, reason } of producer.uncoveredPaths()) {
          expect(reason).toBe('too-large');
          const smallest = new KPathProducer(grammar, new Random(1), { k, growth: 0 }).aimAt(path)!;
          expect(sizeOf(smallest)).toBeGreaterThan(maxSize);
        }
      }),
      { seed: 4, numRuns: 40 },
    );
  });

  test('limits the depth of trees as far as closing them allows it', () => {
    for (const tree of produceAll(figure1, { k: 3, maxDepth: 12 })) expect(heightOf(tree)).toBeLessThanOrEqual(12);
  });

  test('produces small words by default', () => {
    for (const tree of produceAll(figure1, { k: 3 })) expect(sizeOf(tree)).toBeLessThan(100);
  });

  test('produces fewer words the more they may grow', () => {
    const counts = [0, 30, 100, 300].map((growth) => produceAll(figure1, { k: 3, growth }).length);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(new Set(counts).size).toBe(4);
  });
});

describe('acceptance in KPathProducer', () => {
  const numbers = ebnfGrammar('s = n ("," n)* ; n = "-"? d+ ; d = [1-9] | "0" ;');

  test('counts only the paths of accepted words, and still covers everything', () => {
    const producer = new KPathProducer(numbers, new Random(1), { k: 3, accept: hasNoLeadingZero });
    const trees = drain(producer);
    for (const tree of trees) expect(hasNoLeadingZero(tree)).toBe(true);
    const { covered, total } = recordUpTo(numbers, 3, trees).coverage(3);
    expect(BigInt(covered)).toBe(total);
    expect(producer.covered).toBe(covered);
  });

  test('gives up a goal after the allowed attempts, and reports it', () => {
    const producer = new KPathProducer(numbers, new Random(1), { k: 2, accept: hasNoSign, maxTries: 5 });
    const trees = drain(producer);
    expect(trees.length).toBeGreaterThan(0);
    const left = [...producer.uncoveredPaths()];
    expect(left.map(({ reason }) => reason)).toEqual(left.map(() => 'rejected'));
    for (const { path } of left) expect(path.some((node) => node.kind === 'literal' && node.text === '-')).toBe(true);
    expect(left.length + producer.covered).toBe(producer.total);
  });

  test('records what accepted words cover, including goals that were given up', () => {
    fc.assert(
      fc.property(randomGrammar(), smallK, fc.integer({ min: 1, max: 30 }), (grammar, k, maxTries) => {
        const producer = new KPathProducer(grammar, new Random(1), { k, maxTries, accept: hasEvenSize });
        const coverage = recordUpTo(grammar, k, drain(producer)).coverage(k);
        expect(coverage.covered).toBe(producer.covered);
        const uncovered = [...producer.uncoveredPaths()];
        expect(uncovered.map(({ path }) => path)).toEqual([...coverage.missing()]);
        for (const { reason } of uncovered) expect(reason).toBe('rejected');
      }),
      { seed: 6, numRuns: 80 },
    );
  });

  test('finds a random word if the best one for coverage is never accepted', () => {
    const producer = new KPathProducer(numbers, new Random(1), { k: 1, accept: hasRareSize, maxTries: 200 });
    const trees = drain(producer);
    expect(producer.covered).toBe(producer.total);
    for (const tree of trees) expect(hasRareSize(tree)).toBe(true);
  });
});

describe('aiming at one path', () => {
  test('produces a word with exactly that path, for every path', () => {
    fc.assert(
      fc.property(randomGrammar(), smallK, (grammar, k) => {
        const producer = new KPathProducer(grammar, new Random(1), { k, growth: 0 });
        const graph = grammarGraph(grammar);
        for (const symbols of new KPathIndex(graph, k)) {
          const path = symbols.map((symbol) => graph.symbols[symbol]!);
          const tree = producer.aimAt(path)!;
          expectDerivationOf(grammar, tree);
          expect(recordUpTo(grammar, k, [tree]).coverage(k).has(path)).toBe(true);
        }
      }),
      { seed: 5, numRuns: 15 },
    );
  });

  test('produces the smallest word if it may not grow', () => {
    const grammar = ebnfGrammar('s = long | a ; a = "1" b ; b = "2" x ; long = "aaaaaaaaaaaa" x ; x = "x" | "yy" ;');
    const x = grammar.nodes.filter(isSymbolic).filter((node) => node.kind === 'literal' && node.text === 'yy');
    const producer = new KPathProducer(grammar, new Random(1), { k: 1, growth: 0 });
    expect(yieldOf(producer.aimAt(x)!)).toBe('12yy');
  });

  test('returns undefined if the depth excludes the path', () => {
    const producer = new KPathProducer(figure1, new Random(1), { k: 1, maxDepth: 3 });
    const deepest = figure1.nodes.filter(isSymbolic).slice(-1);
    expect(producer.aimAt(deepest)).toBeUndefined();
  });

  test('rejects symbols that are not a path', () => {
    const producer = new KPathProducer(figure1, new Random(1), { k: 2 });
    expect(() => producer.aimAt([figure1.root, figure1.root])).toThrow(RangeError);
  });
});

function produceAll(grammar: Grammar, options: KPathOptions, seed = 1): Derivation[] {
  return drain(new KPathProducer(grammar, new Random(seed), options));
}

function drain(producer: KPathProducer): Derivation[] {
  const trees: Derivation[] = [];
  for (let tree = producer.next(); tree !== undefined; tree = producer.next()) trees.push(tree);
  return trees;
}

function recordUpTo(grammar: Grammar, k: number, trees: readonly Derivation[]): KPathRecorder {
  const lengths = Array.from({ length: k }, (_, i) => i + 1);
  const recorder = new KPathRecorder(grammar, lengths);
  for (const tree of trees) recorder.add(tree);
  return recorder;
}

function hasNoLeadingZero(tree: Derivation): boolean {
  return !/(^|\D)0\d/.test(yieldOf(tree));
}

function hasNoSign(tree: Derivation): boolean {
  return !yieldOf(tree).includes('-');
}

function hasEvenSize(tree: Derivation): boolean {
  return sizeOf(tree) % 2 === 0;
}

function hasRareSize(tree: Derivation): boolean {
  return sizeOf(tree) % 7 === 3;
}

function sizeOf(tree: Derivation): number {
  return codePoints(yieldOf(tree)).length;
}

function heightOf(tree: Derivation): number {
  const below = tree.children.map(heightOf);
  return Math.max(0, ...below) + (isSymbolic(tree.node) ? 1 : 0);
}
