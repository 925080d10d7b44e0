import { expect, it } from 'vitest';

import { knownFailureSource, knownReturn, knownThrow } from '../../../src/suite/emit/known-failure-source.ts';

type KnownFailure = (call: () => unknown, failure: string) => Promise<void>;

// oxlint-disable-next-line no-implied-eval -- the source that is emitted, as it is
const knownFailure = new Function(`${knownFailureSource(false)}; return knownFailure;`)() as KnownFailure;
const thrower = (error: unknown) => () => {
  // oxlint-disable-next-line no-throw-literal, only-throw-error -- any value can be thrown
  throw error;
};

it('passes while the call fails as it did', async () => {
  await knownFailure(thrower(new TypeError('a')), knownThrow('TypeError'));
  await knownFailure(thrower('a'), knownThrow(''));
  await knownFailure(() => Promise.reject(new RangeError('a')), knownThrow('RangeError'));
  await knownFailure(() => false, knownReturn(false));
  await knownFailure(() => 'TypeError', knownReturn('TypeError'));
});

it('fails once the call ends differently, also if it returns the name of the error', async () => {
  const gone = /remove this test/u;
  await expect(knownFailure(() => 'TypeError', knownThrow('TypeError'))).rejects.toThrow(gone);
  await expect(knownFailure(() => Object.create(null), knownThrow('TypeError'))).rejects.toThrow(gone);
  await expect(knownFailure(thrower(new RangeError('a')), knownThrow('TypeError'))).rejects.toThrow(gone);
  await expect(knownFailure(thrower(new RangeError('a')), knownReturn(false))).rejects.toThrow(gone);
  await expect(knownFailure(() => true, knownReturn(false))).rejects.toThrow(gone);
});
