/** Flags of a pattern, set by `%option case-insensitive` and by groups such as `(?i:…)`. */
export interface PatternFlags {
  readonly ignoreCase: boolean;
  /** True if `.` matches any character, including line breaks. */
  readonly dotAll: boolean;
  /** True if blanks in the pattern are ignored. */
  readonly extended: boolean;
}

const letters: Readonly<Record<string, keyof PatternFlags>> = { i: 'ignoreCase', s: 'dotAll', x: 'extended' };

/** Returns the flags within `(?i-s:…)`; `written` is the text between the question mark and the colon. */
export function changeFlags(flags: PatternFlags, written: string): PatternFlags {
  const [on = '', off = ''] = written.split('-');
  const changed = { ...flags };
  for (const letter of on) changed[letters[letter]!] = true;
  for (const letter of off) changed[letters[letter]!] = false;
  return changed;
}
