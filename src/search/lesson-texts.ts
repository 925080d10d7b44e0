import { Random } from '../core/random.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { wordsCoveringPaths } from './k-path-words.ts';

/** Every pair of symbols of the grammar is in one of the texts, unless they are too many. */
const longestPaths = 2;
const mostLessons = 200;

/** Whether places count the same in characters and in bytes. */
const isPlain = /^[\0-\x7f]*$/u;

/** Words for a subject's tokeniser to read, so that its tokens can be learned; always the same. */
export function lessonTexts(grammar: Grammar): readonly string[] {
  const random = new Random('lessons');
  const texts: string[] = [];
  for (let k = 1; k <= longestPaths; k++) {
    for (const text of wordsCoveringPaths(grammar, k, random)) {
      if (texts.length >= mostLessons) return texts;
      if (isPlain.test(text)) texts.push(text);
    }
  }
  return texts;
}
