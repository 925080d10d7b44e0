import { expect, it } from 'vitest';

import { knownFailureSource, knownReturn, knownThrow } from '../../../src/suite/emit/known-failure-source.ts';

type KnownFailure = (call: () => unknown, failure: string | RegExp) => Promise<void>;

// oxlint-disable-next-line no-implied-eval -- the source that is emitted, as it is
const knownFailure = new Function(`${knownFailureSource(false)}; return knownFailure;`)() as KnownFailure;
// oxlint-disable-next-line no-implied-eval -- the source that is emitted, as it is
const read = (source: string): string | RegExp => new Function(`return ${source}`)() as string | RegExp;
const thrown = (errorClass: string, message = '', runner: 'vitest' | 'bun' = 'vitest') =>
  read(knownThrow({ errorClass, message }, { file: '/srv/project/a.ts' }, runner));
const thrower = (error: unknown) => () => {
  // oxlint-disable-next-line no-throw-literal, only-throw-error -- any value can be thrown
  throw error;
};

it('passes while the call fails as it did', async () => {
  await knownFailure(thrower(new TypeError('a')), thrown('TypeError', 'a'));
  await knownFailure(thrower(new TypeError()), thrown('TypeError'));
  await knownFailure(
    thrower(new TypeError('/srv/project/b.ts at 3 ms')),
    thrown('TypeError', '/srv/project/c at 2 ms'),
  );
  await knownFailure(thrower('a'), thrown('', 'a'));
  await knownFailure(() => Promise.reject(new RangeError('a')), thrown('RangeError', 'a'));
  await knownFailure(() => false, read(knownReturn(false)));
  await knownFailure(() => 'TypeError', read(knownReturn('TypeError')));
});

it('fails once the call ends differently, also if it returns what names the error', async () => {
  const gone = /remove this test/u;
  for (const returned of ['TypeError', 'throws TypeError', 'throws TypeError: a', new TypeError('a'), TypeError, null])
    await expect(knownFailure(() => returned, thrown('TypeError', 'a'))).rejects.toThrow(gone);
  await expect(knownFailure(() => Object.create(null), thrown('TypeError', 'a'))).rejects.toThrow(gone);
  await expect(knownFailure(thrower(new RangeError('a')), thrown('TypeError', 'a'))).rejects.toThrow(gone);
  await expect(knownFailure(thrower(new RangeError('a')), read(knownReturn(false)))).rejects.toThrow(gone);
  await expect(knownFailure(() => true, read(knownReturn(false)))).rejects.toThrow(gone);
});

it('fails once the input is rejected with a deliberate error of the same class', async () => {
  const fixed = thrower(new RangeError('nested too deeply'));
  const known = thrown('RangeError', 'Maximum call stack size exceeded');
  await expect(knownFailure(fixed, known)).rejects.toThrow(/nested too deeply; it was known/u);
});

it('knows nothing of messages where another engine runs the tests', async () => {
  await knownFailure(thrower(new TypeError('a is not an object')), thrown('TypeError', 'a', 'bun'));
  const other = knownFailure(thrower(new RangeError('a')), thrown('TypeError', 'a', 'bun'));
  await expect(other).rejects.toThrow(/remove this test/u);
});
