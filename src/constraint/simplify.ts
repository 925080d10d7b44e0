import type { RawConstant } from '../core/raw-trace.ts';
import type { Application, ApplicationOperator, Expr } from './expression.ts';
import type { ExpressionPool } from './expression-pool.ts';
import type { IntervalSet } from './interval-set.ts';
import { booleanRules } from './simplify/rules/boolean-rules.ts';
import { conditionByCases } from './simplify/cases.ts';
import { UnitEnumerator } from './simplify/enumerate-unit.ts';
import { equalityRules } from './simplify/rules/equality-rules.ts';
import { foldConstants } from './simplify/fold-constants.ts';
import { integerBounds, type Bounds } from './simplify/bounds/integer-bounds.ts';
import { jsonTypeIn } from './simplify/rules/json-rules.ts';
import { matchIndexIn } from './simplify/rules/pattern-rules.ts';
import { readMembership, writeMembership, type Membership } from './simplify/membership.ts';
import { numberRules } from './simplify/rules/number-rules.ts';
import { orderRules } from './simplify/rules/order-rules.ts';
import { segmentRules } from './simplify/rules/segment-rules.ts';
import type { Rewriter, RewriteRule, RewriteRules } from './simplify/rewriter.ts';
import { isUnitSearch, searchRules } from './simplify/rules/search-rules.ts';
import { splitRules } from './simplify/rules/split-rules.ts';
import { stringRules } from './simplify/rules/string-rules.ts';
import { stringOf } from './simplify/unit-strings.ts';

/** Applies the `later` rules where the rules `before` return nothing. */
function otherwise(later: RewriteRules, before: RewriteRules): RewriteRules {
  const joined: { [Name in ApplicationOperator]?: RewriteRule } = {};
  for (const [name, rule] of Object.entries(later)) {
    const first = before[name as ApplicationOperator];
    joined[name as ApplicationOperator] = (operands, rewriter) =>
      first?.(operands, rewriter) ?? rule(operands, rewriter);
  }
  return joined;
}

const rules: RewriteRules = {
  ...booleanRules,
  ...numberRules,
  ...stringRules,
  ...searchRules,
  ...otherwise(segmentRules, { ...stringRules, ...searchRules }),
  ...otherwise(splitRules, stringRules),
  ...equalityRules,
  ...orderRules,
};

/** For each text input, the units that its values consist of. */
export type Alphabets = ReadonlyMap<number, IntervalSet>;

/** Facts about inputs that the simplifier relies on. */
export interface InputKnowledge {
  /** Exact lengths of string and bytes inputs, where they are fixed. */
  readonly lengths?: ReadonlyMap<number, number>;
  /** Minimum lengths of text inputs. */
  readonly leastLengths?: ReadonlyMap<number, number>;
  /** Alphabets of text inputs, where they are restricted. */
  readonly alphabets?: Alphabets;
}

/** Sets with more ranges (such as the letters of all scripts) are not written out; `membership` still returns them. */
const rangeLimit = 16;

/**
 * Simplifies expressions of one pool and caches every result. A simplified expression has the value of the original
 * wherever that has one, for all inputs that satisfy the knowledge.
 */
export class Simplifier implements Rewriter {
  readonly pool: ExpressionPool;
  readonly #knowledge: InputKnowledge;
  readonly #simplified = new Map<Expr, Expr>();
  readonly #made = new Map<Application, Expr>();
  readonly #bounds = new Map<Expr, Bounds | undefined>();
  readonly #enumerator: UnitEnumerator;
  /** Simplifies expressions that do not depend on lengths. */
  readonly #base: Simplifier | undefined;
  readonly #lengthDependent = new Map<Expr, boolean>();
  readonly #ofLengths = new Map<string, Simplifier>();
  #rewritten = 0;

  /**
   * The simplifiers of one pool share `enumerator` and `base`, so that each test of a program is enumerated once and
   * expressions that do not depend on lengths are simplified once. `base` has no knowledge of inputs.
   */
  constructor(
    pool: ExpressionPool,
    knowledge: InputKnowledge = {},
    enumerator: UnitEnumerator = new UnitEnumerator(pool),
    base?: Simplifier,
  ) {
    this.pool = pool;
    this.#knowledge = knowledge;
    this.#enumerator = enumerator;
    this.#base = base;
  }

  /** Number of terms rewritten so far: a measure of the work. */
  get rewriteCount(): number {
    return this.#rewritten + (this.#base?.rewriteCount ?? 0);
  }

