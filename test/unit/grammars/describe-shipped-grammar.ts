import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/core/random.ts';
import type { Derivation } from '../../../src/derivation/derivation.ts';
import { Parser } from '../../../src/derivation/parse/parser.ts';
import { Printer } from '../../../src/derivation/print/printer.ts';
import { resolveTokens } from '../../../src/derivation/print/resolve-tokens.ts';
import { KPathProducer } from '../../../src/derivation/production/k-path.ts';
import type { Producer } from '../../../src/derivation/production/producer.ts';
import { randomProducer } from '../../../src/derivation/production/random-producer.ts';
import { checkGrammar } from '../../../src/grammar/check.ts';
import type { Grammar } from '../../../src/grammar/grammar.ts';
import { loadGrammarSync } from '../../../src/grammar/load-grammar.ts';

/** Throws, or rejects, where a real parser does not take the word for what its derivation says it is. */
export type Judge = (word: string, tree: Derivation) => unknown;

/** Words that the grammar must not derive but that its judge takes: some, or `any` if the judge refuses nothing. */
export type Leniency = readonly string[] | 'any';

interface Word {
  readonly text: string;
  readonly tree: Derivation;
}

interface Cases {
  readonly accepts: readonly string[];
  readonly rejects: readonly string[];
}

const seeds = [1, 2];
const randomWords = 1000;
const parsedBack = 100;
const acceptedShare = 0.99;

/** What every grammar that ships with Coppice has to hold: its words are words of the language, and it has its breadth. */
export function describeShippedGrammar(name: string, judge: Judge, leniency: Leniency = []): void {
  const grammar = loadGrammarSync(name);
  const parser = new Parser(grammar);
  const { accepts, rejects } = readCases(name);

  describe(`the shipped grammar ${name}`, () => {
    test('has neither errors nor doubtful rules', () => {
      expect(checkGrammar(grammar)).toEqual([]);
    });

    test.each(seeds)('makes random words that a real parser accepts, seed %i', async (seed) => {
      const random = new Random(seed);
      const words = take(randomWords, randomProducer(grammar, random), grammar, random);
      expect(words).toHaveLength(randomWords);
      await expectAccepted(words, judge);
    });

    test('makes k-path words that a real parser accepts', async () => {
      const words = seeds.flatMap((seed) => {
        const random = new Random(seed);
        return take(Infinity, new KPathProducer(grammar, random, { k: 2 }), grammar, random);
      });
      await expectAccepted(words, judge);
    });

    test('parses its own words', () => {
      const random = new Random(4);
      const words = take(parsedBack, randomProducer(grammar, random), grammar, random);
      expect(words.filter(({ text }) => treeOf(text, parser) === undefined)).toEqual([]);
    });

    test.each(accepts)('derives %j', async (text) => {
      const tree = treeOf(text, parser);
      expect(tree).toBeDefined();
      await judge(text, tree!);
    });

    test.each(rejects)('does not derive %j', async (text) => {
      expect(treeOf(text, parser)).toBeUndefined();
      if (leniency === 'any' || leniency.includes(text)) return;
      // A judge of refused words has no derivation to compare with.
      await expect(refusal({ text, tree: emptyTree(grammar) }, judge)).resolves.toBeDefined();
    });
  });
}

function readCases(name: string): Cases {
  const file = new URL(`../../cases/grammars/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Cases;
}

function take(count: number, producer: Producer, grammar: Grammar, random: Random): Word[] {
  const printer = new Printer(grammar);
  const words: Word[] = [];
  while (words.length < count) {
    const tree = producer.next();
    if (tree === undefined) break;
    words.push(resolveTokens(tree, grammar, printer, random));
  }
  return words;
}

async function expectAccepted(words: readonly Word[], judge: Judge): Promise<void> {
  const refused: { text: string; why: string }[] = [];
  for (const word of words) {
    const why = await refusal(word, judge);
    if (why !== undefined) refused.push({ text: word.text, why });
  }
  const allowed = Math.floor(words.length * (1 - acceptedShare));
  expect(words.length).toBeGreaterThan(0);
  expect(refused.length, JSON.stringify(refused.slice(0, 5), undefined, 2)).toBeLessThanOrEqual(allowed);
}

async function refusal({ text, tree }: Word, judge: Judge): Promise<string | undefined> {
  try {
    await judge(text, tree);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** As the grammar's own tokenizer would read the text: else a keyword could pass for a name. */
function treeOf(text: string, parser: Parser): Derivation | undefined {
  const result = parser.parse(text, { lexing: 'longest-match' });
  return result.kind === 'parsed' ? result.tree() : undefined;
}

function emptyTree(grammar: Grammar): Derivation {
  return { node: grammar.root, children: [], text: '' };
}
