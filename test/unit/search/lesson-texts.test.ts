import { describe, expect, it } from 'vitest';

import { TokenTexts } from '../../../src/derivation/tokens/token-texts.ts';
import { loadGrammar } from '../../../src/grammar/load-grammar.ts';
import { lessonTexts } from '../../../src/search/lesson-texts.ts';

const grammar = loadGrammar('lua');
const texts = new TokenTexts(grammar);
const lessons = lessonTexts(grammar, texts);
const terminals = Array.from({ length: texts.end }, (_, terminal) => terminal);

const words = lessons.filter(({ text }) => texts.isWord(text)).map(({ cuts }) => cuts.terminals);

/** In tokens. */
function shortestWith(terminal: number): number {
  return Math.min(...words.flatMap((word) => (word.includes(terminal) ? [word.length] : [])));
}

describe('texts to learn tokens by', () => {
  it('have every terminal in one of them', () => {
    const had = new Set(words.flat());
    expect(terminals.filter((terminal) => !had.has(terminal)).map((terminal) => texts.sampleOf(terminal))).toEqual([]);
  });

  it('have every terminal in a short one, for a subject that refuses long ones', () => {
    expect(Math.max(...terminals.map(shortestWith))).toBeLessThanOrEqual(24);
  });

  it('are the same each time, no two alike, and have the same places in characters and in bytes', () => {
    expect(lessonTexts(grammar, texts)).toEqual(lessons);
    expect(new Set(lessons.map(({ text }) => text)).size).toBe(lessons.length);
    expect(lessons.every(({ text }) => Buffer.byteLength(text) === text.length)).toBe(true);
  });
});
