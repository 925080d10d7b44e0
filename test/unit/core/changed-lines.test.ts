import { describe, expect, it } from 'vitest';

import { changedRange } from '../../../src/core/changed-lines.ts';

describe('the changed lines of a text', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', undefined],
    ['a\nb\nc', 'a\nX\nc', { from: 2, to: 2 }],
    ['a\nb\nc', 'a\nb\nX\nY\nc', { from: 3, to: 4 }],
    ['a\nb\nc\nd', 'a\nd', { from: 1, to: 2 }],
    ['a', 'X', { from: 1, to: 1 }],
    ['a\na', 'a\na\na', { from: 3, to: 3 }],
    ['a\nb', 'b', { from: 1, to: 1 }],
  ])('from %j to %j are %j', (before, after, expected) => {
    expect(changedRange(before, after)).toEqual(expected);
  });
});
