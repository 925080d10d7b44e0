import type { Primitive, RawConstant } from '../../../core/raw-trace.ts';
import type { Evaluator } from '../../../constraint/evaluate.ts';
import type { Application, Expr, Variable } from '../../../constraint/expression.ts';
import { undefinedResult } from '../../../constraint/undefined-result.ts';
import { comparisonGoals, type Goal } from './comparison-goals.ts';
import type { Inverses, InverseStep } from './inverse.ts';
import { jsonInverses } from './json-inverses.ts';
import { numberInverses } from './number-inverses.ts';
import { patternInverses, type PatternExamples } from './pattern-inverses.ts';
import { searchInverses } from './search-inverses.ts';
import { textInverses } from './text-inverses.ts';

export type Change = ReadonlyMap<Variable, Primitive>;

/** Deeper terms are not inverted: the goals at the bottom are hardly ever useful. */
const depthLimit = 24;
/** Upper limit of inverted operations per condition; each may have several inverses, so that their number could explode. */
const stepLimit = 600;

/**
 * Finds changes of variables after which a condition is likely to hold, by propagating goals backward from the wanted
 * value to the operands. The changes are not checked.
 */
export class Goals {
  readonly #evaluator: Evaluator;
  readonly #tables: readonly Inverses[];
  /** Goals of terms that were pursued for this condition: the same goal leads to the same changes again. */
  #pursued = new Map<Expr, Set<Primitive>>();
  #steps = 0;

  /** `evaluator`: the current values. */
  constructor(evaluator: Evaluator, examples: PatternExamples) {
    this.#evaluator = evaluator;
    this.#tables = [numberInverses, textInverses, searchInverses, jsonInverses, patternInverses(examples)];
  }

  truth(condition: Expr, wanted: boolean): Iterable<Change> {
    this.#pursued = new Map();
    this.#steps = 0;
    return this.#truth(condition, wanted, 0);
  }

  *#truth(condition: Expr, wanted: boolean, depth: number): Iterable<Change> {
    if (condition.kind === 'constant' || depth > depthLimit) return;
    if (condition.kind === 'variable') {
      yield* this.#value(condition, truthy(condition, wanted), depth);
      return;
    }
    const { name, operands } = condition;
    switch (name) {
      case 'and':
      case 'or':
        for (const operand of operands) {
          if (this.#evaluator.isTrue(operand) !== wanted) yield* this.#truth(operand, wanted, depth + 1);
        }
        return;
      case 'not':
        yield* this.#truth(operands[0]!, !wanted, depth + 1);
        return;
      case 'toBoolean':
        yield* this.#truth(operands[0]!, wanted, depth + 1);
        return;
      case 'conditional':
        yield* this.#choice(condition, wanted, depth);
        return;
      default:
    }
    for (const goal of comparisonGoals(condition, wanted, this.#valuesOf(condition))) yield* this.#grant(goal, depth);
    if (condition.sort === 'bool') yield* this.#inverted(condition, wanted, depth);
    else yield* this.#value(condition, truthy(condition, wanted), depth);
  }

  *#value(expr: Expr, wanted: Primitive, depth: number): Iterable<Change> {
    if (expr.kind === 'constant' || depth > depthLimit) return;
    if (expr.kind === 'variable') {
      if (fits(expr, wanted)) yield new Map([[expr, wanted]]);
      return;
    }
    if (expr.name === 'conditional') yield* this.#choice(expr, wanted, depth);
    else if (expr.sort === 'bool' && typeof wanted === 'boolean') yield* this.#truth(expr, wanted, depth + 1);
    else yield* this.#inverted(expr, wanted, depth);
  }

  *#grant({ operand, value }: Goal, depth: number): Iterable<Change> {
    yield* this.#value(operand, value, depth + 1);
  }

  *#inverted(expr: Application, wanted: Primitive, depth: number): Iterable<Change> {
    if (this.#steps++ > stepLimit) return;
    const values = this.#valuesOf(expr);
    for (const table of this.#tables) {
      for (const step of table[expr.name]?.(wanted, values) ?? []) yield* this.#taken(expr, step, depth);
    }
  }

  /** Applies a step; if it has several operands, takes the first change for each of them. */
  *#taken({ operands }: Application, step: InverseStep, depth: number): Iterable<Change> {
    const [only, ...more] = step;
    if (only === undefined) return;
    if (more.length === 0) {
      const operand = operands[only[0]];
      if (operand !== undefined && this.#isNew(operand, only[1])) yield* this.#value(operand, only[1], depth + 1);
      return;
    }
    const joined = new Map<Variable, Primitive>();
    for (const [i, value] of step) {
      const operand = operands[i];
      if (operand === undefined || Object.is(this.#known(operand), value)) continue;
      const [first] = this.#value(operand, value, depth + 1);
      if (first === undefined) return;
      for (const [variable, changed] of first) joined.set(variable, changed);
    }
    yield joined;
  }

  #isNew(expr: Expr, wanted: Primitive): boolean {
    const goals = this.#pursued.get(expr);
    if (goals === undefined) this.#pursued.set(expr, new Set([wanted]));
    else if (goals.has(wanted)) return false;
    else goals.add(wanted);
    return true;
  }

  /** Changes the chosen branch, or the choice. */
  *#choice({ operands }: Application, wanted: Primitive, depth: number): Iterable<Change> {
    const [test, yes, no] = operands as readonly [Expr, Expr, Expr];
    const isTrue = this.#evaluator.isTrue(test);
    yield* this.#value(isTrue ? yes : no, wanted, depth + 1);
    const other = isTrue ? no : yes;
    for (const change of this.#truth(test, !isTrue, depth + 1)) {
      yield change;
      if (Object.is(this.#known(other), wanted)) continue;
      for (const inside of this.#value(other, wanted, depth + 1)) yield new Map([...inside, ...change]);
    }
  }

  #valuesOf({ operands }: Application): readonly RawConstant[] {
    return operands.map((operand) => this.#known(operand));
  }

  #known(expr: Expr): RawConstant {
    if (expr.kind === 'constant') return expr.value;
    const value = this.#evaluator.evaluate(expr);
    return value === undefinedResult ? undefined : value;
  }
}

function truthy({ sort }: Expr, wanted: boolean): Primitive {
  switch (sort) {
    case 'string':
      return wanted ? 'a' : '';
    case 'bigint':
      return wanted ? 1n : 0n;
    case 'number':
    case 'int32':
    case 'token':
      return wanted ? 1 : 0;
    default:
      return wanted;
  }
}

function fits({ sort }: Variable, value: Primitive): boolean {
  switch (sort) {
    case 'int32':
      return typeof value === 'number' && (value | 0) === value;
    case 'token':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0;
    case 'bool':
      return typeof value === 'boolean';
    case 'number':
    case 'string':
    case 'bigint':
      return typeof value === sort;
    default:
      return true;
  }
}
