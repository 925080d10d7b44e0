/**
 * Proposes smaller and smaller variants of something. It yields a candidate, is told whether the candidate still has the
 * property that matters, and returns the smallest one that had. Written as a generator so that the property may be
 * asked of a function here or of another process far away.
 */
export type Shrinker<T> = Generator<T, T, boolean>;

/** Runs a shrinker against a predicate on the spot, for at most `maxTries` candidates. */
export function shrink<T>(
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
