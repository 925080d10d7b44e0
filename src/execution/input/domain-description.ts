import { inputCount, valueOf } from '../../constraint/domain-inputs.ts';
import type { Domain } from '../../constraint/domain.ts';
import { readDomain } from '../../constraint/read-domain.ts';
import { CoppiceError } from '../../core/coppice-error.ts';
import { encodeTagged } from '../../core/tagged-value.ts';
import { objectPlaces, type ObjectPlace } from './object-places.ts';
import { symbolicLeaves, type SymbolicLeaf } from './symbolic-leaves.ts';

/** What a subject process asks when `symbolic` is called with a domain it has not seen. */
export interface DomainQuestion {
  readonly kind: 'domain';
  readonly written: unknown;
}

/** All a subject process has to know of a domain, so that it needs no code that the subject could have broken. */
export type DomainDescription =
  | {
      readonly kind: 'domain';
      readonly domain: Domain;
      /** Equal for equal domains. */
      readonly identity: string;
      readonly inputCount: number;
      /** For a call that was given no value. */
      readonly defaultValue: unknown;
      /** Of the default, as the only argument and with inputs numbered from 0. */
      readonly leaves: readonly SymbolicLeaf[];
      /** What in the default is to become an object. */
      readonly objects: readonly ObjectPlace[];
    }
  | { readonly kind: 'malformed-domain'; readonly message: string };

export function describeDomain({ written }: DomainQuestion): DomainDescription {
  try {
    const domain = readDomain(written);
    const defaultValue = valueOf(domain, new Map());
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
