import { describe, expect, it } from 'vitest';

import type { SideResult } from '../../../src/execution/comparison.ts';
import { differenceRows } from '../../../src/finding/difference-text.ts';
import { rankedDifferences } from '../../../src/finding/ranked-differences.ts';
import type { ReportedFinding } from '../../../src/finding/reported-finding.ts';

const finding: ReportedFinding = {
  id: '0',
  kind: 'difference',
  error: '',
  fingerprint: '',
  expected: '',
  observed: '',
  stack: [],
  firstRun: { run: 1, encoding: 'utf8', input: '', origin: '' },
  site: '',
  input: '',
  minimized: '',
  encoding: 'utf8',
  origin: '',
  replay: '',
  isFlaky: false,
};

function rows(results: readonly SideResult[], groups: ReportedFinding['groups']): readonly string[] {
  return differenceRows({ ...finding, results, groups: groups! });
}

function returned(side: string, value: string): SideResult {
  return { side, outcome: 'returned', value };
}

describe('the rows of a difference', () => {
  it('mark the place where results differ', () => {
    expect(rows([returned('a.js#f', '[ 1, 2 ]'), returned('b#f', '[ 1, 3 ]')], [[0], [1]])).toEqual([
      '  a.js#f  returned [ 1, 2 ]',
      '  b#f     returned [ 1, 3 ]',
      '                        ^',
    ]);
  });

  it('show the part of long results that differs', () => {
    const [one, other, mark] = rows(
      [returned('a', `'${'x'.repeat(500)}1'`), returned('b', `'${'x'.repeat(500)}2'`)],
      [[0], [1]],
    );
    expect(one!.length).toBeLessThan(120);
    expect(one![mark!.length - 1]).toBe('1');
    expect(other![mark!.length - 1]).toBe('2');
  });

  it('escape characters without a glyph, so that the mark stays in place', () => {
    const [one, , mark] = rows([returned('a', "'\u202e1'"), returned('b', "'\u202e2'")], [[0], [1]]);
    expect(one).toContain(String.raw`\u202e1`);
    expect(one![mark!.length - 1]).toBe('1');
  });

  it('do not mark where one side returned and the other threw', () => {
    const threw: SideResult = { side: 'b', outcome: 'threw', error: 'SyntaxError: no', site: '' };
    expect(rows([returned('a', '1'), threw], [[0], [1]])).toEqual(['  a  returned 1', '  b  threw SyntaxError: no']);
  });

  it('name the sides that agree', () => {
    const results = [returned('a', '1'), returned('b', '2'), returned('c', '1')];
    expect(rows(results, [[0, 2], [1]]).at(-1)).toBe('  2 of 3 agree: a, c');
    expect(rows(results, [[0], [1], [2]]).at(-1)).toBe('  no two of 3 agree');
  });

  it('say that a side hung or ran out of memory', () => {
    const results: readonly SideResult[] = [
      { side: 'a', outcome: 'hung' },
      { side: 'b', outcome: 'memory' },
      { side: 'c', outcome: 'ended' },
    ];
    expect(rows(results, [[0, 1], [2]])[1]).toBe('  b  ran out of memory');
  });
});

describe('ranking differences', () => {
  it('puts differences in what is accepted and returned before differences in messages, small before large', () => {
    const ranked = rankedDifferences([
      { ...finding, id: 'message', class: 'error', minimized: '' },
      { ...finding, id: 'large', class: 'value', minimized: 'abcdef' },
      { ...finding, id: 'small', class: 'acceptance', minimized: 'a' },
      { ...finding, id: 'other', kind: 'denied', minimized: 'abcdefghij' },
    ]);
    expect(ranked.map(({ id }) => id)).toEqual(['other', 'small', 'large', 'message']);
  });

  it('puts differences in values that only branches tell apart behind the first of them', () => {
    const value = (id: string, error: string, minimized: string): ReportedFinding => ({
      ...finding,
      id,
      class: 'value',
      error,
      minimized,
    });
    const ranked = rankedDifferences([
      value('first', "value: 'a' and 'b'", 'a'),
      value('again', "value: 'c' and 'd'", 'b'),
      value('inside', 'value at .x[0]: 1 and 2', 'abcd'),
      { ...finding, id: 'accepted', class: 'acceptance', minimized: 'abcde' },
    ]);
    expect(ranked.map(({ id }) => id)).toEqual(['first', 'inside', 'accepted', 'again']);
  });

  it('puts an error that one side raises by mistake before differences in messages', () => {
    const results: readonly SideResult[] = ['a', 'b'].map((side) => ({
      side,
      outcome: 'threw',
      error: 'E: no',
      site: '',
    }));
    const failing: readonly SideResult[] = [{ ...results[0]!, isFailure: true } as SideResult, results[1]!];
    const ranked = rankedDifferences([
      { ...finding, id: 'message', class: 'error', results, minimized: '' },
      { ...finding, id: 'failure', class: 'error', results: failing, minimized: 'abc' },
    ]);
    expect(ranked.map(({ id }) => id)).toEqual(['failure', 'message']);
  });
});
