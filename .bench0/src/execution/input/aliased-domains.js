import { sameDomain } from '../../constraint/domains/built-domains.js';
import { domainIdentity } from './domain-description.js';
/**
 * Extends the domains of arguments so that an argument may be the same object as an earlier one with the same domain.
 * `first` is the number of the first argument. Parts of arguments are never aliased.
 */
export function aliasedDomains(domains, first = 0) {
    return domains.map((domain, index) => {
        if (!holdsObjects(domain))
            return domain;
        const own = identityOf(domain);
        const earlier = domains
            .slice(0, index)
            .flatMap((other, i) => (identityOf(other) === own ? [sameDomain(first + i)] : []));
        if (earlier.length === 0)
            return domain;
        return { kind: 'oneOf', options: [...(domain.kind === 'oneOf' ? domain.options : [domain]), ...earlier] };
    });
}
/** Domains are compared without `optional`: an optional parameter may be the same object as a required one. */
function identityOf(domain) {
    return domainIdentity(domain.kind === 'optional' ? domain.of : domain);
}
function holdsObjects(domain) {
    switch (domain.kind) {
        case 'optional':
            return holdsObjects(domain.of);
        case 'oneOf':
            return domain.options.some(holdsObjects);
        case 'array':
        case 'tuple':
        case 'object':
        case 'bytes':
            return true;
        case 'built':
            return domain.type !== 'Rest';
        default:
            return false;
    }
}
