import { domainValue } from '../../constraint/domains/domain-inputs.js';
import { readDomain } from '../../constraint/domains/read-domain.js';
import { objectPlaces } from '../input/object-places.js';
import { makeObjects } from '../subject/driven/drive-target.js';
import { harnessSymbolName } from '../../instrument/concolic/harness-access.js';
function defaultOf(domain) {
    const values = [domainValue(domain, new Map())];
    return makeObjects(objectPlaces(values), values);
}
const subject = Reflect.get(globalThis, Symbol.for(harnessSymbolName));
/**
 * Returns a value of the domain that the search chooses. Each call at a source place is a separate input. Outside of a
 * campaign it returns the default of the domain: zero, empty, absent, the first option.
 *
 * @example
 * ```ts
 * import { symbolic } from 'coppice';
 *
 * export function connects(): boolean {
 *   const port = symbolic('int32');
 *   return open({ port, secure: symbolic('boolean') });
 * }
 * ```
 */
export const symbolic = subject?.symbolic ?? ((domain) => defaultOf(readDomain(domain)));
/**
 * Excludes inputs for which the condition is false: in a campaign such a run ends here, neither passed nor failed.
 * Outside of a campaign it does nothing.
 *
 * @example
 * ```ts
 * import { assume } from 'coppice';
 *
 * export function divides(a: number, b: number): number {
 *   assume(b !== 0);
 *   return a / b;
 * }
 * ```
 */
export const assume = subject?.assume ?? (() => { });
