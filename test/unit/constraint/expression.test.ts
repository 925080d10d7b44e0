import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { arbitraryExpression, arbitraryConstant } from './arbitrary-expression.ts';

describe('ExpressionPool', () => {
  it('gives the same object for the same term, also after growing', () => {
    const pool = new ExpressionPool();
    const make = (i: number) => pool.apply('add', pool.variable('unit', 0, i), pool.constant(i));
    const made = Array.from({ length: 5000 }, (_, i) => make(i));
    expect(made.every((expr, i) => expr === make(i))).toBe(true);
    expect(pool.size).toBe(15_000);
  });

  it('tells zero from minus zero and finds NaN again', () => {
    const pool = new ExpressionPool();
    expect(pool.constant(0)).not.toBe(pool.constant(-0));
    expect(pool.constant(-0)).toBe(pool.constant(-0));
    expect(pool.constant(Number.NaN)).toBe(pool.constant(Number.NaN));
    expect(pool.constant('1')).not.toBe(pool.constant(1));
    expect(pool.constant(1n)).not.toBe(pool.constant(1));
  });

  it('tells variables apart by operator, input and position, however large', () => {
    const pool = new ExpressionPool();
    const all = [0, 1, (1 << 20) - 1, 1 << 20, 2 ** 31].flatMap((input) =>
      [0, 1, (1 << 24) - 1, 1 << 24, 2 ** 31].flatMap((position) => [
        pool.variable('unit', input, position),
        pool.variable('byte', input, position),
      ]),
    );
    expect(new Set(all).size).toBe(50);
  });

  it('is a function of structure: building twice gives the same object', () => {
    fc.assert(
      fc.property(arbitraryExpression, (make) => {
        const pool = new ExpressionPool();
        expect(make(pool)).toBe(make(pool));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('keeps equal constants once', () => {
    fc.assert(
      fc.property(arbitraryConstant, (value) => {
        const pool = new ExpressionPool();
        expect(pool.constant(structuredClone(value))).toBe(pool.constant(value));
      }),
      { seed: 2, numRuns: 500 },
    );
  });
});

describe('an expression', () => {
  it('knows its variables, each once and in a fixed order', () => {
    const pool = new ExpressionPool();
    const [a, b, n] = [pool.variable('unit', 0, 1), pool.variable('unit', 0, 2), pool.variable('length', 1)];
    const expr = pool.apply('add', pool.apply('multiply', n, b), pool.apply('subtract', b, pool.apply('negate', a)));
    expect(expr.variables).toEqual([a, b, n]);
    expect(expr.size).toBe(8);
  });

  it('may be as deep as a loop was long', () => {
    const pool = new ExpressionPool();
    let sum = pool.apply('add', pool.variable('unit', 0, 0), pool.constant(1));
    for (let i = 0; i < 100_000; i++) sum = pool.apply('add', sum, pool.variable('unit', 0, i % 3));
    expect(sum.variables).toHaveLength(3);
    expect(sum.toString()).toContain('…');
  });
});

describe('resultSort', () => {
  it('follows what JavaScript does with the operands', () => {
    const pool = new ExpressionPool();
    const unit = pool.variable('unit', 0, 0);
    const text = pool.variable('text', 0);
    const big = pool.variable('bigintValue', 1);
    expect(pool.apply('add', unit, text).sort).toBe('string');
    expect(pool.apply('add', unit, unit).sort).toBe('number');
    expect(pool.apply('add', big, big).sort).toBe('bigint');
    expect(pool.apply('bitOr', pool.variable('numberValue', 2), unit).sort).toBe('int32');
    expect(pool.apply('toNumber', pool.variable('booleanValue', 3)).sort).toBe('int32');
    expect(pool.apply('conditional', unit, unit, pool.constant(0.5)).sort).toBe('number');
    expect(pool.apply('conditional', unit, unit, text).sort).toBe('any');
  });
});
