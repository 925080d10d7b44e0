import type { Random } from '../../core/random.ts';

const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') + '\n\té';
const wordRun = /[\p{L}_$][\p{L}\p{N}_$]+/gu;

/** Texts that differ a little from a text: parts left out, repeated, replaced, or taken from another text. */
export function neighborsOf(
  text: string,
  others: readonly string[],
  words: readonly string[],
  random: Random,
  count: number,
): readonly string[] {
  return Array.from({ length: count }, () => {
    const from = random.int(text.length + 1);
    const to = Math.min(text.length, from + random.int(4));
    const put = (middle: string): string => text.slice(0, from) + middle + text.slice(to);
    switch (random.int(6)) {
      case 0:
        return put('');
      case 1:
        return put(text.slice(from, to).repeat(2));
      case 2:
        return put(characters[random.int(characters.length)]!);
      case 3:
        return text.slice(0, from) + characters[random.int(characters.length)]! + text.slice(from);
      case 4: {
        if (words.length === 0) return put(' ');
        return put(random.pick(words));
      }
      default: {
        const other = random.pick(others);
        const start = random.int(other.length + 1);
        return put(other.slice(start, start + 1 + random.int(5)));
      }
    }
  });
}

/** The text with other words in the place of each of its words. */
export function withOtherIdentifiers(text: string, words: readonly string[]): readonly string[] {
  return [...text.matchAll(wordRun)].flatMap(({ 0: found, index }) =>
    words
      .filter((word) => word !== found && /^[\p{L}_$]/u.test(word))
      .map((word) => text.slice(0, index) + word + text.slice(index + found.length)),
  );
}
