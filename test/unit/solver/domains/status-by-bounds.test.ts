import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../../src/constraint/expression-pool.ts';
import type { Expr } from '../../../../src/constraint/expression.ts';
import { IntervalSet } from '../../../../src/constraint/interval-set.ts';
import { statusByBounds } from '../../../../src/solver/links/domains/status-by-bounds.ts';

const pool = new ExpressionPool();
const numbers = [pool.variable('int32Value', 0), pool.variable('int32Value', 1)] as const;

/** Arithmetic on bigints over both variables. */
const bigint: fc.Memo<Expr> = fc.memo((depth) =>
  depth <= 1
    ? fc.oneof(
        fc.constantFrom(...numbers).map((variable) => pool.apply('toBigInt', variable)),
        fc.integer({ min: -4, max: 4 }).map((value) => pool.constant(BigInt(value))),
      )
    : fc
        .tuple(fc.constantFrom('add', 'subtract', 'multiply', 'divide', 'remainder'), bigint(), bigint())
        .map(([name, a, b]) => pool.apply(name as 'add', a, b)),
);
const condition = fc
  .tuple(fc.constantFrom('strictEquals', 'strictNotEquals', 'lessThan', 'greaterOrEqual'), bigint(3), bigint(2))
  .map(([name, a, b]) => pool.apply(name as 'lessThan', a, b));
const domain = fc.tuple(fc.integer({ min: -6, max: 6 }), fc.nat(4)).map(([min, size]) => ({ min, max: min + size }));

describe('intervals', () => {
  it('decide conditions only if every value agrees', () => {
    let decided = 0;
    fc.assert(
      fc.property(condition, domain, domain, (expr, first, second) => {
        const domains = [first, second].map(({ min, max }) => IntervalSet.range(min, max));
        const status = statusByBounds(expr, ({ input }) => domains[input]);
        if (status === undefined) return;
        decided++;
        for (let a = first.min; a <= first.max; a++) {
          for (let b = second.min; b <= second.max; b++) {
            expect(new Evaluator(Assignment.of(a, b)).isTrue(expr), `${expr.toString()} at ${a}, ${b}`).toBe(status);
          }
        }
      }),
      { seed: 5, numRuns: 2000 },
    );
    expect(decided).toBeGreaterThan(200);
  });
});