  /** A simplifier that also knows the length of this input. */
  withLength(input: number, length: number): Simplifier {
    const key = `${input}:${length}`;
    const known = this.#ofLengths.get(key);
    if (known !== undefined) return known;
    const lengths = new Map(this.#knowledge.lengths).set(input, length);
    const made = new Simplifier(this.pool, { ...this.#knowledge, lengths }, this.#enumerator, this.#base);
    this.#ofLengths.set(key, made);
    return made;
  }

  simplify(expr: Expr): Expr {
    const base = this.#base;
    if (base !== undefined && !base.#speaksOfLength(expr)) return base.simplify(expr);
    for (const term of this.#newTerms(expr)) {
      if (term.kind === 'constant') this.#simplified.set(term, term);
      else if (term.kind === 'variable') this.#simplified.set(term, this.#simplifyVariable(term));
      else {
        const operands = term.operands.map((operand) => this.#simplified.get(operand)!);
        this.#simplified.set(term, this.make(term.name, ...operands));
      }
    }
    return this.#simplified.get(expr)!;
  }

  #speaksOfLength(expr: Expr): boolean {
    const known = this.#lengthDependent.get(expr);
    if (known !== undefined) return known;
    const result = expr.variables.some(({ name }) => name === 'text' || name === 'length');
    this.#lengthDependent.set(expr, result);
    return result;
  }

  /** Simplifies the truth of an expression; the result has the sort bool. */
  simplifyCondition(expr: Expr): Expr {
    return this.make('toBoolean', this.simplify(expr));
  }

  /** A simplified condition as a set of values of one expression, if it depends on one only. */
  membership(condition: Expr): Membership | undefined {
    const read = readMembership(condition, this);
    if (read !== undefined || condition.kind !== 'application') return read;
    const found = this.#enumerator.satisfying(condition);
    return found && { atom: found.variable, set: found.set };
  }

  readonly make = (name: ApplicationOperator, ...operands: readonly Expr[]): Expr => {
    const application = this.pool.apply(name, ...operands);
    const known = this.#made.get(application);
    if (known !== undefined) return known;
    this.#rewritten++;
    const result = foldConstants(application, this.pool) ?? this.#rewrite(application);
    this.#made.set(application, result);
    return result;
  };

  readonly constant = (value: RawConstant): Expr => this.pool.constant(value);

  readonly alphabetOf = (input: number): IntervalSet | undefined => this.#knowledge.alphabets?.get(input);

  readonly lengthOf = (input: number): number | undefined => this.#knowledge.lengths?.get(input);

  readonly leastLengthOf = (input: number): number => this.#knowledge.leastLengths?.get(input) ?? 0;

  readonly boundsOf = (expr: Expr): Bounds | undefined => {
    if (this.#bounds.has(expr)) return this.#bounds.get(expr);
    const plain = integerBounds(expr, this.boundsOf);
    const isLength = plain !== undefined && expr.kind === 'variable' && expr.name === 'length';
    const bounds = isLength ? { ...plain, min: this.leastLengthOf(expr.input) } : plain;
    this.#bounds.set(expr, bounds);
    return bounds;
  };

  #rewrite(application: Application): Expr {
    const byRule = rules[application.name]?.(application.operands, this) ?? application;
    // Caches the bounds of each term bottom-up, so that those of a long sum need no recursion.
    this.boundsOf(byRule);
    if (byRule.kind !== 'application' || byRule.sort !== 'bool') return byRule;
    const membership = readMembership(byRule, this);
    if (membership?.atom.kind === 'variable') return byRule;
    const matched = membership && (matchIndexIn(membership, this) ?? jsonTypeIn(membership, this));
    if (matched !== undefined) return matched;
    // A search in a constant text has a case per character and occurs at every position of the input: enumerate first.
    const tried = isUnitSearch(byRule) ? this.#enumerated(byRule) : undefined;
    return tried ?? conditionByCases(byRule, this) ?? this.#enumerated(byRule) ?? byRule;
  }

  /** Returns undefined if the units cannot be enumerated. */
  #enumerated(condition: Application): Expr | undefined {
    const found = this.#enumerator.satisfying(condition);
    if (found === undefined || found.set.rangeCount > rangeLimit) return found && condition;
    return writeMembership(found.variable, found.set, this);
  }

  #simplifyVariable(variable: Expr & { kind: 'variable' }): Expr {
    const length = variable.name === 'length' || variable.name === 'text' ? this.lengthOf(variable.input) : undefined;
    if (length === undefined) return variable;
    if (variable.name === 'length') return this.pool.constant(length);
    if (length === 0) return this.pool.constant('');
    // Conditions on one unit can be enumerated over all its values.
    return length === 1 ? stringOf([this.pool.variable('unit', variable.input, 0)], this) : variable;
  }

  /** The subterms that have not been simplified yet, operands first. */
  #newTerms(root: Expr): readonly Expr[] {
    if (this.#simplified.has(root)) return [];
    const found = new Set<Expr>([root]);
    for (const term of found) {
      if (term.kind !== 'application') continue;
      for (const operand of term.operands) if (!this.#simplified.has(operand)) found.add(operand);
    }
    return [...found].sort((a, b) => a.id - b.id);
  }
}
