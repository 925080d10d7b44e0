import { describe, expect, it } from 'vitest';

import { operatorCode } from '../../../src/core/operators.ts';
import { ConstantPool } from '../../../src/runtime/recording/constant-pool.ts';
import { ExpressionTable } from '../../../src/runtime/recording/expression-table.ts';

describe('ConstantPool', () => {
  it('has one index for each constant, independent of the others', () => {
    const pool = new ConstantPool();
    const values = [0, -0, 1, 1023, 1024, 1.5, NaN, Infinity, '', '0', 'keys', true, false, null, undefined, 1n];
    const indexes = values.map((value) => pool.indexOf(value));
    indexes.push(pool.indexOfTable({ kind: 'keys', keys: [] }, 'keys'), pool.indexOfCondition('keys'));
    expect(new Set(indexes).size).toBe(values.length + 2);
    expect(values.map((value) => pool.indexOf(value))).toEqual(indexes.slice(0, values.length));
    for (const [i, value] of values.entries()) expect(pool.list[indexes[i]!]).toBe(value);
  });

  it('has no index for objects and symbols', () => {
    const pool = new ConstantPool();
    expect([{}, [], () => {}, Symbol.iterator].map((value) => pool.indexOf(value))).toEqual([-1, -1, -1, -1]);
  });
});

describe('ExpressionTable', () => {
  it('keeps indexes between runs, and creates new nodes in each run', () => {
    const table = new ExpressionTable();
    const first = table.constant('a');
    const { list } = table.constants;
    table.reset();
    const second = table.constant('a');
    expect(second).not.toBe(first);
    expect([table.operatorOf(second), table.poolIndex(second)]).toEqual([operatorCode.const, 0]);
    expect(table.valueAt(second)).toBe('a');
    expect(table.constants.list).toBe(list);
  });

  it('starts a new list between runs when there are too many constants', () => {
    const table = new ExpressionTable();
    for (let i = 0; i < 10_000; i++) table.constant(`text ${i}`);
    const { list } = table.constants;
    expect(list).toHaveLength(10_000);
    table.reset();
    const node = table.constant('text 5000');
    expect(table.constants.list).not.toBe(list);
    expect([table.poolIndex(node), table.constants.list[0]]).toEqual([0, 'text 5000']);
  });

  it('distinguishes the constants of a run from those of earlier runs whose ids are reused', () => {
    const table = new ExpressionTable();
    for (let run = 0; run < 300; run++) {
      table.reset();
      const nodes = Array.from({ length: 1000 }, (_, i) => table.constant(i));
      expect(nodes.every((node, i) => table.holds(node) && table.valueAt(node) === i)).toBe(true);
    }
  });
});
