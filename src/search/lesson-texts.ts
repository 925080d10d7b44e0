import type { CutText } from '../core/lexicon.ts';
import { Random } from '../core/random.ts';
import type { TokenTexts } from '../derivation/tokens/token-texts.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { wordsCoveringPaths } from '../derivation/production/words-covering-paths.ts';

/** Every path of so many symbols of the grammar is in one of the texts, unless they are too many. */
const longestPaths = 3;
const mostLessons = 300;

/** Whether places count the same in characters and in bytes. */
const isPlain = /^[\0-\x7f]*$/u;

/**
 * Words for a subject's tokeniser to read, so that its tokens can be learned; always the same. Those with much in them have
 * terminals beside each other, but a subject that refuses a word reads no further: so each is in a word of little else, too,
 * and alone.
 */
export function lessonTexts(grammar: Grammar, texts: TokenTexts): readonly CutText[] {
  const random = new Random('lessons');
  const lessons = new Map<string, CutText>();
  const add = (lesson: CutText | undefined): void => {
    if (lesson !== undefined) lessons.set(lesson.text, lesson);
  };
  singleTokens(texts).forEach(add);
  shortWords(grammar, texts, random).forEach(add);
  const most = lessons.size + mostLessons;
  for (let k = 1; k <= longestPaths; k++) {
    for (const text of wordsCoveringPaths(grammar, random, { k })) {
      if (lessons.size >= most) return [...lessons.values()];
      if (!lessons.has(text)) add(lessonOf(text, texts));
    }
  }
  return [...lessons.values()];
}

function lessonOf(text: string, texts: TokenTexts): CutText | undefined {
  const cuts = isPlain.test(text) ? texts.cut(text) : undefined;
  return cuts && { text, cuts };
}

/** A subject that knows another language than the grammar may still read the first token of a text. */
function singleTokens(texts: TokenTexts): readonly CutText[] {
  const single: CutText[] = [];
  for (let terminal = 0; terminal < texts.end; terminal++) {
    const lesson = lessonOf(texts.sampleOf(terminal), texts);
    if (lesson?.cuts.terminals.join() === `${terminal},${texts.end}`) single.push(lesson);
  }
  return single;
}

/** Each has a terminal that no other before it has. */
function shortWords(grammar: Grammar, texts: TokenTexts, random: Random): readonly CutText[] {
  const had = new Set<number>();
  const words: CutText[] = [];
  for (const text of wordsCoveringPaths(grammar, random, { k: 1, growth: 0 })) {
    const lesson = lessonOf(text, texts);
    if (lesson === undefined || lesson.cuts.terminals.every((terminal) => had.has(terminal))) continue;
    words.push(lesson);
    for (const terminal of lesson.cuts.terminals) had.add(terminal);
  }
  return words;
}
