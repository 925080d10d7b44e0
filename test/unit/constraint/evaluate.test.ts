import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate, Evaluator } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { Sort } from '../../../src/core/operators.ts';
import type { ApplicationOperator, Expr } from '../../../src/constraint/expression.ts';
import type { RawConstant } from '../../../src/core/raw-trace.ts';
import { undefinedResult } from '../../../src/constraint/undefined-result.ts';
import {
  applicationOf,
  applicationOperators,
  arbitraryAssignment,
  arbitraryExpression,
  shallowExpression,
} from './arbitrary-expression.ts';

const regExp = (source: string, flags = ''): RawConstant => ({ kind: 'regExp', source, flags });
const table = (...values: (string | number)[]): RawConstant => ({ kind: 'table', values });

/** Operator, operands, what JavaScript gives. */
const examples: readonly (readonly [ApplicationOperator, readonly RawConstant[], unknown])[] = [
  ['add', ['a', 1], 'a1'],
  ['add', [null, 1], 1],
  ['add', [1n, 1], undefinedResult],
  ['divide', [1n, 0n], undefinedResult],
  ['divide', [1, -0], -Infinity],
  ['power', [2n, 100n], 2n ** 100n],
  ['power', [2n, 10n ** 12n], undefinedResult],
  ['shiftLeft', [1n, 10n ** 12n], undefinedResult],
  ['shiftRight', [1n, -(10n ** 12n)], undefinedResult],
  ['shiftRightUnsigned', [-1, 0], 4294967295],
  ['looseEquals', ['1', 1], true],
  ['sameValue', [0, -0], false],
  ['sameValueZero', [Number.NaN, Number.NaN], true],
  ['toNumber', [1n], undefinedResult],
  ['numberOf', [1n], 1],
  ['toNumeric', [1n], 1n],
  ['typeOf', [null], 'object'],
  ['indexString', ['ab', 2], undefined],
  ['indexString', ['ab', 'length'], undefinedResult],
  ['charCodeAt', ['ab', 2], Number.NaN],
  ['slice', ['abcd', -2], 'cd'],
  ['slice', [12, 1], undefinedResult],
  ['repeat', ['ab', -1], undefinedResult],
  ['repeat', ['ab', 1e9], undefinedResult],
  ['padStart', ['a', 1e9], undefinedResult],
  ['normalize', ['a', 'x'], undefinedResult],
  ['replace', ['aXa', 'X', '[$&]'], 'a[X]a'],
  ['splitPart', ['a,b', ',', 1], 'b'],
  ['splitCount', ['a,b', ','], 2],
  ['isWellFormed', ['\ud800'], false],
  ['fromCodePoint', [0x1f600], '😀'],
  ['fromCodePoint', [-1], undefinedResult],
  ['concat', ['a', 1, null], 'a1null'],
  ['parseInt', ['0x1f'], 31],
  ['toStringRadix', [255n, 16], 'ff'],
  ['toFixed', [1.005, 2], '1.00'],
  ['toFixed', [1, 101], undefinedResult],
  ['isNaN', ['x'], true],
  ['numberIsNaN', ['x'], false],
  ['max', [], -Infinity],
  ['asIntN', [8, 255n], -1n],
  ['toBigInt', [1.5], undefinedResult],
  ['decodeUtf8', [0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0xff], '\ufeffé\ufffd'],
  ['utf8Byte', ['é', 1], 0xa9],
  ['utf8Length', ['é'], 2],
  ['float64FromBits', [0x3ff00000, 0], 1],
  ['float64LowBits', [0.1], -1717986918],
  ['select', [table(1, 2), 1], 2],
  ['select', [table(1, 2), 1.5], undefined],
  ['select', [{ kind: 'keys', keys: [] }, 1], undefinedResult],
  ['hasKey', [{ kind: 'keys', keys: [Number.NaN, 0] }, -0], true],
  ['keyIndex', [{ kind: 'keys', keys: [Number.NaN, 0] }, Number.NaN], 0],
  ['lookup', [{ kind: 'map', keys: ['a'], values: [7] }, 'a'], 7],
  ['lookup', [{ kind: 'map', keys: ['a'], values: [7] }, 'b'], undefined],
  ['regExpTest', [regExp('b', 'y'), 'ab', 1], true],
  ['regExpTest', [regExp('b', 'y'), 'ab'], false],
  ['regExpMatchIndex', [regExp('b'), 'ab'], 1],
  ['regExpLastIndex', [regExp('b', 'g'), 'abab', 2], 4],
  ['regExpGroup', [regExp('(?<x>a)(b)?'), 'a', 0, 'x'], 'a'],
  ['regExpGroup', [regExp('(?<x>a)(b)?'), 'a', 0, 2], undefined],
  ['regExpGroupIndex', [regExp('a(b)'), 'xab', 0, 1], 2],
  ['regExpReplace', [regExp('a', 'g'), 'aba', '<$&>'], '<a>b<a>'],
  ['regExpMatchCount', [regExp('a', 'g'), 'aba'], 2],
  ['regExpMatchCount', [regExp('a'), 'aba'], undefinedResult],
  ['regExpMatchAllIndex', [regExp('a', 'g'), 'aba', 1], 2],
  ['regExpMatchAllGroup', [regExp('a(.)', 'g'), 'abac', 1, 1], 'c'],
  ['regExpSplitPart', [regExp('\\d'), 'a1b', 1], 'b'],
  ['regExpSplitCount', [regExp('\\d'), 'a1b'], 2],
  ['jsonParses', ['[1'], false],
  ['jsonType', ['{"a":[1]}', table('a')], 'array'],
  ['jsonValue', ['{"a":[1]}', table('a', 0)], 1],
  ['jsonValue', ['[1', table()], undefinedResult],
  ['jsonLength', ['{"a":[1,2,3]}', table('a')], 3],
  ['jsonKey', ['{"b":1,"a":2}', table(), 1], 'a'],
  ['jsonStringify', ['a"'], '"a\\""'],
  ['decodeURIComponent', ['%'], undefinedResult],
];

