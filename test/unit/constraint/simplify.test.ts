import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WorkBudget } from '../../../src/core/work-budget.ts';
import type { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { Simplifier, type InputKnowledge } from '../../../src/constraint/simplify.ts';
import { UnitEnumerator } from '../../../src/constraint/simplify/enumerate-unit.ts';
import { undefinedResult } from '../../../src/constraint/undefined-result.ts';
import { arbitraryCondition, arbitraryText } from './arbitrary-condition.ts';
import { arbitraryAssignment, arbitraryExpression, textInputs } from './arbitrary-expression.ts';

function exactLengths(assignment: Assignment): ReadonlyMap<number, number> {
  return new Map(textInputs.map((input) => [input, (assignment.inputs.get(input) as string).length]));
}

/** Of a text input not more is known than that it is about half as long as it is, or longer. */
function halfLengths(assignment: Assignment): ReadonlyMap<number, number> {
  return new Map([...exactLengths(assignment)].map(([input, length]) => [input, Math.ceil(length / 2)]));
}

const knowledge: readonly (readonly [string, (assignment: Assignment) => InputKnowledge])[] = [
  ['open lengths', () => ({})],
  ['least lengths', (assignment) => ({ leastLengths: halfLengths(assignment) })],
  ['exact lengths', (assignment) => ({ lengths: exactLengths(assignment) })],
];

/** `COPPICE_LAW_SCALE=50 npx vitest run` tries that many times as much. */
const scale = Number(process.env['COPPICE_LAW_SCALE'] ?? 1);

const parserInput = fc
  .tuple(arbitraryAssignment, arbitraryText, arbitraryText)
  .map(([assignment, first, second]) => assignment.withInput(0, first).withInput(1, second));

describe('Simplifier', () => {
  it.each(knowledge)('keeps every value an expression has, with %s', (_, knownOf) => {
    const pool = new ExpressionPool();
    const enumerator = new UnitEnumerator(pool, new WorkBudget(10_000_000));
    fc.assert(
      fc.property(arbitraryExpression, arbitraryAssignment, (make, assignment) => {
        const expr = make(pool);
        const value = evaluate(expr, assignment);
        const simplified = new Simplifier(pool, knownOf(assignment), enumerator).simplify(expr);
        if (value === undefinedResult) return;
        expect(evaluate(simplified, assignment), `${expr.toString()} ==> ${simplified.toString()}`).toBe(value);
      }),
      { seed: 6, numRuns: 4000 * scale },
    );
  });

  it.each(knowledge)('keeps the truth of conditions as parsers have them, with %s', (_, knownOf) => {
    const pool = new ExpressionPool();
    const enumerator = new UnitEnumerator(pool, new WorkBudget(10_000_000));
    fc.assert(
      fc.property(arbitraryCondition, parserInput, (make, assignment) => {
        const expr = make(pool);
        const value = evaluate(expr, assignment);
        const simplified = new Simplifier(pool, knownOf(assignment), enumerator).simplifyCondition(expr);
        expect(simplified.sort).toBe('bool');
        if (value === undefinedResult) return;
        expect(evaluate(simplified, assignment), `${expr.toString()} ==> ${simplified.toString()}`).toBe(
          Boolean(value),
        );
      }),
      { seed: 8, numRuns: 1750 * scale },
    );
  });

  it.each([
    ['expressions', arbitraryExpression],
    ['conditions', arbitraryCondition],
  ])('is idempotent on %s', (_, expressions) => {
    const pool = new ExpressionPool();
    const enumerator = new UnitEnumerator(pool, new WorkBudget(10_000_000));
    fc.assert(
      fc.property(expressions, parserInput, fc.boolean(), (make, assignment, isExact) => {
        const lengths = isExact ? exactLengths(assignment) : new Map<number, number>();
        const once = new Simplifier(pool, { lengths }, enumerator).simplify(make(pool));
        const twice = new Simplifier(pool, { lengths }, enumerator).simplify(once);
        expect(twice.toString()).toBe(once.toString());
        expect(twice).toBe(once);
      }),
      { seed: 7, numRuns: 1500 * scale },
    );
  });
});
