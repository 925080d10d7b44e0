import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { builtObject } from '../../../src/core/built-object.ts';
import { openTarget } from '../../../src/execution/open-target.ts';
import type { TargetUsage } from '../../../src/execution/target-usage.ts';

const file = fileURLToPath(new URL('../../cases/inputs/classes.ts', import.meta.url));

async function resultOf(
  build: 'native' | 'coverage' | 'concolic',
  exportName: string,
  args: readonly unknown[],
  usage?: TargetUsage,
): Promise<string> {
  const target = await openTarget({ file, exportName, build, printResults: true, ...(usage && { usage }) });
  try {
    const { outcome } = await target.runOne({ kind: 'args', args });
    return outcome.kind === 'returned' ? (outcome.result ?? '') : outcome.kind;
  } finally {
    await target.close();
  }
}

describe.each(['native', 'concolic'] as const)('targets that are more than a call (%s)', (build) => {
  it('make classes with new, and use members on an instance', async () => {
    expect(await resultOf(build, 'Counter', [2])).toBe('Counter { count: 0 }');
    expect(await resultOf(build, 'Counter.add', [2, 3])).toBe('6');
    expect(await resultOf(build, 'Counter.prototype.add', [2, 3])).toBe('6');
    expect(await resultOf(build, 'Counter.from', ['4'])).toBe('Counter { count: 0 }');
  });

  it('use members one after the other and wait for promises', async () => {
    const usage: TargetUsage = {
      kind: 'class',
      className: 'Named',
      constructorArguments: 1,
      after: { kind: 'calls' },
    };
    const calls = [['add', 2], ['later'], ['set value', 7], ['get value'], ['name', '#']];
    expect(await resultOf(build, 'Named', [5, calls], usage)).toBe("[ 10, 10, 7, 7, '#7' ]");
  });

  it('make objects of built-in types of what inputs hold', async () => {
    const args = [
      builtObject('Map', [['a', 1]]),
      builtObject('Set', ['x', 'y', 'x']),
      builtObject('Date', 5),
      builtObject('Function', ['one', 'two']),
    ];
    expect(await resultOf(build, 'describe', args)).toBe(
      "[ true, [ [ 'a', 1 ] ], [ 'x', 'y' ], 5, 'one', 'two', 'one' ]",
    );
  });
});

describe.each(['native', 'concolic'] as const)('a program (%s)', (build) => {
  it('is evaluated for each input, to the end of what it began, and may leave', async () => {
    const target = await openTarget({
      file: fileURLToPath(new URL('../../cases/inputs/program.mjs', import.meta.url)),
      build,
      usage: { kind: 'program' },
      surroundings: { stdin: true, argv: true, env: [], clock: false, random: false },
    });
    try {
      const ends: string[] = [];
      for (const args of [
        ['', []],
        ['quit', []],
        ['later', []],
        ['boom', []],
        ['boom', ['--now']],
      ]) {
        const { outcome } = await target.runOne({ kind: 'args', args });
        ends.push('failure' in outcome ? outcome.failure.message : outcome.kind);
      }
      expect(ends).toEqual([
        'returned',
        'returned',
        expect.stringContaining("reading 'later'"),
        'returned',
        expect.stringContaining("reading 'boom'"),
      ]);
    } finally {
      await target.close();
    }
  });
});
