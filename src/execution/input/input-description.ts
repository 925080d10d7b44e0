import type { ParameterSource } from '../../instrument/signatures/parameter-source.ts';

/** What an argument ranges over, as people write it, and where that was learned. */
export interface DescribedInput {
  readonly name: string;
  readonly domain: string;
  /** `inputs`: it was said; `surroundings`: it is none of the parameters. */
  readonly from: ParameterSource | 'inputs' | 'surroundings';
}

/** Values that a parameter could have and that are never given. */
export interface LeftOut {
  /** Of the parameter, or of a part of it: `options.signal`. */
  readonly name: string;
  readonly why: string;
}

/** What a target is given, for people to read. */
export interface InputDescription {
  readonly parameters: readonly DescribedInput[];
  readonly leftOut: readonly LeftOut[];
  /** How deep values of types that refer to themselves go; absent if there are none. */
  readonly depth?: number;
}
