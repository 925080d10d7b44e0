import { Random } from '../core/random.ts';
import type { TokenTexts } from '../derivation/tokens/token-texts.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { wordsCoveringPaths } from './k-path-words.ts';

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
export function lessonTexts(grammar: Grammar, texts: TokenTexts): readonly string[] {
  const random = new Random('lessons');
  const lessons = new Set([...singleTokens(texts), ...shortWords(grammar, texts, random)]);
  const most = lessons.size + mostLessons;
  for (let k = 1; k <= longestPaths; k++) {
    for (const text of wordsCoveringPaths(grammar, random, { k })) {
      if (lessons.size >= most) return [...lessons];
      if (isPlain.test(text)) lessons.add(text);
    }
  }
  return [...lessons];
}

/** A subject that knows another language than the grammar may still read the first token of a text. */
function singleTokens(texts: TokenTexts): readonly string[] {
  const single: string[] = [];
  for (let terminal = 0; terminal < texts.end; terminal++) {
    const text = texts.sampleOf(terminal);
    if (isPlain.test(text) && texts.cut(text)?.terminals.join() === `${terminal},${texts.end}`) single.push(text);
  }
  return single;
}

/** Each has a terminal that no other before it has. */
function shortWords(grammar: Grammar, texts: TokenTexts, random: Random): readonly string[] {
  const had = new Set<number>();
  const words: string[] = [];
  for (const text of wordsCoveringPaths(grammar, random, { k: 1, growth: 0 })) {
    const fresh = isPlain.test(text) ? (texts.cut(text)?.terminals ?? []).filter((terminal) => !had.has(terminal)) : [];
    if (fresh.length > 0) words.push(text);
    for (const terminal of fresh) had.add(terminal);
  }
  return words;
}