describe('evaluate', () => {
  it.each(examples)('%s of %o', (name, operands, expected) => {
    const pool = new ExpressionPool();
    const expr = pool.apply(name, ...operands.map((value) => pool.constant(value)));
    expect(evaluate(expr, Assignment.empty)).toBe(expected);
  });

  it('reads the variables of every kind of input', () => {
    const pool = new ExpressionPool();
    const values = Assignment.of('ab', Uint8Array.of(7, 8), 1.5, true, 2n, [4, 6]);
    const read = (...[name, input, position]: Parameters<ExpressionPool['variable']>) =>
      evaluate(pool.variable(name, input, position), values);
    expect(read('unit', 0, 1)).toBe(98);
    expect(read('unit', 0, 2)).toBe(undefinedResult);
    expect(read('text', 0)).toBe('ab');
    expect(read('length', 0)).toBe(2);
    expect(read('byte', 1, 0)).toBe(7);
    expect(read('length', 1)).toBe(2);
    expect(read('numberValue', 2)).toBe(1.5);
    expect(read('length', 2)).toBe(1.5);
    expect(read('booleanValue', 3)).toBe(true);
    expect(read('bigintValue', 4)).toBe(2n);
    expect(read('token', 5, 1)).toBe(6);
    expect(read('text', 9)).toBe(undefinedResult);
  });

  it('lets one operand decide a conjunction or disjunction, even beside one without value', () => {
    const pool = new ExpressionPool();
    const nothing = pool.apply('toBigInt', pool.constant(0.5));
    const none = Assignment.empty;
    const [yes, no] = [pool.constant(true), pool.constant(false)];
    const value = (expr: Expr) => evaluate(expr, none);
    expect(value(pool.apply('and', nothing, no))).toBe(false);
    expect(value(pool.apply('and', nothing, yes))).toBe(undefinedResult);
    expect(value(pool.apply('or', nothing, yes))).toBe(true);
    expect(value(pool.apply('or', nothing, no))).toBe(undefinedResult);
    expect(value(pool.apply('conditional', yes, no, nothing))).toBe(false);
  });

  it('knows opaque functions by their samples', () => {
    const pool = new ExpressionPool();
    const expr = pool.apply('opaque', pool.constant('hash'), pool.variable('text', 0));
    const seen = Assignment.of('a').withSample({ name: 'hash', operands: ['a'], result: 42 });
    expect(evaluate(expr, seen)).toBe(42);
    expect(evaluate(expr, seen.withInput(0, 'b'))).toBe(undefinedResult);
  });

  it('evaluates what a long loop built, and shared terms once', () => {
    const pool = new ExpressionPool();
    const unit = pool.variable('unit', 0, 0);
    let chain: Expr = unit;
    for (let i = 0; i < 100_000; i++) chain = pool.apply('add', chain, unit);
    expect(evaluate(chain, Assignment.of('a'))).toBe(97 * 100_001);
    let doubled: Expr = unit;
    for (let i = 0; i < 60; i++) doubled = pool.apply('add', doubled, doubled);
    expect(evaluate(doubled, Assignment.of('a'))).toBe(97 * 2 ** 60);
  });

  it('never throws, and gives a value of the sort that was promised', () => {
    fc.assert(
      fc.property(arbitraryExpression, arbitraryAssignment, (make, assignment) => {
        const pool = new ExpressionPool();
        const expr = make(pool);
        const value = evaluate(expr, assignment);
        if (value !== undefinedResult) expect(hasSort(value, expr.sort), expr.toString()).toBe(true);
      }),
      { seed: 3, numRuns: 10_000 },
    );
  });

  it.each(applicationOperators.map((operator) => [operator.name, operator] as const))(
    '%s has a value for some operands, and prints',
    (name, operator) => {
      const evaluator = new Evaluator(
        Assignment.of('ab', 'a1', Uint8Array.of(1, 2, 3, 4), 0.5, 3, true, 2n, 1, [3, 7, 0]),
      );
      const found = fc.sample(applicationOf(operator, shallowExpression), { seed: 4, numRuns: 100 }).some((make) => {
        const pool = new ExpressionPool();
        const expr = make(pool);
        expect(expr.toString()).not.toBe('');
        return evaluator.evaluate(expr) !== undefinedResult;
      });
      expect(found).toBe(name !== 'opaque');
    },
  );
});

function hasSort(value: unknown, sort: Sort): boolean {
  switch (sort) {
    case 'bool':
      return typeof value === 'boolean';
    case 'int32':
      return typeof value === 'number' && (value | 0) === value && !Object.is(value, -0);
    case 'number':
    case 'string':
    case 'bigint':
      return typeof value === sort;
    default:
      return typeof value !== 'object' || value === null;
  }
}
