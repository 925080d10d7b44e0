import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { compileProducer } from '../../../../src/derivation/compiled/compile-producer.ts';
import { compileTextProducer } from '../../../../src/derivation/compiled/compile-text-producer.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { shortestClosing } from '../../../../src/derivation/production/shortest-closing.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { scannerlessGrammar, tokenGrammar } from '../../../random-grammar.ts';

const grammarFolder = path.join(import.meta.dirname, '../../../../grammars');
const shipped = readdirSync(grammarFolder).map((file) => file.replace('.ebnf', ''));

describe('compileProducer', () => {
  test('writes JSON that JSON.parse accepts', () => {
    const words = bytesOf(shippedGrammar('json'), 3000);
    for (const word of words) expect(() => void JSON.parse(word)).not.toThrow();
    expect(new Set(words).size).toBeGreaterThan(1500);
    expect(Math.max(...words.map((word) => Buffer.byteLength(word)))).toBeGreaterThan(500);
  });

  test.each(shipped)('writes words of the %s grammar', (name) => {
    const grammar = shippedGrammar(name);
    const parser = new Parser(grammar);
    const words = bytesOf(grammar, 100, { maxDepth: 30, maxSize: 200 });
    expect(words.filter((word) => parser.parse(word).kind !== 'parsed')).toEqual([]);
  });

  test('writes words of random grammars', () => {
    fc.assert(
      fc.property(scannerlessGrammar(), fc.nat(1000), (grammar, seed) => {
        const parser = new Parser(grammar);
        for (const word of textsOf(grammar, 5, { maxDepth: 10, maxSize: 30 }, seed)) {
          expect(parser.parse(word).kind).toBe('parsed');
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('separates tokens that would merge if the grammar has a separator', () => {
    fc.assert(
      fc.property(tokenGrammar(), fc.nat(1000), (grammar, seed) => {
        const parser = new Parser(grammar);
        for (const word of textsOf(grammar, 5, { maxDepth: 10, maxSize: 30 }, seed)) {
          expect(parser.parse(word, { lexing: 'any-length' }).kind).toBe('parsed');
        }
      }),
      { seed: 2, numRuns: 200 },
    );
    const grammar = ebnfGrammar(
      's = (WORD | NUMBER | "if" | "+" | "++")+ ; @token WORD = [a-z]+ ; @token NUMBER = [0-9]+ ("." [0-9]+)? ; @skip S = " "+ ;',
    );
    const parser = new Parser(grammar);
    for (const word of bytesOf(grammar, 500)) {
      expect(parser.parse(word, { lexing: 'longest-match' }).kind).toBe('parsed');
      expect(word).not.toMatch(/ {2}/);
    }
  });

  test('respects the size limit whenever the shortest word does', () => {
    fc.assert(
      fc.property(scannerlessGrammar(), fc.integer({ min: 0, max: 40 }), fc.nat(1000), (grammar, maxSize, seed) => {
        const shortest = shortestClosing(grammar).length[grammar.root.id]!;
        for (const word of textsOf(grammar, 5, { maxDepth: 8, maxSize }, seed)) {
          expect(word.length).toBeLessThanOrEqual(Math.max(maxSize, shortest));
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  test.each(['sql-select', 'ecmascript', 'json'])('keeps the size limit in bytes, separators included: %s', (name) => {
    for (const word of bytesOf(shippedGrammar(name), 500, { maxDepth: 30, maxSize: 64 })) {
      expect(Buffer.byteLength(word)).toBeLessThanOrEqual(64);
    }
  });

  test('produces the same words for the same seed', () => {
    const grammar = shippedGrammar('json');
    expect(bytesOf(grammar, 200)).toEqual(bytesOf(grammar, 200));
    expect(bytesOf(grammar, 200)).not.toEqual(bytesOf(grammar, 200, undefined, 2));
  });

  test('chooses by weight', () => {
    const words = bytesOf(ebnfGrammar('s = @weight 8 "a" | "b" | @weight 0.01 "c" | "d" ;'), 20_000);
    const share = (word: string) => words.filter((found) => found === word).length / words.length;
    expect(share('a')).toBeCloseTo(8 / 10.01, 1);
    expect(share('b')).toBeCloseTo(1 / 10.01, 1);
    expect(share('c')).toBeGreaterThan(0);
    expect(share('c')).toBeLessThan(0.004);
  });

  test('repeats every number of times within the bounds', () => {
    const words = bytesOf(ebnfGrammar('s = "a"{2,5} ("b" | "c")? "d"{3} ;'), 3000);
    for (const word of words) expect(word).toMatch(/^a{2,5}[bc]?d{3}$/);
    expect(new Set(words).size).toBe(12);
  });

  test('writes mostly printable characters in UTF-8, and others too', () => {
    const words = bytesOf(ebnfGrammar('s = . ;'), 5000);
    const readable = words.filter((word) => /^[ -~]$/.test(word));
    expect(readable.length / words.length).toBeCloseTo(0.9, 1);
    expect(new Set(readable).size).toBe(95);
    expect(words.filter((word) => word.includes('\ufffd') || Array.from(word).length !== 1)).toEqual([]);
    expect(words.some((word) => word.codePointAt(0)! > 0xffff)).toBe(true);
  });

  test('terminates for rules that recurse without writing anything', () => {
    expect(new Set(bytesOf(ebnfGrammar('e = e e e e e | ;'), 20))).toEqual(new Set(['']));
  });

  test('returns -1 for a grammar without finite words', () => {
    expect(compileProducer(ebnfGrammar('s = "a" s ;'), new Random(1)).write()).toBe(-1);
    expect(compileTextProducer(ebnfGrammar('s = "a" s ;'), new Random(1)).next()).toBeUndefined();
  });

  test('handles a chain of thousands of rules', () => {
    const rules = Array.from({ length: 10_000 }, (_, i) => `r${i} = "a" r${i + 1} | "b" ;`);
    const words = bytesOf(ebnfGrammar([...rules, 'r10000 = "c" ;'].join('\n')), 100);
    for (const word of words) expect(word).toMatch(/^a*b$/);
    const chain = Array.from({ length: 5000 }, (_, i) => `r${i} = r${i + 1} ;`);
    expect(bytesOf(ebnfGrammar([...chain, 'r5000 = "c" ;'].join('\n')), 2)).toEqual(['c', 'c']);
  });
});

describe('compileTextProducer', () => {
  test('writes characters of all kinds, including lone surrogates', () => {
    const grammar = ebnfGrammar(String.raw`s = [\u{d800}-\u{dfff}] "\u{1f600}" [\u{10000}-\u{10ffff}] ;`);
    for (const word of textsOf(grammar, 100)) expect(word).toMatch(/^\p{Surrogate}\u{1f600}[\u{10000}-\u{10ffff}]$/u);
  });
});

function shippedGrammar(name: string): Grammar {
  return loadGrammarSync(path.join(grammarFolder, `${name}.ebnf`));
}

function bytesOf(grammar: Grammar, count: number, limits?: { maxDepth: number; maxSize: number }, seed = 1): string[] {
  const producer = compileProducer(grammar, new Random(seed), limits);
  return Array.from({ length: count }, () => Buffer.from(producer.buffer.subarray(0, producer.write())).toString());
}

function textsOf(grammar: Grammar, count: number, limits?: { maxDepth: number; maxSize: number }, seed = 1): string[] {
  const producer = compileTextProducer(grammar, new Random(seed), limits);
  return Array.from({ length: count }, () => producer.next()).filter((word) => word !== undefined);
}
