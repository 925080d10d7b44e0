import { describe, expect, it } from 'vitest';

import { compareSides } from '../../../src/execution/subject/driven/compare-sides.ts';
import { PrototypeGuard } from '../../../src/execution/subject/pollution/prototype-guard.ts';
import type { ComparedUse } from '../../../src/execution/subject/target/drive.ts';

type Side = (...args: unknown[]) => unknown;

function useOf(sides: readonly Side[], rest: Partial<ComparedUse> = {}): ComparedUse {
  return {
    sides: sides.map((target) => ({ target, self: undefined, usage: undefined })),
    normalize: undefined,
    ignored: [],
    restorePrototypes: () => undefined,
    record: { ends: [], found: [], alike: [], pollutions: [] },
    ...rest,
  };
}

function run(use: ComparedUse, ...args: unknown[]): unknown {
  return compareSides(use, args, (side, own) => Reflect.apply(side.target, side.self, own));
}

function append(list: unknown): number {
  return (list as number[]).push(1);
}

/** Defined if `Object.prototype` is polluted. */
function readExtra(): unknown {
  return ({} as { readonly extra?: number }).extra;
}

function fail(message: string): never {
  throw new SyntaxError(message);
}

describe('comparing sides', () => {
  it('groups sides that end alike, whatever their order', () => {
    const use = useOf([() => 1, () => 2, () => fail('no'), () => 2, () => 1, () => fail('no')]);
    expect(run(use)).toBe(1);
    expect(use.record.alike).toEqual([0, 1, 2, 1, 0, 2]);
    expect(use.record.found.map(({ left, right, class: found }) => [left, right, found])).toEqual([
      [0, 1, 'value'],
      [0, 2, 'acceptance'],
      [1, 2, 'acceptance'],
      [0, 3, 'value'],
      [0, 5, 'acceptance'],
      [1, 5, 'acceptance'],
    ]);
  });

  it('rejects what all sides reject, with the error of the first', () => {
    const use = useOf([() => fail('one'), () => fail('two')]);
    expect(() => run(use)).toThrow('one');
    expect(use.record.found).toMatchObject([{ class: 'error' }]);
  });

  it('does not count ignored classes', () => {
    const use = useOf([() => fail('one'), () => fail('two'), () => 3], { ignored: ['error'] });
    run(use);
    expect(use.record.alike).toEqual([0, 0, 2]);
  });

  it('compares what a normalizing function makes of results', () => {
    const normalize = { target: ((text: string) => text.toLowerCase()) as Side, self: undefined };
    const use = useOf([() => 'A', () => 'a', () => 'b'], { normalize });
    run(use);
    expect(use.record.alike).toEqual([0, 0, 2]);
    expect(use.record.ends[0]).toEqual({ kind: 'returned', value: 'A' });
  });

  it('gives each side its own copy of the arguments', () => {
    const use = useOf([append, append]);
    run(use, []);
    expect(use.record.found).toEqual([]);
  });

  it('reverts what a side changes in shared prototypes before the next one runs', async () => {
    const guard = new PrototypeGuard();
    guard.accept();
    const pollute = (): unknown => {
      (Object.prototype as { extra?: number }).extra = 1;
      return readExtra();
    };
    const later = async (): Promise<unknown> => {
      await Promise.resolve();
      return pollute();
    };
    const failing = (): unknown => fail(String(pollute()));
    const use = useOf([pollute, readExtra, later, readExtra, failing, readExtra], {
      restorePrototypes: () => guard.restore(),
    });
    await run(use);
    expect(use.record.alike).toEqual([0, 1, 0, 1, 4, 1]);
    expect(use.record.pollutions.map((one) => one?.what)).toEqual([
      'Object.prototype',
      undefined,
      'Object.prototype',
      undefined,
      'Object.prototype',
      undefined,
    ]);
  });

  it('awaits promises and reads generators to their end', async () => {
    const use = useOf([
      () => [1, 2],
      () => Promise.resolve([1, 2]),
      function* () {
        yield 1;
        yield 2;
      },
      () => Promise.reject(new Error('no')),
    ]);
    await run(use);
    expect(use.record.alike).toEqual([0, 0, 0, 3]);
  });
});
