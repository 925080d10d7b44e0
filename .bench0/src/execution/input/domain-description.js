import { inputCount, domainValue } from '../../constraint/domains/domain-inputs.js';
import { readDomain } from '../../constraint/domains/read-domain.js';
import { CoppiceError } from '../../core/coppice-error.js';
import { encodeTagged } from '../../core/tagged-value.js';
import { objectPlaces } from './object-places.js';
import { symbolicLeaves } from './symbolic-leaves.js';
export function describeDomain({ written }) {
    try {
        const domain = readDomain(written);
        const defaultValue = domainValue(domain, new Map());
        const leaves = symbolicLeaves([domain], [defaultValue]);
        return {
            kind: 'domain',
            domain,
            identity: domainIdentity(domain),
            inputCount: inputCount(domain),
            defaultValue,
            leaves,
            objects: objectPlaces([defaultValue]),
        };
    }
    catch (error) {
        if (!(error instanceof CoppiceError))
            throw error;
        const hint = error.hint === undefined ? '' : ` (${error.hint})`;
        return { kind: 'malformed-domain', message: `symbolic: ${error.message}${hint}` };
    }
}
export function domainIdentity(domain) {
    return JSON.stringify(encodeTagged(domain));
}
