import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition, type Decision } from '../../../src/constraint/path-condition.ts';
import {
  deserializeExpressions,
  deserializePathCondition,
  serializeExpressions,
  serializePathCondition,
} from '../../../src/constraint/serialize.ts';
import { arbitraryConstant, arbitraryExpression } from './arbitrary-expression.ts';

describe('serialized expressions', () => {
  it('read back as the same expressions', () => {
    fc.assert(
      fc.property(fc.array(arbitraryExpression, { maxLength: 4 }), (makers) => {
        const pool = new ExpressionPool();
        const exprs = makers.map((make) => make(pool));
        expect(deserializeExpressions(serializeExpressions(exprs), pool)).toEqual(exprs);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('keep every constant', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryConstant, fc.maxSafeInteger(), fc.bigInt()), (value) => {
        const pool = new ExpressionPool();
        const constant = pool.constant(value);
        expect(deserializeExpressions(serializeExpressions([constant]), pool)).toEqual([constant]);
      }),
      { seed: 2, numRuns: 1000 },
    );
  });

  it('do not depend on what else the pool holds', () => {
    fc.assert(
      fc.property(arbitraryExpression, arbitraryExpression, (make, other) => {
        const used = new ExpressionPool();
        other(used);
        expect(serializeExpressions([make(used)])).toEqual(serializeExpressions([make(new ExpressionPool())]));
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('write shared terms once, however deep', () => {
    const pool = new ExpressionPool();
    let expr: Expr = pool.variable('unit', 0, 0);
    for (let i = 0; i < 50_000; i++) expr = pool.apply('add', expr, expr);
    const bytes = serializeExpressions([expr]);
    expect(bytes.length).toBeLessThan(50_000 * 5);
    expect(deserializeExpressions(bytes, pool)).toEqual([expr]);
  });

  it('are refused when cut short', () => {
    const pool = new ExpressionPool();
    const bytes = serializeExpressions([pool.constant('a long text')]);
    expect(() => deserializeExpressions(bytes.slice(0, -3), pool)).toThrow(RangeError);
  });
});

describe('serialized path conditions', () => {
  it('read back with decisions and pins', () => {
    const pool = new ExpressionPool();
    const unit = pool.variable('unit', 0, 0);
    const keys = pool.constant({ kind: 'keys', keys: ['if', 'for'] });
    const decisions: readonly Decision[] = [
      { kind: 'branch', site: 7, expr: pool.apply('lessThan', unit, pool.constant(48)), taken: false },
      { kind: 'key', site: -3, expr: pool.apply('keyIndex', keys, pool.variable('text', 0)), taken: -1 },
      { kind: 'assume', site: 2 ** 31 - 1, expr: unit, taken: true },
    ];
    const concretize = {
      site: 9,
      condition: pool.apply('sameValue', unit, pool.constant(1)),
      why: 'array index',
      before: 2,
    };
    const path = new PathCondition(decisions, [concretize]);
    expect(deserializePathCondition(serializePathCondition(path), pool)).toEqual(path);
  });
});
