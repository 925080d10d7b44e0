import type { Primitive, RawConstant } from '../../../core/raw-trace.ts';
import { hasKind } from '../../../constraint/semantics/table-operators.ts';
import { isIndexBelow, stepsFor, textIn, type Inverses, type InverseStep } from './inverse.ts';

/** Short texts that patterns match and do not match, where they are known. */
export interface PatternExamples {
  /** Returns a text in which the pattern has a match. */
  matching(source: string, flags: string): string | undefined;
  /** Returns a text of this length in which it has none. */
  avoiding(source: string, flags: string, length: number): string | undefined;
}

/** Inverses of pattern operations: they insert words of the pattern. */
export function patternInverses(examples: PatternExamples): Inverses {
  const textFor = (pattern: RawConstant): string | undefined =>
    hasKind(pattern, 'regExp') ? examples.matching(pattern.source, pattern.flags) : undefined;
  const words = (pattern: RawConstant, count: number, between: string): readonly InverseStep[] => {
    const word = textFor(pattern);
    return word === undefined || count < 0 || count > 64
      ? []
      : stepsFor(1, Array.from({ length: count }, () => word).join(between));
  };
  return {
    regExpTest: (w, [pattern, s]) => {
      const word = textFor(pattern);
      if (w === true) return word === undefined ? [] : stepsFor(1, word, textIn(s) + word, word + textIn(s));
      const text = textIn(s);
      const without = word === undefined || word === '' ? [] : [text.replaceAll(word, '')];
      const alike = hasKind(pattern, 'regExp')
        ? examples.avoiding(pattern.source, pattern.flags, text.length)
        : undefined;
      return stepsFor(
        1,
        ...(alike === undefined ? [] : [alike]),
        '',
        ...without,
        `${text}a`,
        `${text}-`,
        ' ',
        'a',
        '0',
        '-',
      );
    },
    regExpMatchIndex: (w, [pattern, s]) => {
      const word = textFor(pattern);
      if (word === undefined || typeof w !== 'number') return [];
      if (w < 0) return stepsFor(1, '', ' ');
      if (w > 4096) return [];
      return [textIn(s).slice(0, w).padEnd(w), ' '.repeat(w), 'a'.repeat(w), '-'.repeat(w)].flatMap((head) =>
        stepsFor(1, head + word),
      );
    },
    regExpMatchCount: (w, [pattern]) =>
      typeof w === 'number' ? ['', ' ', ',', 'a'].flatMap((between) => words(pattern, w, between)) : [],
    regExpMatchAllIndex: (w, [pattern, , k]) =>
      typeof w === 'number' && w >= 0
        ? [' ', ',', 'a'].flatMap((between) => words(pattern, Number(k) + 1, between))
        : [],
    regExpSplitCount: (w, [pattern]) =>
      typeof w === 'number' && w > 0
        ? words(pattern, w - 1, 'a').map((step) => step.map(([i, text]) => [i, `a${String(text)}a`] as const))
        : [],
    regExpSplitPart: (w, [pattern, s, i]) => splitPart(w, pattern, textIn(s), Number(i), textFor(pattern)),
    regExpGroup: (w, [pattern, s, , group]) => {
      const word = textFor(pattern);
      return [s, word].flatMap((text) => exchanged(w, pattern, typeof text === 'string' ? text : '', group));
    },
    regExpMatchAllGroup: (w, [pattern, s, , group]) => exchanged(w, pattern, textIn(s), group),
  };
}

function splitPart(
  wanted: Primitive,
  pattern: RawConstant,
  text: string,
  index: number,
  word: string | undefined,
): readonly InverseStep[] {
  if (!hasKind(pattern, 'regExp') || typeof wanted !== 'string' || word === undefined || !isIndexBelow(65, index))
    return [];
  const parts = text.split(new RegExp(pattern.source, pattern.flags));
  while (parts.length <= index) parts.push('a');
  return stepsFor(1, parts.with(index, wanted).join(word));
}

/** Replaces the text that a group matched. */
function exchanged(wanted: Primitive, pattern: RawConstant, text: string, group: RawConstant): readonly InverseStep[] {
  if (!hasKind(pattern, 'regExp') || typeof wanted !== 'string') return [];
  const flags = pattern.flags.includes('d') ? pattern.flags : `${pattern.flags}d`;
  const match = new RegExp(pattern.source, flags.replaceAll(/[gy]/g, '')).exec(text);
  const span = typeof group === 'string' ? match?.indices?.groups?.[group] : match?.indices?.[Number(group)];
  return span === undefined ? [] : stepsFor(1, text.slice(0, span[0]) + wanted + text.slice(span[1]));
}
