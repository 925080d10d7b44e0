import type { LineRange } from '../changed-lines.ts';

/** Lines before and after a change that belong to it. */
const around = 2;

/** The lines of texts, without space at their ends; those without a letter or digit say nothing, nor do comments. */
export function linesIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.split('\n').map((line) => line.trim())).filter(saysSomething));
}

/** The share of the lines in `own` that `other` has, too. */
export function shareInside(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...own].filter((line) => other.has(line)).length;
  return own.size === 0 ? 1 : shared / own.size;
}

/**
 * The lines of a text that are not in a set, wherever they stand (moved lines are no changes), and the lines around them,
 * which run under another condition now.
 */
export function linesOutside(text: string, known: ReadonlySet<string>): readonly LineRange[] {
  return text.split('\n').flatMap((line, index) => {
    const words = line.trim();
    const at = index + 1;
    return saysSomething(words) && !known.has(words) ? [{ from: Math.max(1, at - around), to: at + around }] : [];
  });
}

function saysSomething(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line) && !/^(?:\/\/|\/\*|\*)/u.test(line);
}
