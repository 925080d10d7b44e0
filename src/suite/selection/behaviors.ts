import type { Run } from '../../execution/target.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';

/** What an input covers besides code, such as paths of a grammar. */
export type Features = (run: Run) => readonly string[];

/**
 * Returns a function that lists what a run covers: branch arms, statements and functions, the kind of outcome, the form
 * of the error, and further features.
 */
export function behaviorsOf(features: Features, tables: readonly SiteTable[]): (run: Run) => readonly string[] {
  const cache = new Map<Run, readonly string[]>();
  const known = new Set(tables.map(({ contentHash }) => contentHash));
  return (run) => {
    const cached = cache.get(run);
    if (cached !== undefined) return cached;
    const covered = run.coverage
      .filter(({ contentHash }) => known.has(contentHash))
      .flatMap(({ contentHash, counters }) => Array.from(counters, (counter) => `${contentHash} ${counter}`));
    const keys = [...covered, outcomeOf(run), ...features(run)];
    cache.set(run, keys);
    return keys;
  };
}

/** Two errors have one form if their messages differ in numbers and quoted parts only. */
function outcomeOf({ outcome }: Run): string {
  if (!('failure' in outcome)) return `outcome ${outcome.kind}`;
  const { errorClass, message } = outcome.failure;
  const form = message.replaceAll(/(["'`]).*?\1|\d+/gsu, '_').slice(0, 80);
  return `outcome ${outcome.kind} ${errorClass} ${form}`;
}
