import { CoppiceError } from '../core/coppice-error.js';
export function errorOf(diagnostic) {
    return new CoppiceError(diagnostic.code, diagnostic.message, diagnostic);
}
