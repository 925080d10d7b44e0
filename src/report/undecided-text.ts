/**
 * Says in one line why the solver did not decide a flip. Its own reason lists what each link of the chain answered; users
 * want to know whether more time may help.
 */
export function undecidedText(reason: string): string {
  const explained = explanations.find(({ pattern }) => pattern.test(reason));
  return explained === undefined ? reason : explained.text;
}

/** Returns how many flips were left undecided for each explanation, the most frequent first. */
export function undecidedCounts(reasons: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const [reason, count] of Object.entries(reasons)) {
    const text = undecidedText(reason);
    counts.set(text, (counts.get(text) ?? 0) + count);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** The first that matches counts: a link that ended at its limit might have decided the flip with more work. */
const explanations: readonly { readonly pattern: RegExp; readonly text: string }[] = [
  {
    pattern: /^only the quick solver links were tried$/u,
    text: 'only the quick methods of the solver were tried so far; more time decides more',
  },
  { pattern: /^grammar: |\brecords: read up to\b/u, text: 'no word of the grammar was found that takes this way' },
  { pattern: /\bcrashed\b|ended mid-query|gave no answer within/u, text: 'the SMT solver ended or did not answer' },
  {
    pattern: /too large|too long|was never observed/u,
    text: 'the condition is too large for the solver, or has calls whose results are unknown',
  },
  {
    pattern: /budget|evaluations|refinements|\bsteps\b|timeout|canceled/u,
    text: "no answer within the solver's limits of work",
  },
  { pattern: /^\w+: /u, text: 'the condition has operations that the solver cannot read' },
];
