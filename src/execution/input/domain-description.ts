import { inputCount, domainValue } from '../../constraint/domains/domain-inputs.ts';
import type { Domain } from '../../constraint/domains/domain.ts';
import { readDomain } from '../../constraint/domains/read-domain.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import { encodeTagged } from '../../core/tagged-value.ts';
import { objectPlaces, type ObjectPlace } from './object-places.ts';
import { symbolicLeaves, type SymbolicLeaf } from './symbolic-leaves.ts';

/** The request that a subject process sends when `symbolic` is called with an unknown domain. */
export interface DomainQuestion {
  readonly kind: 'domain';
  readonly written: unknown;
}

/**
 * All that a subject process needs to know about a domain, so that it needs no code that the subject could have broken.
 */
export type DomainDescription =
  | {
      readonly kind: 'domain';
      readonly domain: Domain;
      /** Equal for equal domains. */
      readonly identity: string;
      readonly inputCount: number;
      /** The value of a call for which none was sent. */
      readonly defaultValue: unknown;
      /** The symbolic parts of the default value, as the only argument and with inputs numbered from 0. */
      readonly leaves: readonly SymbolicLeaf[];
      /** The parts of the default value that are replaced by objects. */
      readonly objects: readonly ObjectPlace[];
    }
  | { readonly kind: 'malformed-domain'; readonly message: string };

export function describeDomain({ written }: DomainQuestion): DomainDescription {
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
  } catch (error) {
    if (!(error instanceof CoppiceError)) throw error;
    const hint = error.hint === undefined ? '' : ` (${error.hint})`;
    return { kind: 'malformed-domain', message: `symbolic: ${error.message}${hint}` };
  }
}

export function domainIdentity(domain: Domain): string {
  return JSON.stringify(encodeTagged(domain));
}
