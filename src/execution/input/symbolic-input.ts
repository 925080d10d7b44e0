import type { Domain } from '../../constraint/domain.ts';

/** An input that is no argument: the target, its harness or a model of a function asks for it by calling `symbolic`. */
export interface SymbolicInput {
  /** Where it is asked for and which of the calls there it is: `packet.ts:12#0`. The same in all builds. */
  readonly key: string;
  /** The number of its first variable; numbers go on after those of the arguments. */
  readonly first: number;
  readonly domain: Domain;
  readonly value: unknown;
}
