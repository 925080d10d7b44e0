import type { ParameterSource } from '../../instrument/signatures/parameter-source.ts';

/** The domain of an argument as readable text, and where it was taken from. */
export interface DescribedInput {
  readonly name: string;
  readonly domain: string;
  /**
   * `inputs`: the user declared it; `omitted`: the user declared others only, so it is always undefined;
   * `surroundings`: it is not one of the parameters; `members`: it is a list of uses of the members of a class.
   */
  readonly from: ParameterSource | 'inputs' | 'omitted' | 'surroundings' | 'members';
}

/** Values of a parameter that are never generated. */
export interface LeftOutInput {
  /** Name of the parameter or of a part of it, such as `options.signal`. */
  readonly name: string;
  readonly why: string;
}

/** A readable description of the inputs of a target. */
export interface InputDescription {
  readonly parameters: readonly DescribedInput[];
  readonly leftOut: readonly LeftOutInput[];
  /** Depth limit of values of recursive types; absent if there are none. */
  readonly depth?: number;
}
