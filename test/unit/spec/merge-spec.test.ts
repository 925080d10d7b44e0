import { describe, expect, it } from 'vitest';

import { mergeSpec, type ObservedInput } from '../../../src/spec/merge-spec.ts';
import { isViolated, type RowDecision, type SpecRow } from '../../../src/spec/spec-row.ts';
import { specifiedFailure } from '../../../src/spec/specified-failure.ts';

const row = (text: string, decision: RowDecision, observed: string, expected = ''): SpecRow => ({
  input: { kind: 'text', text },
  decision,
  observed,
  expected,
  line: 1,
});

const seen = (text: string, result: string, behavior = text): ObservedInput => ({
  input: { kind: 'text', text },
  result,
  behavior,
});

function merged(rows: readonly SpecRow[], observations: readonly ObservedInput[]): unknown {
  return mergeSpec(rows, observations).map(({ input, decision, observed, expected }) => [
    input.kind === 'text' ? input.text : '',
    decision,
    observed,
    expected,
  ]);
}

describe('a specification after another campaign', () => {
  it('keeps decisions, and adds the smallest input of each new behavior', () => {
    const rows = [row('a', 'ticked', '1'), row('b', 'rejected', '2'), row('c', 'corrected', '3', '4')];
    expect(
      merged(rows, [
        seen('a', '1'),
        seen('b', '2'),
        seen('c', '3'),
        seen('dd', '5', 'd'),
        seen('d', '5', 'd'),
        seen('aa', '1', 'a'),
      ]),
    ).toEqual([
      ['a', 'ticked', '1', ''],
      ['b', 'rejected', '2', ''],
      ['c', 'corrected', '3', '4'],
      ['d', 'open', '5', ''],
    ]);
  });

  it('marks a ticked row whose result has changed, until it is as it was', () => {
    const [changed] = mergeSpec([row('a', 'ticked', '1')], [seen('a', '2')]);
    expect(changed).toMatchObject({ decision: 'changed', observed: '2', expected: '1' });
    expect(isViolated(changed!)).toBe(true);
    expect(merged([changed!], [seen('a', '1')])).toEqual([['a', 'ticked', '1', '']]);
  });

  it('ticks a corrected row once the expected result is observed', () => {
    expect(merged([row('c', 'corrected', '3', '4')], [seen('c', '4')])).toEqual([['c', 'ticked', '4', '']]);
  });

  it('ticks a row added by hand for what is observed first', () => {
    expect(merged([row('a', 'ticked', '')], [seen('a', '7')])).toEqual([['a', 'ticked', '7', '']]);
  });

  it('drops undecided rows that cannot be observed any more, and keeps the decided ones', () => {
    expect(merged([row('a', 'open', '1'), row('b', 'ticked', '2')], [])).toEqual([['b', 'ticked', '2', '']]);
  });

  it('has what returns first, then each class of errors, smallest input first', () => {
    const observations = [seen('x', 'throws B: m'), seen('yy', '1'), seen('y', '2'), seen('z', 'throws A: m')];
    expect(mergeSpec([], observations).map(({ observed }) => observed)).toEqual([
      '2',
      '1',
      'throws A: m',
      'throws B: m',
    ]);
  });
});

describe('a result that is not the specified one', () => {
  it.each([
    ['1', '2', 'value'],
    ['1', 'throws E: m', 'acceptance'],
    ['throws E: m', 'throws F', 'error'],
  ])('expected %j, observed %j is a difference of class %s', (expected, observed, kind) => {
    const failing = specifiedFailure({ place: 'spec.md:5', expected }, observed, { input: '"a"', target: 't' });
    expect(failing).toMatchObject({
      kind: 'difference',
      difference: { class: kind, results: [{ side: 'spec.md:5' }, { side: 't' }] },
    });
    expect(failing.message).toContain(`observed ${observed}`);
  });
});
