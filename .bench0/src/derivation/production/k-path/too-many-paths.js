import { CoppiceError } from '../../../core/coppice-error.js';
export function tooManyPaths(k, total) {
    const message = `the grammar has ${total} paths of ${k} symbols, which is too many to track each of them`;
    return new CoppiceError('too-many-k-paths', message, {
        hint: 'choose a smaller k; values above 5 rarely find more',
    });
}
