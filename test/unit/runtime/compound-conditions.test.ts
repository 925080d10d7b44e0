import { compileFunction } from 'node:vm';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace, type Trace } from '../../../src/constraint/trace.ts';
import { recorderOf, type RecordedInput } from '../../recorded-run.ts';

async function traceOf(source: string, inputs: readonly RecordedInput[], compound: boolean): Promise<Trace> {
  const { trace } = await recorderOf(source, { compound })(inputs);
  const decoded = decodeTrace(trace, new ExpressionPool());
  for (const { expr, taken } of decoded.path.decisions)
    expect(Boolean(evaluate(expr, Assignment.of(...inputs))), expr.toString()).toBe(taken);
  return decoded;
}

/** Source, input, decisions if a compound condition counts as one, decisions if every comparison counts. */
const cases: readonly (readonly [name: string, source: string, input: RecordedInput, one: number, each: number])[] = [
  ['a range', '(c) => (c >= 48 && c <= 57 ? 1 : 2)', 50, 1, 2],
  ['a range that ends early', '(c) => (c >= 48 && c <= 57 ? 1 : 2)', 3, 1, 1],
  ['ranges and a character', '(c) => { if ((c >= 48 && c <= 57) || c === 95) return 1; return 2; }', 95, 1, 3],
  ['a negated range', '(c) => { if (!(c < 48 || c > 57)) return 1; return 2; }', 50, 1, 2],
  ['a value', '(c) => { const d = (x) => x >= 48 && x <= 57; return d(c) ? 1 : 2; }', 50, 1, 2],
  [
    'constants by name',
    '(c) => { const f = () => c >= zero && c <= 57; const zero = 48; return f() ? 1 : 2; }',
    50,
    1,
    2,
  ],
  ['truth of variables', '(s) => { const t = s; while (s && t !== "b") return 1; return 2; }', 'ab', 1, 2],
  [
    'beside a call',
    '(c) => { const f = () => true; if ((c > 1 || c < 0) && f() && c !== 9) return 1; return 2; }',
    5,
    2,
    2,
  ],
  ['constants on the left', '(c) => (48 <= c && 57 >= c && 50 !== c ? 1 : 2)', 51, 1, 3],
  ['what is not there', '(s) => { const c = s[9]; return c === undefined || c === "\\ud800" ? 1 : 2; }', 'ab', 1, 1],
  [
    'an object beside a character',
    '(c) => { const o = [{}][0]; return ((o === "a" || o === null) && c < 9) || c > 3 ? 1 : 2; }',
    5,
    1,
    1,
  ],
  ['an object that is compared strictly', '(c) => { const o = {}; return c === o || c > 3 ? 1 : 2; }', 5, 1, 1],
];

describe('a condition made of comparisons', () => {
  it.each(cases)('is one decision: %s', async (_, source, input, one, each) => {
    expect((await traceOf(source, [input], true)).path.decisions).toHaveLength(one);
    expect((await traceOf(source, [input], false)).path.decisions).toHaveLength(each);
  });

  it('concretizes a value that is compared with an object if that would run code', async () => {
    const source =
      '(c) => { const o = { valueOf() { runs++; return 3; } }; let runs = 0; return (c > 1 && c < o) || runs; }';
    const { path } = await traceOf(source, [2], true);
    expect(path.concretizations.map(({ why }) => why)).toEqual([
      'compared with an object',
      'part of a condition that contains an object',
    ]);
  });

  it('never reads a variable in its dead zone', async () => {
    const source =
      '(c) => { const f = () => (c > 3 && c < late ? 1 : 2); const r = f(); let late = 5; return r + late; }';
    const { result } = await recorderOf(source)([1]);
    expect(result).toBe(7);
  });

  it('gives the native result with one decision, for random conditions', async () => {
    const operand = fc.constantFrom('a', 'b', '2', '"x"', 'null', 'undefined', '-1', 'true', '3n');
    const operator = fc.constantFrom('<', '<=', '>', '>=', '===', '!==', '==', '!=');
    const comparison = fc.tuple(operand, operator, operand).map((parts) => parts.join(' '));
    const { condition } = fc.letrec<{ condition: string }>((tie) => ({
      condition: fc.oneof(
        { depthSize: 'small' },
        comparison,
        fc
          .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
          .map((parts) => `(${parts.join(' ')})`),
        tie('condition').map((inner) => `!(${inner})`),
      ),
    }));
    const input = fc.oneof(fc.integer({ min: -3, max: 4 }), fc.constantFrom('', 'x', '2', true));
    await fc.assert(
      fc.asyncProperty(condition, input, input, async (text, a, b) => {
        const source = `(a, b) => { const v = ${text}; return [v, ${text} ? 1 : 2]; }`;
        const native = compileFunction(`return ${source};`)() as (a: unknown, b: unknown) => unknown;
        expect((await recorderOf(source)([a, b])).result).toEqual(native(a, b));
        expect((await traceOf(source, [a, b], true)).path.decisions.length).toBeLessThanOrEqual(2);
      }),
      { seed: 5, numRuns: 150 },
    );
  });
});
