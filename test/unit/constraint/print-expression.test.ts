import { describe, expect, it } from 'vitest';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import type { Expr } from '../../../src/constraint/expression.ts';

const pool = new ExpressionPool();
const [a, b, c] = [0, 1, 2].map((i) => pool.variable('unit', 0, i)) as [Expr, Expr, Expr];
const text = pool.variable('text', 1);
const k = (value: Parameters<ExpressionPool['constant']>[0]) => pool.constant(value);
const { apply } = { apply: pool.apply.bind(pool) };

describe('printed expressions', () => {
  it.each<[Expr, string]>([
    [apply('and', apply('greaterOrEqual', a, k(48)), apply('lessOrEqual', a, k(57))), 'in[0] >= 48 && in[0] <= 57'],
    [apply('and', apply('or', a, b), c), '(in[0] || in[1]) && in[2]'],
    [apply('or', apply('and', a, b), c), 'in[0] && in[1] || in[2]'],
    [apply('subtract', apply('subtract', a, b), c), 'in[0] - in[1] - in[2]'],
    [apply('subtract', a, apply('subtract', b, c)), 'in[0] - (in[1] - in[2])'],
    [apply('multiply', apply('add', a, b), c), '(in[0] + in[1]) * in[2]'],
    [apply('add', a, apply('multiply', b, c)), 'in[0] + in[1] * in[2]'],
    [apply('negate', apply('negate', a)), '-(-in[0])'],
    [apply('subtract', a, apply('negate', b)), 'in[0] - -in[1]'],
    [apply('not', apply('strictEquals', a, b)), '!(in[0] === in[1])'],
    [apply('not', apply('not', a)), '!(!in[0])'],
    [apply('slice', text, k(1), k(-1)), 'in1.slice(1, -1)'],
    [apply('slice', apply('add', text, k('x')), k(1)), '(in1 + "x").slice(1)'],
    [apply('toStringRadix', k(255), k(16)), '(255).toString(16)'],
    [apply('stringLength', text), 'in1.length'],
    [apply('conditional', a, b, apply('conditional', b, c, a)), 'in[0] ? in[1] : in[1] ? in[2] : in[0]'],
    [apply('conditional', apply('conditional', a, b, c), b, c), '(in[0] ? in[1] : in[2]) ? in[1] : in[2]'],
    [apply('typeOf', a), 'typeof in[0]'],
    [apply('select', k({ kind: 'table', values: [1, 'b', undefined] }), a), '[1, "b", undefined][in[0]]'],
    [apply('regExpTest', k({ kind: 'regExp', source: 'a+', flags: 'i' }), text), '/a+/i.test(in1)'],
    [apply('opaque', k('hash'), text, k(1)), 'hash(in1, 1)'],
    [apply('max', a, k(-0)), 'max(in[0], -0)'],
    [apply('splitPart', text, k(','), k(1)), 'in1.split(",")[1]'],
    [apply('splitCount', apply('splitPart', text, k('&'), k(0)), k('=')), 'in1.split("&")[0].split("=").length'],
    [pool.variable('length', 0), 'in.length'],
    [pool.variable('token', 2, 3), 'in2.token(3)'],
    [pool.variable('choice', 2), 'in2.choice'],
    [k('"\n'), '"\\"\\n"'],
    [k(12n), '12n'],
  ])('%s', (expr, expected) => {
    expect(expr.toString()).toBe(expected);
  });

  it('stay short', () => {
    expect(k('x'.repeat(1000)).toString().length).toBeLessThan(100);
    expect(k({ kind: 'keys', keys: Array.from({ length: 1000 }, (_, i) => i) }).toString().length).toBeLessThan(100);
  });
});
