import type { Domain } from '../../constraint/domains/domain.ts';
import { domainValue } from '../../constraint/domains/domain-inputs.ts';
import { readDomain, type PlainDomainName } from '../../constraint/domains/read-domain.ts';
import { objectPlaces } from '../input/object-places.ts';
import { makeObjects } from '../subject/driven/drive-target.ts';
import { harnessSymbolName } from '../../instrument/concolic/harness-access.ts';

/** The value types of the domains that are written as a name only. */
export interface PlainDomainValues {
  string: string;
  number: number;
  int32: number;
  boolean: boolean;
  bigint: bigint;
}

/**
 * A domain in the form that programs write: the length of a string, an array or bytes may be omitted.
 *
 * @example
 * ```ts
 * const ports: WrittenDomain = { kind: 'oneOf', options: [{ kind: 'const', value: 80 }, { kind: 'int32' }] };
 * ```
 */
export type WrittenDomain =
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

/**
 * The type of the values of a domain.
 *
 * @example
 * ```ts
 * type Names = DomainValue<{ kind: 'array'; element: 'string' }>; // string[]
 * ```
 */
export type DomainValue<D> = D extends keyof PlainDomainValues
  ? PlainDomainValues[D]
  : D extends { kind: infer K extends keyof PlainDomainValues }
    ? PlainDomainValues[K]
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
  const values = [domainValue(domain, new Map())];
  return makeObjects(objectPlaces(values), values);
}

type Symbolic = <const D extends WrittenDomain>(domain: D) => DomainValue<D>;
type Assume = (condition: unknown) => void;

const subject = Reflect.get(globalThis, Symbol.for(harnessSymbolName)) as
  { readonly symbolic: Symbolic; readonly assume: Assume } | undefined;

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
export const symbolic: <const D extends WrittenDomain>(domain: D) => DomainValue<D> =
  subject?.symbolic ?? ((domain) => defaultOf(readDomain(domain)) as DomainValue<typeof domain>);

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
export const assume: (condition: unknown) => void = subject?.assume ?? (() => {});
