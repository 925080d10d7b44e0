import { describe, expect, it } from 'vitest';
import { WorkBudget } from '../../../src/core/work-budget.ts';
import { MatchShapes } from '../../../src/solver/links/regular/match-shapes.ts';
import { matchingText } from '../../../src/solver/links/regular/matching-text.ts';

describe('matchingWord', () => {
  it.each([
    ['^(["\'])[a-z]+\\1$', ''],
    ['^<(\\w+)><\\/\\1>$', ''],
    ['^(?=.*\\d)(?=.*[a-z])\\w{5}$', ''],
    ['(?<=\\$)\\d+$', ''],
    ['a\\b.c', ''],
    ['^x$[^]^y$', 'm'],
    ['^\\p{Lu}\\u{1F600}$', 'u'],
    ['^[\\p{L}--[a-z]]{2}$', 'v'],
    ['^(?:a|bc)+?d$', 'i'],
    ['^(?!aa)[ab]{2}$', ''],
  ])('finds a text that /%s/%s matches', (source, flags) => {
    expect(matchingText(source, flags)).toMatch(new RegExp(source, flags));
  });

  it('returns undefined if there is no match', () => {
    expect(matchingText('a^b', '')).toBeUndefined();
  });
});

describe('MatchShapes', () => {
  it('reports the positions of groups, and which code units a back reference repeats', () => {
    const [shape] = new MatchShapes('^<(\\w+)>\\1$', '').ofLength(6, new WorkBudget(1000));
    expect(shape?.groups.get(1)).toEqual([1, 3]);
    expect(shape?.slots.slice(-2)).toEqual([
      { kind: 'same', as: 1 },
      { kind: 'same', as: 2 },
    ]);
  });

  it('resolves the numbers of named groups', () => {
    expect(new MatchShapes('(a)(?<year>\\d+)', '').numberOfName('year')).toBe(2);
  });
});
