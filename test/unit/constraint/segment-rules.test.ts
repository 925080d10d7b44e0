import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import type { Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { IntervalSet } from '../../../src/constraint/interval-set.ts';
import { Simplifier } from '../../../src/constraint/simplify.ts';
import { undefinedResult } from '../../../src/constraint/undefined-result.ts';
import { UnitEnumerator } from '../../../src/constraint/simplify/enumerate-unit.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 3 });
/** Inputs 0 and 1 have letters only, the others any unit of ours. */
const inputs = fc.tuple(
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 }),
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 3 }),
  text,
);
const alphabets = new Map([0, 1].map((input) => [input, IntervalSet.range(97, 98)]));

type Segment = { readonly constant: string } | { readonly input: number };
const pieces = fc.array(
  fc.oneof(
    text.map((constant): Segment => ({ constant })),
    fc.nat(2).map((input): Segment => ({ input })),
  ),
  { minLength: 2, maxLength: 4 },
);

type Position = number | { readonly piecesBefore: number; readonly more: number };
const position: fc.Arbitrary<Position> = fc.oneof(
  fc.integer({ min: -3, max: 4 }),
  fc.record({ piecesBefore: fc.nat(4), more: fc.integer({ min: -1, max: 2 }) }),
);

const question = fc.oneof(
  fc.record({ name: fc.constantFrom('slice', 'substring'), from: position, to: fc.option(position) }),
  fc.record({ name: fc.constantFrom('indexOf'), needle: text, from: position }),
  fc.record({ name: fc.constantFrom('includes', 'startsWith', 'endsWith', 'strictEquals'), needle: text }),
  fc.record({ name: fc.constantFrom('charCodeAt', 'charAt', 'indexString'), at: fc.nat(4) }),
);

describe('a text put together of pieces', () => {
  it('gives the same answers once it is simplified', () => {
    const pool = new ExpressionPool();
    const enumerator = new UnitEnumerator(pool);
    const simplifier = new Simplifier(pool, { alphabets }, enumerator);
    let simpler = 0;
    fc.assert(
      fc.property(pieces, question, inputs, (parts, asked, values) => {
        const operands = parts.map((part) =>
          'constant' in part ? pool.constant(part.constant) : pool.variable('text', part.input),
        );
        const whole = pool.apply('concat', ...operands);
        const at = (place: Position): Expr => {
          if (typeof place === 'number') return pool.constant(place);
          const before = operands.slice(0, place.piecesBefore).map((operand) => pool.apply('stringLength', operand));
          return before.reduce<Expr>((sum, length) => pool.apply('add', sum, length), pool.constant(place.more));
        };
        const expr = expressionOf(pool, whole, asked, at);
        const assignment = values.reduce((all, value, i) => all.withInput(i, value), Assignment.empty);
        const simplified = simplifier.simplify(expr);
        if (simplified.size < expr.size) simpler++;
        const value = evaluate(expr, assignment);
        if (value === undefinedResult) return;
        expect(evaluate(simplified, assignment), `${expr.toString()} ==> ${simplified.toString()}`).toBe(value);
      }),
      { seed: 3, numRuns: 6000 },
    );
    expect(simpler).toBeGreaterThan(1000);
  });
});

type Question = typeof question extends fc.Arbitrary<infer Asked> ? Asked : never;

function expressionOf(pool: ExpressionPool, whole: Expr, asked: Question, at: (place: Position) => Expr): Expr {
  if ('at' in asked) return pool.apply(asked.name, whole, pool.constant(asked.at));
  if ('needle' in asked) {
    const needle = pool.constant(asked.needle);
    return 'from' in asked
      ? pool.apply('indexOf', whole, needle, at(asked.from))
      : pool.apply(asked.name, whole, needle);
  }
  return asked.to === null
    ? pool.apply(asked.name, whole, at(asked.from))
    : pool.apply(asked.name, whole, at(asked.from), at(asked.to));
}
