import { ambiguitiesOf, type Ambiguity } from './ambiguity.ts';
import { patternStates } from './pattern-states.ts';
import { patternTree } from './pattern-tree.ts';
import { StepCounter } from './step-counter.ts';

/**
 * Texts `prefix + pump.repeat(n) + suffix` on which matching a pattern takes time that is exponential in n, or a
 * polynomial of n of degree 2 or more.
 */
export interface Attack {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
  readonly isExponential: boolean;
  /** Steps on the longest text measured, as a measure of how bad it is. */
  readonly steps: number;
}

/** No more steps are counted on one text. */
const mostSteps = 50_000;
/** A step count that no polynomial of small degree reaches on a short text. */
const hugeSteps = 10_000;
/** Numbers of repetitions; each is twice the one before. */
const few = [3, 6, 12] as const;
const many = [32, 64] as const;
/** Least factor of the steps for twice the repetitions: quadratic time has 4. */
const leastFactor = 2.7;
/** For exponential time, the factor itself grows from one doubling to the next. */
const leastGrowthOfFactor = 2.2;
const mostAttacks = 8;
const attacksPerAmbiguity = 2;
const mostSuffixes = 24;
const mostBefore = 4;

/** The worst attacks on a regular expression, verified by counting the steps of a backtracking matcher. */
export function attacksOn(source: string, flags: string): readonly Attack[] {
  const pattern = patternTree(source, flags);
  const states = pattern && patternStates(pattern);
  if (pattern === undefined || states === undefined) return [];
  const counter = new StepCounter(pattern);
  const suffixes = ['', ...states.symbols, '\n\0'].slice(0, mostSuffixes);
  const visible = states.symbols.filter(isVisible);
  const first = (prefixes: readonly string[], { pump }: Ambiguity, among: readonly string[]): readonly Attack[] => {
    for (const prefix of prefixes) {
      const found = worstSuffixes({ prefix, pump }, among, counter);
      if (found.length > 0) return found;
    }
    return [];
  };
  const attacks: Attack[] = [];
  for (const ambiguity of ambiguitiesOf(states)) {
    const { prefix, visiblePrefix } = ambiguity;
    const found = first(pattern.isAnchored ? [prefix] : withTextBefore(prefix, states.symbols), ambiguity, suffixes);
    attacks.push(...found);
    if (found.every(hasVisibleEnds)) continue;
    const framing = pattern.isAnchored ? [visiblePrefix ?? []].flat() : withTextBefore(prefix, visible).slice(1);
    attacks.push(...first(framing, ambiguity, suffixes.filter(isVisible)).slice(0, 1));
  }
  return distinct(attacks.sort(byHarm)).slice(0, mostAttacks);
}

/** Several ambiguities of a pattern can have the same text. */
function distinct(attacks: readonly Attack[]): readonly Attack[] {
  return [
    ...new Map(attacks.map((attack) => [JSON.stringify([attack.prefix, attack.pump, attack.suffix]), attack])).values(),
  ];
}

/** Code often removes white space from the ends of a text before it matches it. */
function hasVisibleEnds({ prefix, pump, suffix }: Attack): boolean {
  const text = prefix + pump + suffix;
  return text === text.trim();
}

function isVisible(text: string): boolean {
  return text.trim() === text && text !== '';
}

/** A search may find a match at once unless some other text comes first. */
function withTextBefore(prefix: string, symbols: readonly string[]): readonly string[] {
  return [prefix, ...symbols.slice(0, mostBefore).map((symbol) => symbol + prefix)];
}

/** The match has to fail after the repetitions, which depends on the text behind them. */
function worstSuffixes(
  ambiguity: Pick<Ambiguity, 'prefix' | 'pump'>,
  suffixes: readonly string[],
  counter: StepCounter,
): readonly Attack[] {
  const attacks: Attack[] = [];
  for (const suffix of suffixes) {
    const attack = verified(ambiguity, suffix, counter);
    if (attack !== undefined) attacks.push(attack);
    if (attacks.length >= attacksPerAmbiguity && attacks.every(isWorst)) break;
  }
  return attacks.sort(byHarm).slice(0, attacksPerAmbiguity);
}

function verified(
  { prefix, pump }: Pick<Ambiguity, 'prefix' | 'pump'>,
  suffix: string,
  counter: StepCounter,
): Attack | undefined {
  const stepsOf = (times: number): number => counter.stepsOn(prefix + pump.repeat(times) + suffix, mostSteps);
  const [a, b, c] = few.map(stepsOf) as [number, number, number];
  if (b > hugeSteps || c / b > leastGrowthOfFactor * (b / a))
    return { prefix, pump, suffix, isExponential: true, steps: c };
  const [d, e] = many.map(stepsOf) as [number, number];
  if (e < leastFactor * d && d < mostSteps) return undefined;
  return { prefix, pump, suffix, isExponential: false, steps: e };
}

/** No other suffix gives a worse attack, as far as is measured. */
function isWorst({ isExponential, steps }: Attack): boolean {
  return isExponential || steps >= mostSteps;
}

/** The worse attack first. */
function byHarm(a: Attack, b: Attack): number {
  return Number(b.isExponential) - Number(a.isExponential) || b.steps - a.steps;
}
