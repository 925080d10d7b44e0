import { describe, expect, it } from 'vitest';

import { TokenTexts } from '../../../../src/derivation/tokens/token-texts.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { trainingTexts } from '../../../../src/engine/tokens/training-texts.ts';

const grammar = loadGrammarSync('lua');
const texts = new TokenTexts(grammar);
const trainingInputs = trainingTexts(grammar, texts);
const terminals = Array.from({ length: texts.end }, (_, terminal) => terminal);

const words = trainingInputs.filter(({ text }) => texts.isWord(text)).map(({ spans: cuts }) => cuts.terminals);

/** Length in tokens. */
function shortestWith(terminal: number): number {
  return Math.min(...words.flatMap((word) => (word.includes(terminal) ? [word.length] : [])));
}

describe('training inputs for tokens', () => {
  it('contain every terminal at least once', () => {
    const had = new Set(words.flat());
    expect(terminals.filter((terminal) => !had.has(terminal)).map((terminal) => texts.sampleOf(terminal))).toEqual([]);
  });

  it('contain every terminal in a short input, for subjects that reject long ones', () => {
    expect(Math.max(...terminals.map(shortestWith))).toBeLessThanOrEqual(24);
  });

  it('are deterministic and distinct, and have equal offsets in characters and in bytes', () => {
    expect(trainingTexts(grammar, texts)).toEqual(trainingInputs);
    expect(new Set(trainingInputs.map(({ text }) => text)).size).toBe(trainingInputs.length);
    expect(trainingInputs.every(({ text }) => Buffer.byteLength(text) === text.length)).toBe(true);
  });
});
