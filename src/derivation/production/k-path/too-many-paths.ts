import { CoppiceError } from '../../../core/coppice-error.ts';

export function tooManyPaths(k: number, total: bigint): CoppiceError {
  const message = `the grammar has ${total} paths of ${k} symbols: more than can be told apart one by one`;
  return new CoppiceError('too-many-k-paths', message, {
    hint: 'choose a smaller k; beyond 5 there is rarely more to find',
  });
}
