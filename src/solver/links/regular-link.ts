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
import { MatchShapes } from '../regular/match-shapes.ts';
import { patternUseOf, patternUsesIn, type PatternUse } from '../regular/pattern-use.ts';
import { ShapeSearch } from '../regular/shape-search.ts';
import { findWord, type Membership } from '../regular/word-search.ts';
import type { Model } from '../verdict.ts';
import { DomainsLink } from './domains-link.ts';

const keptPatterns = 256;

/**
 * Tests of regular expressions: automata where the question is one of languages, other conditions left to the confirmation;
 * else the shapes that a match can have.
 */
export class RegularLink implements Link {
  readonly name = 'regular';
  readonly effort = 'quick';
  private readonly steps: number;
  private readonly languages = new Map<string, DFA | undefined>();
  private readonly shapes = new Map<string, MatchShapes>();
  /** For what is left once a match has been laid onto the text. */
  private readonly domains = new DomainsLink(400);

  constructor(steps = 20_000) {
    this.steps = steps;
  }

  solve(query: Query): Answer {
    const byAutomata = this.solveByAutomata(query);
    if (byAutomata.kind !== 'pass') return byAutomata;
    const model = this.solveByShapes(query);
    return model === undefined ? byAutomata : { kind: 'model', model };
  }

  private solveByAutomata(query: Query): Answer {
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

  private solveByShapes(query: Query): Model | undefined {
    if (query.lengths.size === 0) return undefined;
    const search = new ShapeSearch(query, (rest) => this.solveRest(rest), new WorkBudget(this.steps / 5));
    for (const use of patternUsesIn(query.conditions)) {
      const model = search.run(use, this.shapesOf(use.pattern.source, use.pattern.flags));
      if (model !== undefined) return model;
    }
    return undefined;
  }

  private solveRest(query: Query): Model | undefined {
    const answer = this.domains.solve(query);
    return answer.kind === 'model' ? answer.model : undefined;
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
    if (this.languages.has(key)) return this.languages.get(key);
    if (this.languages.size >= keptPatterns) this.languages.clear();
    const language = languageOf(source, flags);
    this.languages.set(key, language);
    return language;
  }

  private shapesOf(source: string, flags: string): MatchShapes {
    const key = `/${source}/${flags}`;
    const known = this.shapes.get(key);
    if (known !== undefined) return known;
    if (this.shapes.size >= keptPatterns) this.shapes.clear();
    const shapes = new MatchShapes(source, flags);
    this.shapes.set(key, shapes);
    return shapes;
  }
}

interface RegularTest extends PatternUse {
  readonly isMember: boolean;
}

/** `re.test(s)` from the start of s, or its negation. */
function testIn(condition: Expr): RegularTest | undefined {
  if (condition.kind !== 'application') return undefined;
  const isNegated = condition.name === 'not';
  const test = isNegated ? condition.operands[0] : condition;
  if (test?.kind !== 'application' || test.name !== 'regExpTest') return undefined;
  const use = patternUseOf(test);
  return use === undefined || use.lastIndex !== 0 ? undefined : { ...use, isMember: !isNegated };
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
