import type { DFA } from 'refa';
import type { WorkBudget } from '../../../core/work-budget.ts';
import type { IntervalSet } from '../../../constraint/interval-set.ts';
import { isAccepted, type LanguageMembership } from '../regular/text-search.ts';

/** The words to enumerate. */
interface TextPlan {
  readonly length: number;
  /** Units of one class are interchangeable. */
  readonly classes: readonly IntervalSet[];
  /** Number of units of one class that are needed. */
  readonly copies: number;
  readonly domainAt: (position: number) => IntervalSet | undefined;
  readonly memberships: readonly LanguageMembership[];
  /** A text whose units are tried first, so that similar words come first. */
  readonly near: string;
}

type States = readonly (DFA.Node | undefined)[];

/** All words of the plan, lazily; ends early if the budget is spent. */
export function* shortTexts(plan: TextPlan, budget: WorkBudget): Iterable<string> {
  const choices = Array.from({ length: plan.length }, (_, position) => unitsAt(plan, position));
  function* from(position: number, word: string, states: States): Iterable<string> {
    if (position === plan.length) {
      if (isAccepted(states, plan.memberships)) yield word;
      return;
    }
    for (const unit of choices[position]!) {
      if (!budget.spend()) return;
      const next = states.map((state) => state?.out.get(unit));
      if (!isOutOfReach(next, plan.memberships)) yield* from(position + 1, word + String.fromCharCode(unit), next);
    }
  }
  yield* from(
    0,
    '',
    plan.memberships.map(({ language }) => language.initial),
  );
}

function unitsAt({ classes, copies, domainAt, near }: TextPlan, position: number): readonly number[] {
  const domain = domainAt(position);
  const own = near.charCodeAt(position);
  const units = classes.flatMap((part) => {
    const left = domain === undefined ? part : part.intersect(domain);
    return left.isEmpty ? [] : some(left, copies, own);
  });
  return units.includes(own) ? [own, ...units.filter((unit) => unit !== own)] : units;
}

/** The wanted unit if the set has it, then the most common ones. */
function some(set: IntervalSet, count: number, wanted: number): readonly number[] {
  const units = new Set<number>();
  if (set.has(wanted)) units.add(wanted);
  for (const [from, to] of plainFirst(set)) {
    for (let unit = from; unit <= to && units.size < count; unit++) units.add(unit);
  }
  return [...units];
}

/** Ranges that begin with a letter or sign, before those of control characters. */
function plainFirst(set: IntervalSet): readonly (readonly [number, number])[] {
  const printable = [...set].flatMap(([from, to]) => (to >= 0x61 ? [[Math.max(from, 0x61), to] as const] : []));
  const visible = [...set].flatMap(([from, to]) => (to >= 0x21 ? [[Math.max(from, 0x21), to] as const] : []));
  return [...printable, ...visible, ...set];
}

/** Whether the word has left a required language, or can no longer leave an excluded one. */
function isOutOfReach(states: States, memberships: readonly LanguageMembership[]): boolean {
  return memberships.some(({ language, isMember }, i) => {
    const state = states[i];
    if (isMember) return state === undefined;
    return state !== undefined && language.finals.has(state) && isEndless(state);
  });
}

/** Whether every unit leads back to this state. */
function isEndless(state: DFA.Node): boolean {
  let reach = 0;
  for (const [{ min, max }, target] of state.out) {
    if (target !== state || min > reach) return false;
    reach = Math.max(reach, max + 1);
  }
  return reach > 0xffff;
}
