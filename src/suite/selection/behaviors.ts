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

/** Returns true for what a run says about its outcome, not about its coverage. */
export function isOfOutcome(behavior: string): boolean {
  return behavior.startsWith('outcome ');
}

/** Two errors have one form if the first lines of their messages differ in numbers, quoted parts and parts of the inputs only. */
function outcomeOf({ outcome, input }: Run): string {
  if (!('failure' in outcome)) return `outcome ${outcome.kind}`;
  const { errorClass, message } = outcome.failure;
  const [first = ''] = message.split('\n', 1);
  const own = input.kind === 'text' ? withoutPartsOf(input.text, first) : first;
  const form = own.replaceAll(/(["'`]).*?\1|\d+/gsu, '_').slice(0, 80);
  return `outcome ${outcome.kind} ${errorClass} ${form}`;
}

/** Shorter parts of an input occur in a message by chance. */
const shortestPart = 4;
const longestMessage = 300;

/** Replaces the parts of a message that the input has, too. */
function withoutPartsOf(input: string, message: string): string {
  let form = '';
  const end = Math.min(message.length, longestMessage);
  for (let at = 0; at < end;) {
    let size = 0;
    while (at + size < end && input.includes(message.slice(at, at + size + 1))) size++;
    form += size < shortestPart ? message[at] : '_';
    at += size < shortestPart ? 1 : size;
  }
  return form;
}
