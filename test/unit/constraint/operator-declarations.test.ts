import { describe, expect, it } from 'vitest';

import type { Operator, Sort } from '../../../src/core/operators.ts';
import type { Primitive, RawConstant } from '../../../src/core/raw-trace.ts';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { Evaluator } from '../../../src/constraint/evaluate.ts';
import type { ApplicationOperator } from '../../../src/constraint/expression.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { undefinedResult } from '../../../src/constraint/undefined-result.ts';
import { applicationOperators } from './arbitrary-expression.ts';

/** Constants that operators take as their first operand, by the beginning of their names. */
const tables: readonly (readonly [RegExp, RawConstant])[] = [
  [/^regExpMatch(?:Count|All)/u, { kind: 'regExp', source: '(a)|b', flags: 'g' }],
  [/^regExp/u, { kind: 'regExp', source: '(a)|b', flags: '' }],
  [/^select/u, { kind: 'table', values: ['a', 1] }],
  [/^(?:hasKey|keyIndex)/u, { kind: 'keys', keys: ['a', 1] }],
  [/^lookup/u, { kind: 'map', keys: ['a', 1], values: ['b', 2] }],
];
const path: RawConstant = { kind: 'table', values: ['a'] };
const values: readonly Primitive[] = ['', 'a', 'xay', 'NFC', '{"a":1}', -1, 0, 1, 2.5, 200, true, 1n];

/** The results on all combinations of sample operands, without those where the operation throws. */
function results({ name, arity, shape }: Operator): readonly Primitive[] {
  const pool = new ExpressionPool();
  const evaluator = new Evaluator(Assignment.of());
  const count = shape === 'variadic' ? 2 : Math.min(arity, 3);
  return combinations(name, count).flatMap((operands) => {
    const constants = operands.map((value) => pool.constant(value));
    const result = evaluator.evaluate(pool.apply(name as ApplicationOperator, ...constants));
    return result === undefinedResult ? [] : [result];
  });
}

function combinations(name: string, count: number): readonly (readonly RawConstant[])[] {
  if (count === 0) return [[]];
  const table = tables.find(([pattern]) => pattern.test(name))?.[1];
  const isPath = count === 2 && name.startsWith('json');
  const last: readonly RawConstant[] = count === 1 && table !== undefined ? [table] : isPath ? [path] : values;
  return combinations(name, count - 1).flatMap((first) => last.map((value) => [...first, value]));
}

function isOfSort(value: Primitive, sort: Sort): boolean {
  switch (sort) {
    case 'bool':
      return typeof value === 'boolean';
    case 'int32':
      return typeof value === 'number' && Object.is(value | 0, value);
    case 'any':
      return true;
    default:
      return typeof value === sort;
  }
}

/** The value of an opaque function is known from observed runs only. */
const declared = applicationOperators.filter(({ name }) => name !== 'opaque');
const resultsOf = new Map(declared.map((operator) => [operator, results(operator)]));

function problems(find: (operator: Operator, found: readonly Primitive[]) => string | undefined): readonly string[] {
  return [...resultsOf].flatMap(([operator, found]) => {
    const problem = find(operator, found);
    return problem === undefined ? [] : [`operator ${operator.name} of core/operators.ts ${problem}`];
  });
}

describe('the declaration of an operator', () => {
  it('has an evaluation in constraint/semantics with a value on some operands', () => {
    expect(problems((_, found) => (found.length === 0 ? 'has no value on any sample' : undefined))).toEqual([]);
  });

  it('names a sort that all values have', () => {
    const beyond = problems(({ sort }, found) => {
      const other = found.find((value) => !isOfSort(value, sort));
      return other === undefined ? undefined : `has a value that is not of its sort ${sort}: ${String(other)}`;
    });
    expect(beyond).toEqual([]);
  });

  it('says if the value may be undefined', () => {
    const missing = problems(({ maybeUndefined = false }, found) =>
      found.includes(undefined) && !maybeUndefined ? 'can be undefined: declare it as `maybeUndefined`' : undefined,
    );
    expect(missing).toEqual([]);
  });
});
