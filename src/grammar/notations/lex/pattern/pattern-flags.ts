/** What `%option case-insensitive` and groups like `(?i:…)` change about a pattern. */
export interface PatternFlags {
  readonly ignoreCase: boolean;
  /** `.` is any character, line breaks too. */
  readonly dotAll: boolean;
  /** Blanks in the pattern are nothing. */
  readonly extended: boolean;
}

const letters: Readonly<Record<string, keyof PatternFlags>> = { i: 'ignoreCase', s: 'dotAll', x: 'extended' };

/** The flags within `(?i-s:…)`; `written` is what stands between the question mark and the colon. */
export function changeFlags(flags: PatternFlags, written: string): PatternFlags {
  const [on = '', off = ''] = written.split('-');
  const changed = { ...flags };
  for (const letter of on) changed[letters[letter] as keyof PatternFlags] = true;
  for (const letter of off) changed[letters[letter] as keyof PatternFlags] = false;
  return changed;
}
