import { describe, expect, it } from 'vitest';

import { TokenTexts } from '../../../../src/derivation/tokens/token-texts.ts';
import { loadGrammar } from '../../../../src/grammar/load-grammar.ts';
import { lessonTexts } from '../../../../src/engine/tokens/training-texts.ts';

const grammar = loadGrammar('lua');
const texts = new TokenTexts(grammar);
const lessons = lessonTexts(grammar, texts);
const terminals = Array.from({ length: texts.end }, (_, terminal) => terminal);

const words = lessons.filter(({ text }) => texts.isWord(text)).map(({ cuts }) => cuts.terminals);

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
    expect(lessonTexts(grammar, texts)).toEqual(lessons);
    expect(new Set(lessons.map(({ text }) => text)).size).toBe(lessons.length);
    expect(lessons.every(({ text }) => Buffer.byteLength(text) === text.length)).toBe(true);
  });
});
