import { CoppiceError } from '../core/coppice-error.js';
import { DomainReader } from './inputs/domain-reader.js';
/**
 * Parses the domains of a target's arguments: `int32, string(..8)`, `{ a: string, b?: 'x' | 'y' }`, `number[]`. A size
 * is exact, or an upper limit after two dots. `where` names the text in messages.
 */
export function parseInputs(text, where, defaults) {
    if (text.trim() === '') {
        throw new CoppiceError('no-inputs', `${where} is empty`, {
            hint: 'give a domain for each argument: "string, int32"',
        });
    }
    return new DomainReader(text, where, defaults).readAll();
}
