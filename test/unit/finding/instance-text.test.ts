import { describe, expect, it } from 'vitest';

import type { ClassUsage } from '../../../src/execution/target-usage.ts';
import { instanceText } from '../../../src/finding/input/instance-text.ts';

const usage = (after: ClassUsage['after'], constructorArguments = 1): ClassUsage => ({
  kind: 'class',
  className: 'Stack',
  constructorArguments,
  after,
});
const calls = usage({ kind: 'calls' });

describe('the use of an instance as code', () => {
  it.each([
    [calls, [8, [['push', 1]]], 'new Stack(8).push(1)'],
    [calls, [8, []], 'new Stack(8)'],
    [calls, [8, [['push', 'a'], ['get size']]], 'new Stack(8): push("a"), get size'],
    [calls, [8, [['get size']]], 'new Stack(8): get size'],
    [calls, [8, [['set size', 2]]], 'new Stack(8): set size(2)'],
    [usage({ kind: 'member', member: 'push' }, 0), [[1]], 'new Stack().push([1])'],
    [usage({ kind: 'nothing' }), [undefined], 'new Stack(undefined)'],
  ])('shows what is done with it (%#)', (given, args, text) => {
    expect(instanceText({ kind: 'args', args }, given)).toBe(text);
  });

  it('is not shown for functions, nor for arguments without source', () => {
    expect(instanceText({ kind: 'args', args: [1] }, undefined)).toBeUndefined();
    expect(instanceText({ kind: 'args', args: [() => 1, []] }, calls)).toBeUndefined();
  });
});
