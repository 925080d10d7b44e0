import { expect, it } from 'vitest';

import { builtObject } from '../../../src/core/built-object.ts';
import { callSource as sourceOfCall } from '../../../src/suite/emit/call-source.ts';
import type { ClassUsage } from '../../../src/execution/target-usage.ts';

const callSource = (...given: Parameters<typeof sourceOfCall>) => sourceOfCall(...given)?.call;

const classUsage = (after: ClassUsage['after']): ClassUsage => ({
  kind: 'class',
  className: 'C',
  constructorArguments: 1,
  after,
});

it('writes objects as they would be written by hand', () => {
  const args = [
    builtObject('Map', [['a', 1]]),
    builtObject('Set', [1]),
    builtObject('Record', [['k', true]]),
    builtObject('Date', 0),
    builtObject('Date', Number.NaN),
    builtObject('RegExp', ['a', 'g']),
    builtObject('URL', ['p', 'q=1', '']),
    builtObject('Function', [1, 2]),
    builtObject('Float64Array', [0.5]),
  ];
  expect(callSource('f', { kind: 'args', args }, {})).toBe(
    'f(new Map([["a", 1]]), new Set([1]), Object.fromEntries([["k", true]]), new Date("1970-01-01T00:00:00.000Z"), ' +
      'new Date(NaN), new RegExp("a", "g"), new URL("http://localhost/p?q=1#"), scripted([1, 2]), new Float64Array([0.5]))',
  );
});

it('makes instances with new and uses their members', () => {
  expect(callSource('C', { kind: 'args', args: [1] }, { usage: classUsage({ kind: 'nothing' }) })).toBe('new C(1)');
  const member = classUsage({ kind: 'member', member: 'push' });
  expect(callSource('C', { kind: 'args', args: [1, 2] }, { usage: member })).toBe('new C(1).push(2)');
  const calls = [['push', 2], ['get size'], ['set size', 0]];
  expect(callSource('C', { kind: 'args', args: [1, calls] }, { usage: classUsage({ kind: 'calls' }) })).toBe(
    '(async (instance) => [await instance.push(2), await instance.size, await (instance.size = 0)])(new C(1))',
  );
});

it('writes arguments of a list each for itself, and what is one object once', () => {
  const rest = { kind: 'args', args: ['a', builtObject('Rest', [1, 2])] } as const;
  expect(callSource('f', rest, {})).toBe('f("a", 1, 2)');
  expect(callSource('f', { kind: 'args', args: [builtObject('Rest', [])] }, {})).toBe('f()');
  const same = { kind: 'args', args: [[1], 2, builtObject('Same', 0)] } as const;
  expect(sourceOfCall('f', same, {})).toEqual({
    statements: ['const shared1 = [1];'],
    call: 'f(shared1, 2, shared1)',
  });
});

it('does not pretend that a test can set the clock', () => {
  const surroundings = { stdin: false, argv: false, env: [], clock: true, random: false };
  const input = { kind: 'args', args: [7, 0] } as const;
  expect(() => sourceOfCall('f', input, { surroundings })).toThrow(expect.objectContaining({ code: 'no-suite' }));
});

it('sets what the target takes from around it', () => {
  const surroundings = { stdin: false, argv: true, env: ['LEVEL', 'GONE'], clock: false, random: false };
  const input = { kind: 'args', args: [7, ['-v'], { LEVEL: 'x' }] } as const;
  expect(sourceOfCall('f', input, { surroundings })).toEqual({
    statements: [
      `process.argv = [process.execPath, 'target', "-v"];`,
      'process.env["LEVEL"] = "x";',
      'delete process.env["GONE"];',
    ],
    call: 'f(7)',
  });
});

it('has no test for an input that cannot be written down', () => {
  expect(sourceOfCall('f', { kind: 'args', args: ['x'.repeat(30_000)] }, {})).toBeUndefined();
});
