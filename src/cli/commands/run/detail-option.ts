import { CoppiceError } from '../../../core/coppice-error.ts';
import type { TextView } from '../../../report/terminal/text-view.ts';
import type { RunValues } from './run-options.ts';

/** Returns how much to show, by `--quiet` and `--verbose`. */
export function detailOf({ quiet, verbose }: Pick<RunValues, 'quiet' | 'verbose'>): TextView['detail'] {
  if (quiet && verbose) {
    throw new CoppiceError('conflicting-options', '--quiet and --verbose exclude each other', {
      hint: 'leave out one of them',
    });
  }
  if (quiet) return 'quiet';
  return verbose ? 'verbose' : 'normal';
}
