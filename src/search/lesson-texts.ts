import { Random } from '../core/random.ts';
import type { KPathOptions } from '../derivation/production/k-path/k-path-options.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { wordsCoveringPaths } from './k-path-words.ts';

/**
 * Words with much in them have most terminals beside each other, but a subject that refuses a word reads no further: so
 * every symbol is in a word of little else, too.
 */
const kinds: readonly KPathOptions[] = [{ k: 1 }, { k: 1, growth: 0 }, { k: 2 }, { k: 3 }, { k: 4 }];
const mostLessons = 300;

/** Whether places count the same in characters and in bytes. */
const isPlain = /^[\0-\x7f]*$/u;

/** Words for a subject's tokeniser to read, so that its tokens can be learned; always the same. */
export function lessonTexts(grammar: Grammar): readonly string[] {
  const random = new Random('lessons');
  const texts = new Set<string>();
  for (const options of kinds) {
    for (const text of wordsCoveringPaths(grammar, random, options)) {
      if (texts.size >= mostLessons) return [...texts];
      if (isPlain.test(text)) texts.add(text);
    }
  }
  return [...texts];
}
