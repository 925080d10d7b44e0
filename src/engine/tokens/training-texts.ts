import type { CutText } from '../../core/lexicon.ts';
import { Random } from '../../core/random.ts';
import type { TokenTexts } from '../../derivation/tokens/token-texts.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { wordsCoveringPaths } from '../../derivation/production/words-covering-paths.ts';

/** The training inputs cover every k-path up to this k, unless there are too many. */
const longestPaths = 3;
const mostLessons = 300;

/** Matches texts in which every code unit is one byte, so offsets in the text equal offsets in the UTF-8 bytes. */
const isPlain = /^[\0-\x7f]*$/u;

/**
 * Returns training inputs from which the tokens of a subject's tokenizer are learned; the result is deterministic.
 * Long words show terminals next to each other. A subject that rejects a word stops reading it, so every terminal also
 * occurs in a short word and alone.
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

/** A subject that expects another language than the grammar may still read the first token of a text. */
function singleTokens(texts: TokenTexts): readonly CutText[] {
  const single: CutText[] = [];
  for (let terminal = 0; terminal < texts.end; terminal++) {
    const lesson = lessonOf(texts.sampleOf(terminal), texts);
    if (lesson?.cuts.terminals.join() === `${terminal},${texts.end}`) single.push(lesson);
  }
  return single;
}

/** Returns short words, each with a terminal that no earlier one has. */
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
