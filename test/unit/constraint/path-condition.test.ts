import { describe, expect, it } from 'vitest';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition } from '../../../src/constraint/path-condition.ts';

const pool = new ExpressionPool();
const text = pool.variable('text', 0);
const first = pool.variable('unit', 0, 0);
const keys = pool.constant({ kind: 'keys', keys: ['if', 'for', 'do'] });

/** What a run on "do" might record. */
const path = new PathCondition(
  [
    { kind: 'assume', site: 1, expr: pool.apply('stringLength', text), taken: true },
    { kind: 'branch', site: 2, expr: pool.apply('lessThan', first, pool.constant(97)), taken: false },
    { kind: 'key', site: 3, expr: pool.apply('keyIndex', keys, text), taken: 2 },
  ],
  [{ site: 9, condition: pool.apply('sameValue', first, pool.constant(100)), why: 'index', before: 2 }],
);

describe('PathCondition', () => {
  it('holds for the input of its run', () => {
    const evaluator = new Evaluator(Assignment.of('do'));
    const constraints = path.constraints(pool);
    expect(constraints).toHaveLength(4);
    expect(constraints.every((constraint) => evaluator.isTrue(constraint))).toBe(true);
    expect(constraints[2]).toBe(path.concretizations[0]?.condition);
  });

  it('offers the other direction of a branch, every other key of a look-up, and nothing for an assumption', () => {
    expect(ways(0)).toEqual([]);
    expect(ways(1)).toEqual([true]);
    expect(ways(2)).toEqual([-1, 0, 1]);
    expect(ways(3)).toEqual([]);
  });

  it('states alternatives that hold exactly for inputs that go there', () => {
    const [none, onIf, onFor] = path.alternatives(2, pool).map(({ condition }) => condition);
    const holds = (input: string) => {
      const evaluator = new Evaluator(Assignment.of(input));
      return [none, onIf, onFor].map((condition) => condition && evaluator.isTrue(condition));
    };
    expect(holds('xx')).toEqual([true, false, false]);
    expect(holds('if')).toEqual([false, true, false]);
    expect(holds('for')).toEqual([false, false, true]);
    expect(holds('do')).toEqual([false, false, false]);
  });

  it('keeps the pins that were made before the next decision', () => {
    expect(path.prefix(1).concretizations).toEqual([]);
    expect(path.prefix(2).concretizations).toHaveLength(1);
    expect(path.prefix(2).decisions).toHaveLength(2);
  });
});

function ways(index: number): readonly (boolean | number)[] {
  return path.alternatives(index, pool).map(({ taken }) => taken);
}
