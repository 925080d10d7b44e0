/**
 * Proposes smaller and smaller variants of a value. It yields a candidate, receives whether the candidate still has the
 * required property, and returns the smallest one that had it. It is a generator so that the property can be tested by
 * a local function or by another process.
 */
export type Shrinker<T> = Generator<T, T, boolean>;

/**
 * Runs a shrinker with a local predicate, for at most `maxTries` candidates.
 *
 * @example
 * ```ts
 * console.log(runShrinker('[[1], 2]', shrinkText, (text) => text.includes('1'))); // 1
 * ```
 */
export function runShrinker<T>(
  start: T,
  shrinker: (start: T) => Shrinker<T>,
  keeps: (candidate: T) => boolean,
  maxTries = 10_000,
): T {
  const steps = shrinker(start);
  let best = start;
  let step = steps.next();
  for (let tries = 0; step.done !== true && tries < maxTries; tries++) {
    const kept = keeps(step.value);
    if (kept) best = step.value;
    step = steps.next(kept);
  }
  return step.done === true ? step.value : best;
}
