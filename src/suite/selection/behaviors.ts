import type { Run } from '../../execution/target.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';

/** What an input covers besides code, such as paths of a grammar. */
export type Features = (run: Run) => readonly string[];

type BehaviorsOf = (run: Run) => readonly string[];

/**
 * Returns a function that lists what a run covers: branch arms, statements and functions, the form of the outcome, and
 * further features.
 */
export function behaviorsOf(tables: readonly SiteTable[], features: Features = () => []): BehaviorsOf {
  const known = new Set(tables.map(({ contentHash }) => contentHash));
  return remembered((run) => [...coveredBy(run, known), outcomeOf(run), ...features(run)]);
}

/**
 * As `behaviorsOf`, with each part of the code once for each form of the outcome. What a branch does is seen in some outcomes
 * only: if a keyword is read wrongly, a text that ends within it may be rejected as before while the whole keyword is not.
 */
export function behaviorsByOutcome(tables: readonly SiteTable[], features: Features): BehaviorsOf {
  const known = new Set(tables.map(({ contentHash }) => contentHash));
  return remembered((run) => {
    const outcome = outcomeOf(run);
    const covered = coveredBy(run, known).flatMap((key) => [key, `${key} ${outcome}`]);
    return [...covered, outcome, ...features(run)];
  });
}

function coveredBy({ coverage }: Run, known: ReadonlySet<string>): readonly string[] {
  return coverage
    .filter(({ contentHash }) => known.has(contentHash))
    .flatMap(({ contentHash, counters }) => Array.from(counters, (counter) => `${contentHash} ${counter}`));
}

function remembered(behaviors: BehaviorsOf): BehaviorsOf {
  const cache = new Map<Run, readonly string[]>();
  return (run) => {
    const keys = cache.get(run) ?? behaviors(run);
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
