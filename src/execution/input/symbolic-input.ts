import type { Domain } from '../../constraint/domains/domain.ts';

/** An input that is not an argument: the target, its harness or a model requests it by calling `symbolic`. */
export interface SymbolicInput {
  /** Place of the call and its number among the calls there, such as `packet.ts:12#0`; the same in all builds. */
  readonly key: string;
  /** Number of its first input; the numbers follow those of the arguments. */
  readonly first: number;
  readonly domain: Domain;
  readonly value: unknown;
}
