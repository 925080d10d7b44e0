import type { WorkBudget } from '../../../core/work-budget.ts';
import type { Assignment } from '../../../constraint/assignment.ts';
import type { Primitive } from '../../../core/raw-trace.ts';
import { Evaluator } from '../../../constraint/evaluate.ts';
import type { Expr, Variable } from '../../../constraint/expression.ts';
import { undefinedResult } from '../../../constraint/undefined-result.ts';
import { preferredValue } from '../domains/preferred-value.ts';
import { branchDistance } from '../local/branch-distance.ts';
import { evaluationCost } from '../../path/evaluation-cost.ts';
import type { Query } from '../../path/query.ts';
import type { VariableValues } from '../../chain/verdict.ts';
import type { PatternExamples } from './pattern-inverses.ts';
import { Goals, type Change } from './goals.ts';

/** Upper limit of repairs; more are hardly ever needed. */
const roundLimit = 12;

/**
 * Repairs one condition after another by backward propagation of goals, and keeps changes that reduce the branch
 * distance. Finds inputs quickly if operations can be inverted; never proves unsat.
 */
export class InverseSearch {
  readonly #query: Query;
  readonly #budget: WorkBudget;
  readonly #examples: PatternExamples;
  readonly #cost: number;

  constructor(query: Query, examples: PatternExamples, budget: WorkBudget) {
    this.#query = query;
    this.#examples = examples;
    this.#cost = evaluationCost(...query.conditions);
    this.#budget = budget;
  }

  run(): VariableValues | undefined {
    let input = this.#start();
    let distance = this.#distanceOf(input);
    for (let round = 0; round < roundLimit && distance > 0; round++) {
      const better = this.#improved(input, distance);
      if (better === undefined) return undefined;
      ({ input, distance } = better);
    }
    return distance === 0 ? this.#modelOf(input) : undefined;
  }

  /** The start input with values moved into the domains. */
  #start(): Assignment {
    const { start, domains } = this.#query;
    const changes: [Variable, Primitive][] = [];
    for (const [variable, domain] of domains) {
      const value = start.valueOf(variable);
      if (value !== undefinedResult && domain.has(Number(value))) continue;
      const moved = preferredValue(variable, domain, value);
      changes.push([variable, variable.sort === 'bool' ? moved === 1 : moved]);
    }
    return start.withVariables(changes);
  }

  #improved(input: Assignment, distance: number): { input: Assignment; distance: number } | undefined {
    const evaluator = new Evaluator(input);
    const goals = new Goals(evaluator, this.#examples);
    let best: { input: Assignment; distance: number } | undefined;
    for (const condition of this.#byNeed(evaluator)) {
      for (const change of goals.truth(condition, true)) {
        if (!this.#budget.spend() || this.#query.work.exhausted) return best;
        const tried = this.#changed(input, change);
        const next = this.#distanceOf(tried);
        if (next === 0) return { input: tried, distance: 0 };
        if (next < (best?.distance ?? distance)) best = { input: tried, distance: next };
      }
      if (best !== undefined) return best;
    }
    return undefined;
  }

  /** Failing conditions first, then those that hold: satisfying these in another way may let the others hold, too. */
  #byNeed(evaluator: Evaluator): readonly Expr[] {
    const { conditions } = this.#query;
    const holding = conditions.filter((condition) => evaluator.isTrue(condition));
    return [...conditions.filter((condition) => !holding.includes(condition)), ...holding];
  }

  #changed(input: Assignment, change: Change): Assignment {
    return input.withVariables(change);
  }

  /** The sum of branch distances; a value outside its domain counts as a failing condition. */
  #distanceOf(input: Assignment): number {
    const { domains, conditions, lengths, work } = this.#query;
    work.spend(this.#cost);
    const evaluator = new Evaluator(input);
    let sum = 0;
    for (const [variable, domain] of domains) {
      const value = input.valueOf(variable);
      if (value === undefinedResult || !domain.has(Number(value))) sum++;
    }
    for (const [number, length] of lengths) {
      const value = input.inputs.get(number);
      if (typeof value === 'string' && value.length !== length) sum++;
    }
    for (const condition of conditions) sum += branchDistance(condition, evaluator);
    return sum;
  }

  #modelOf(input: Assignment): VariableValues {
    const model = new Map<Variable, Primitive>();
    for (const variable of this.#query.variables) {
      const value = input.valueOf(variable);
      if (value !== undefinedResult) model.set(variable, value);
    }
    return model;
  }
}
