import { describe, expect, it } from 'vitest';
import { Assignment, type InputValue } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import type { Expr } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { Goals } from '../../../src/solver/links/inverse/goals.ts';

const pool = new ExpressionPool();
const text = pool.variable('text', 0);
const number = pool.variable('numberValue', 0);
const constant = (value: string | number): Expr => pool.constant(value);
const path = pool.constant({ kind: 'table', values: ['a', 1] });

/** Returns the input after the first goal that satisfies the condition. */
function granted(expr: Expr, wanted: string | number | boolean, input: InputValue): unknown {
  const run = Assignment.of(input);
  const condition = pool.apply('strictEquals', expr, pool.constant(wanted));
  for (const change of new Goals(new Evaluator(run), { matching: () => undefined, avoiding: () => undefined }).truth(
    condition,
    true,
  )) {
    const changed = run.withVariables(change);
    if (new Evaluator(changed).isTrue(condition)) return changed.inputs.get(0);
  }
  return undefined;
}

describe('goals', () => {
  it.each<readonly [Expr, string | number, InputValue, InputValue]>([
    [pool.apply('parseInt', text, constant(16)), 0xcafe, '', 'cafe'],
    [pool.apply('concat', constant('<'), text, constant('>')), '<b>', '', 'b'],
    [pool.apply('splitPart', text, constant('='), constant(1)), 'x', 'k', 'k=x'],
    [pool.apply('lastIndexOf', text, constant('/')), 3, '', '   /'],
    [pool.apply('slice', text, constant(2), constant(4)), 'ok', 'ab--z', 'abokz'],
    [pool.apply('encodeURIComponent', text), 'a%20b', '', 'a b'],
    [pool.apply('jsonValue', text, path), 7, '{"b":1}', '{"b":1,"a":[0,7]}'],
    [pool.apply('toStringRadix', number, constant(16)), 'ff.8', 0, 255.5],
    [pool.apply('sqrt', number), 12, 0, 144],
    [pool.apply('remainder', number, constant(7)), 3, 15, 17],
  ])('invert %s', (expr, wanted, before, after) => {
    expect(granted(expr, wanted, before)).toBe(after);
  });

  it('are not pursued again and again where terms are shared', () => {
    let doubled: Expr = text;
    for (let i = 0; i < 22; i++) doubled = pool.apply('concat', doubled, pool.apply('trim', doubled));
    const condition = pool.apply('strictEquals', doubled, constant('b'));
    const changes = new Goals(new Evaluator(Assignment.of('')), {
      matching: () => undefined,
      avoiding: () => undefined,
    }).truth(condition, true);
    expect([...changes].length).toBeLessThan(2000);
  });
});
