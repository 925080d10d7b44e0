import type { Domain } from '../constraint/domain.ts';
import { valueOf } from '../constraint/domain-inputs.ts';
import { readDomain, type PlainDomainName } from '../constraint/read-domain.ts';
import { objectPlaces } from './object-places.ts';
import { makeObjects } from './subject/driven/run.ts';
import { harnessSymbolName } from '../instrument/harness-access.ts';

interface PlainValues {
  string: string;
  number: number;
  int32: number;
  boolean: boolean;
  bigint: bigint;
}

/** A domain as a program writes it: the length of a string, an array or bytes may be left open. */
type WrittenDomain =
  | PlainDomainName
  | Domain
  | { readonly kind: 'string'; readonly maxLength?: number }
  | { readonly kind: 'bytes'; readonly length?: number; readonly maxLength?: number; readonly as?: 'buffer' }
  | {
      readonly kind: 'map' | 'record';
      readonly key: WrittenDomain;
      readonly value: WrittenDomain;
      readonly maxLength?: number;
    }
  | { readonly kind: 'set'; readonly element: WrittenDomain; readonly maxLength?: number }
  | { readonly kind: 'function'; readonly returns: WrittenDomain }
  | { readonly kind: 'date' | 'regexp' | 'url' };

/** What values a domain has. */
export type DomainValue<D> = D extends keyof PlainValues
  ? PlainValues[D]
  : D extends { kind: infer K extends keyof PlainValues }
    ? PlainValues[K]
    : D extends { kind: 'bytes' }
      ? Uint8Array
      : D extends { kind: 'const'; value: infer V }
        ? V
        : D extends { kind: 'oneOf'; options: readonly (infer O)[] }
          ? DomainValue<O>
          : D extends { kind: 'array'; element: infer E }
            ? DomainValue<E>[]
            : D extends { kind: 'tuple'; elements: infer E extends readonly unknown[] }
              ? { -readonly [I in keyof E]: DomainValue<E[I]> }
              : D extends { kind: 'object'; fields: infer F }
                ? { -readonly [N in keyof F]: DomainValue<F[N]> }
                : D extends { kind: 'optional'; of: infer O }
                  ? DomainValue<O> | undefined
                  : D extends { kind: 'map'; key: infer K; value: infer V }
                    ? Map<DomainValue<K>, DomainValue<V>>
                    : D extends { kind: 'set'; element: infer E }
                      ? Set<DomainValue<E>>
                      : D extends { kind: 'record'; value: infer V }
                        ? Record<string, DomainValue<V>>
                        : D extends { kind: 'function'; returns: infer R }
                          ? (...args: unknown[]) => DomainValue<R>
                          : D extends { kind: 'date' }
                            ? Date
                            : D extends { kind: 'regexp' }
                              ? RegExp
                              : D extends { kind: 'url' }
                                ? URL
                                : unknown;

function defaultOf(domain: Domain): unknown {
  const values = [valueOf(domain, new Map())];
  return makeObjects(objectPlaces(values), values);
}

type Symbolic = <const D extends WrittenDomain>(domain: D) => DomainValue<D>;
type Assume = (condition: unknown) => void;

const subject = Reflect.get(globalThis, Symbol.for(harnessSymbolName)) as
  { readonly symbolic: Symbolic; readonly assume: Assume } | undefined;

/**
 * A value of the domain that the search chooses: `const port = symbolic('int32')`. The n-th call at one place is an input
 * of its own. Outside of a campaign it is always the default of the domain: zero, empty, absent, the first option.
 */
export const symbolic: Symbolic =
  subject?.symbolic ?? ((domain) => defaultOf(readDomain(domain)) as DomainValue<typeof domain>);

/**
 * Says that inputs for which the condition is false are of no interest: in a campaign such a run ends here, neither
 * passed nor failed. Outside of a campaign nothing happens.
 */
export const assume: Assume = subject?.assume ?? (() => {});
