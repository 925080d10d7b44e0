import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operatorCode } from '../../../src/core/operators.ts';
import { Assignment } from '../../../src/constraint/assignment.ts';
import { evaluate } from '../../../src/constraint/evaluate.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { decodeTrace, learnSamples } from '../../../src/constraint/trace.ts';
import { arbitraryAssignment, arbitraryExpression } from './arbitrary-expression.ts';
import { RawTraceWriter } from './raw-trace-writer.ts';

describe('decodeTrace', () => {
  it('gives expressions with the values of those that were written', () => {
    fc.assert(
      fc.property(arbitraryExpression, arbitraryAssignment, (make, assignment) => {
        const pool = new ExpressionPool();
        const writer = new RawTraceWriter();
        const written = make(pool);
        const node = writer.node(written);
        const read = decodeTrace(writer.finish(), pool).nodes[node];
        expect(read && evaluate(read, assignment)).toBe(evaluate(written, assignment));
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  it('reads arguments that were not given, and those that did not fit', () => {
    const pool = new ExpressionPool();
    const text = pool.variable('text', 0);
    const digits = pool.constant({ kind: 'regExp', source: '(?<d>[0-9])', flags: '' });
    const exprs = [
      pool.apply('slice', text, pool.constant(1)),
      pool.apply('regExpGroup', digits, text, pool.constant(0), pool.constant('d')),
      pool.apply('regExpTest', digits, text),
      pool.apply('fromCharCode', ...[1, 2, 3, 4, 5].map((value) => pool.constant(value))),
      pool.apply('fromCharCode'),
      pool.apply('concat', text),
    ];
    const writer = new RawTraceWriter();
    const nodes = exprs.map((expr) => writer.node(expr));
    const trace = decodeTrace(writer.finish(), pool);
    expect(nodes.map((node) => trace.nodes[node])).toEqual(exprs);
  });

  it('reads a condition as the comparisons it stands for', () => {
    const pool = new ExpressionPool();
    const unit = pool.variable('unit', 0, 0);
    const writer = new RawTraceWriter();
    const { greaterOrEqual, lessThan, strictEquals } = operatorCode;
    const range = ['and', [greaterOrEqual, 48], [lessThan, 58]] as const;
    const nodes = [
      writer.condition(['or', range, ['not', [strictEquals]]], unit),
      writer.condition(['and', ['truth'], [strictEquals, 'x']], unit),
    ];
    const { nodes: read } = decodeTrace(writer.finish(), pool);
    const inRange = pool.apply(
      'and',
      pool.apply('greaterOrEqual', unit, pool.constant(48)),
      pool.apply('lessThan', unit, pool.constant(58)),
    );
    const isUndefined = pool.apply('strictEquals', unit, pool.constant(undefined));
    expect(nodes.map((node) => read[node])).toEqual([
      pool.apply('or', inRange, pool.apply('not', isUndefined)),
      pool.apply('and', unit, pool.apply('strictEquals', unit, pool.constant('x'))),
    ]);
  });

  it('puts decisions, pins and notes in their order', () => {
    const pool = new ExpressionPool();
    const writer = new RawTraceWriter();
    const unit = pool.variable('unit', 0, 0);
    const test = writer.node(pool.apply('lessThan', unit, pool.constant(48)));
    const concretized = writer.node(pool.apply('sameValue', unit, pool.constant(50)));
    const keys = pool.constant({ kind: 'keys', keys: ['a', 'b'] });
    const key = writer.node(pool.apply('keyIndex', keys, pool.variable('text', 0)));
    const why = writer.constant('index of an array');
    const trace = decodeTrace(
      writer
        .event('enter', 3, 0, 0)
        .event('branch', 10, test, 0)
        .event('read', 0, 0, 5)
        .event('concretization', 11, concretized, why)
        .event('key', 12, key, -1)
        .event('implicit', 13, test, 1)
        .event('exit', 3, 0, 0)
        .finish(),
      pool,
    );
    expect(trace.path.toString()).toBe(
      [
        'branch in[0] < 48 -> false // at 10',
        'concretization sameValue(in[0], 50) // index of an array at 11',
        'key keyIndex({"a", "b"}, in) -> -1 // at 12',
        'implicit in[0] < 48 -> true // at 13',
      ].join('\n'),
    );
    expect(trace.notes).toEqual([
      { kind: 'enter', site: 3, before: 0 },
      { kind: 'read', input: 0, position: 5, before: 1 },
      { kind: 'exit', site: 3, before: 3 },
    ]);
  });

  it('lets opaque functions be known by what they gave', () => {
    const pool = new ExpressionPool();
    const writer = new RawTraceWriter();
    const inner = pool.apply('opaque', pool.constant('hash'), pool.variable('text', 0));
    const outer = pool.apply('opaque', pool.constant('mix'), inner, pool.constant(1));
    writer.sample(writer.node(inner), writer.constant(42)).sample(writer.node(outer), writer.constant('x'));
    const { samples } = decodeTrace(writer.finish(), pool);
    const assignment = learnSamples(samples, Assignment.of('a'));
    expect(evaluate(inner, assignment)).toBe(42);
    expect(evaluate(outer, assignment)).toBe('x');
  });

  it('refuses nodes that refer to what is not there', () => {
    const writer = new RawTraceWriter();
    const raw = writer.event('branch', 1, 5, 1).finish();
    expect(() => decodeTrace(raw, new ExpressionPool())).toThrow(RangeError);
  });
});
