import { CoppiceError } from '../../../core/coppice-error.js';
/** Returns how much to show, by `--quiet` and `--verbose`. */
export function detailOf({ quiet, verbose }) {
    if (quiet && verbose) {
        throw new CoppiceError('conflicting-options', '--quiet and --verbose exclude each other', {
            hint: 'leave out one of them',
        });
    }
    if (quiet)
        return 'quiet';
    return verbose ? 'verbose' : 'normal';
}
