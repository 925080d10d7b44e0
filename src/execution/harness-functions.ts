import type { Domain } from '../constraint/domain.ts';
import { valueOf } from '../constraint/domain-inputs.ts';
import { readDomain, type PlainDomainName } from '../constraint/read-domain.ts';
import { harnessSymbolName } from '../instrument/harness-access.ts';

interface PlainValues {
  string: string;
  number: number;
  int32: number;
  boolean: boolean;
  bigint: bigint;
}

/** A domain as a program writes it: a string's or an array's length may be left open. */
type WrittenDomain = PlainDomainName | Domain | { readonly kind: 'string'; readonly maxLength?: number };

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
                  : unknown;

type Symbolic = <const D extends WrittenDomain>(domain: D) => DomainValue<D>;
type Assume = (condition: unknown) => void;

const subject = Reflect.get(globalThis, Symbol.for(harnessSymbolName)) as
  { readonly symbolic: Symbolic; readonly assume: Assume } | undefined;

/**
 * A value of the domain that the search chooses: `const port = symbolic('int32')`. The n-th call at one place is an input
 * of its own. Outside of a campaign it is always the default of the domain: zero, empty, absent, the first option.
 */
export const symbolic: Symbolic =
  subject?.symbolic ?? ((domain) => valueOf(readDomain(domain), new Map()) as DomainValue<typeof domain>);

/**
 * Says that inputs for which the condition is false are of no interest: in a campaign such a run ends here, neither
 * passed nor failed. Outside of a campaign nothing happens.
 */
export const assume: Assume = subject?.assume ?? (() => {});
