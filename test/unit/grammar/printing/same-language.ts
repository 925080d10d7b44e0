import { expect } from 'vitest';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';

/**
 * Compares languages by parsing every word over `letters` up to a length, split into tokens by the grammars' own
 * tokenizers.
 */
export function expectSameLanguage(actual: Grammar, expected: Grammar, letters: string, longest: number): void {
  const [ours, theirs] = [new Parser(actual), new Parser(expected)];
  for (const word of allWords(letters, longest)) {
    const [mine, other] = [ours, theirs].map((parser) => parser.parse(word, { lexing: 'longest-match' }).kind);
    expect(`${JSON.stringify(word)} ${mine}`, expected.name).toBe(`${JSON.stringify(word)} ${other}`);
  }
}

function allWords(letters: string, longest: number): string[] {
  const all = [''];
  let words = [''];
  for (let n = 0; n < longest; n++) {
    words = words.flatMap((word) => Array.from(letters, (letter) => word + letter));
    all.push(...words);
  }
  return all;
}
