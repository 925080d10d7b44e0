import type { DFA } from 'refa';
import { WorkBudget } from '../../core/work-budget.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import type { Expr, Variable } from '../../constraint/expression.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import { unitsOf } from '../../constraint/simplify/unit-strings.ts';
import { preferredValue } from '../domains/preferred-value.ts';
import { pass, unsat, type Answer, type Link } from '../link.ts';
import type { Query } from '../path/query.ts';
import { languageOf } from '../regular/language-of.ts';
import { findWord, type Membership } from '../regular/word-search.ts';

/** Tests of regular expressions on one text; other conditions are left to the confirmation of the model. */
export class RegularLink implements Link {
  readonly name = 'regular';
  readonly effort = 'quick';
  private readonly steps: number;
  private readonly languages = new Map<string, DFA | undefined>();

  constructor(steps = 20_000) {
    this.steps = steps;
  }

  solve(query: Query): Answer {
    const tests = query.conditions.flatMap((condition) => testIn(condition) ?? []);
    const subject = tests[0]?.subject;
    if (subject === undefined) return pass;
    const memberships: Membership[] = [];
    for (const { pattern, subject: other, isMember } of tests) {
      const language = other === subject ? this.language(pattern.source, pattern.flags) : undefined;
      if (language !== undefined) memberships.push({ language, isMember });
    }
    if (memberships.length === 0) return { kind: 'pass', reason: 'not a regular language' };
    return this.search(query, subject, memberships);
  }

  private search(query: Query, subject: Expr, memberships: readonly Membership[]): Answer {
    const isOpenText = subject.kind === 'variable' && !query.lengths.has(subject.input);
    const units = isOpenText ? undefined : unitsOf(subject, query.simplifier);
    if (!isOpenText && units === undefined) return { kind: 'pass', reason: 'a text of unknown make' };
    const found = findWord(
      memberships,
      units?.map((unit) => domainOf(unit, query)),
      (position, values) => preferred(units?.[position], values, query),
      new WorkBudget(this.steps),
    );
    if (found.kind === 'none') return unsat;
    if (found.kind === 'exhausted') return { kind: 'pass', reason: `no word in ${this.steps} steps` };
    const model = new Map<Variable, Primitive>();
    if (units === undefined) model.set(subject as Variable, String.fromCharCode(...found.units));
    for (const [i, unit] of units?.entries() ?? []) if (unit.kind === 'variable') model.set(unit, found.units[i]);
    return query.confirm(model) === undefined
      ? { kind: 'pass', reason: 'its word breaks another condition' }
      : { kind: 'model', model };
  }

  private language(source: string, flags: string): DFA | undefined {
    const key = `/${source}/${flags}`;
    if (!this.languages.has(key)) this.languages.set(key, languageOf(source, flags));
    return this.languages.get(key);
  }
}

interface RegularTest {
  readonly pattern: { readonly source: string; readonly flags: string };
  readonly subject: Expr;
  readonly isMember: boolean;
}

/** `re.test(s)` from the start of s, or its negation. */
function testIn(condition: Expr): RegularTest | undefined {
  if (condition.kind !== 'application') return undefined;
  const isNegated = condition.name === 'not';
  const test = isNegated ? condition.operands[0] : condition;
  if (test?.kind !== 'application' || test.name !== 'regExpTest') return undefined;
  const [pattern, subject, lastIndex] = test.operands;
  if (pattern?.kind !== 'constant' || subject === undefined || subject.sort !== 'string') return undefined;
  if (lastIndex !== undefined && (lastIndex.kind !== 'constant' || lastIndex.value !== 0)) return undefined;
  const { value } = pattern;
  if (typeof value !== 'object' || value?.kind !== 'regExp') return undefined;
  return { pattern: value, subject, isMember: !isNegated };
}

/** Units that are computed may be anything here; whether they can is for the confirmation. */
function domainOf(unit: Expr, { domains }: Query): IntervalSet {
  if (unit.kind === 'constant') return IntervalSet.of(unit.value as number);
  return (unit.kind === 'variable' ? domains.get(unit) : undefined) ?? IntervalSet.range(0, 0xffff);
}

function preferred(unit: Expr | undefined, values: IntervalSet, { run }: Query): number {
  const variable = unit?.kind === 'variable' ? unit : undefined;
  if (variable !== undefined) return preferredValue(variable, values, run.valueOf(variable));
  return values.has(0x61) ? 0x61 : values.min;
}
