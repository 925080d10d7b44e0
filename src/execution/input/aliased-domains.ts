import { sameDomain } from '../../constraint/built-domains.ts';
import type { Domain } from '../../constraint/domain.ts';
import { domainIdentity } from './domain-description.ts';

/**
 * The domains of arguments that may also be the same object: one that ranges over the same objects as another before it may
 * be that one. `first` is the number of the first argument. Parts of arguments stay objects of their own.
 */
export function aliasedDomains(domains: readonly Domain[], first = 0): readonly Domain[] {
  return domains.map((domain, index) => {
    if (!holdsObjects(domain)) return domain;
    const own = identityOf(domain);
    const earlier = domains
      .slice(0, index)
      .flatMap((other, i) => (identityOf(other) === own ? [sameDomain(first + i)] : []));
    if (earlier.length === 0) return domain;
    return { kind: 'oneOf', options: [...(domain.kind === 'oneOf' ? domain.options : [domain]), ...earlier] };
  });
}

/** Whether a parameter may be missing is no difference between objects. */
function identityOf(domain: Domain): string {
  return domainIdentity(domain.kind === 'optional' ? domain.of : domain);
}

function holdsObjects(domain: Domain): boolean {
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
