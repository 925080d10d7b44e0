import type { DFA } from 'refa';
import type { WorkBudget } from '../../../core/work-budget.ts';
import { IntervalSet } from '../../../constraint/interval-set.ts';

/** A language that contains the word, or does not. */
export interface LanguageMembership {
  readonly language: DFA;
  readonly isMember: boolean;
}

type State = DFA.Node | undefined;

interface Step {
  readonly states: readonly State[];
  readonly before: Step | undefined;
  readonly unit: number;
}

/** The result of a search for a word. */
export type TextResult =
  | { readonly kind: 'word'; readonly units: readonly number[] }
  | { readonly kind: 'none' }
  | { readonly kind: 'exhausted' };

/** Chooses among units with the same next states. */
export type Pick = (position: number, values: IntervalSet) => number;

/** Restrictions on a word besides its languages. */
export interface TextShape {
  /** The allowed lengths; any length if undefined. */
  readonly lengths: IntervalSet | undefined;
  /** The units allowed at a position if the word is that long; all units if undefined. */
  readonly domainAt: (position: number) => IntervalSet | undefined;
  /** Positions from here on are not restricted. */
  readonly end: number;
}

/** Runs the automata in parallel until it finds a shortest word. */
export function findText(
  memberships: readonly LanguageMembership[],
  { lengths = anyLength, domainAt, end }: TextShape,
  pick: Pick,
  budget: WorkBudget,
): TextResult {
  const ids = new Map<State, number>();
  const keyOf = (states: readonly State[]): string => states.map((state) => numberOf(state, ids)).join();
  let layer = new Map<string, Step>();
  const first: Step = { states: memberships.map(({ language }) => language.initial), before: undefined, unit: -1 };
  layer.set(keyOf(first.states), first);
  const seen = new Set<string>();
  for (let position = 0; layer.size > 0; position++) {
    if (lengths.has(position)) {
      for (const step of layer.values())
        if (isAccepted(step.states, memberships)) return { kind: 'word', units: unitsOf(step) };
    }
    if (position >= lengths.max) break;
    // If all further lengths are allowed, a state that was reached before cannot lead to a shorter word.
    const isFree = position >= Math.max(lengths.min, end) && lengths.rangeCount === 1;
    const next = new Map<string, Step>();
    for (const step of layer.values()) {
      for (const units of unitClasses(step.states, domainAt(position) ?? everyUnit)) {
        if (!budget.spend()) return { kind: 'exhausted' };
        const unit = pick(position, units);
        const states = step.states.map((state) => state?.out.get(unit));
        const key = keyOf(states);
        if (next.has(key) || (isFree && seen.has(key))) continue;
        if (isFree) seen.add(key);
        next.set(key, { states, before: step, unit });
      }
    }
    layer = next;
  }
  return { kind: 'none' };
}

const anyLength = IntervalSet.range(0, 2 ** 29);
const everyUnit = IntervalSet.range(0, 0xffff);

function numberOf(state: State, ids: Map<State, number>): number {
  const known = ids.get(state);
  if (known !== undefined) return known;
  ids.set(state, ids.size);
  return ids.size - 1;
}

/** Whether a word that leads to these states is in all required languages and in no excluded one. */
export function isAccepted(states: readonly State[], memberships: readonly LanguageMembership[]): boolean {
  return memberships.every(({ language, isMember }, i) => {
    const state = states[i];
    return (state !== undefined && language.finals.has(state)) === isMember;
  });
}

/** Splits the domain into sets of units for which all automata have the same next states. */
function unitClasses(states: readonly State[], domain: IntervalSet): readonly IntervalSet[] {
  let parts: readonly IntervalSet[] = [domain];
  for (const state of states) {
    const byTarget = new Map<State, [number, number][]>();
    for (const [{ min, max }, target] of state?.out ?? []) {
      const known = byTarget.get(target);
      if (known === undefined) byTarget.set(target, [[min, max]]);
      else known.push([min, max]);
    }
    const sets = [...byTarget.values()].map((ranges) => IntervalSet.ranges(ranges));
    const rest = sets.reduce((all, set) => all.union(set), IntervalSet.empty).complement(0, 0xffff);
    parts = parts.flatMap((part) => [...sets, rest].map((set) => part.intersect(set)).filter((set) => !set.isEmpty));
  }
  return parts;
}

function unitsOf(last: Step): readonly number[] {
  const units: number[] = [];
  for (let step: Step | undefined = last; step?.before !== undefined; step = step.before) units.push(step.unit);
  return units.reverse();
}
