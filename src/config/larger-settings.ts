import { isDeepStrictEqual } from 'node:util';

import type { Domain } from '../constraint/domains/domain.ts';
import type { InputDescription } from '../execution/input/input-description.ts';
import { checkSizes, isWithinSizes } from './check-sizes.ts';
import type { TargetInputs } from './target-domains.ts';

/** What bounds the inputs of a target where its types do not. */
export interface InputSize {
  /** Levels of recursive types. */
  readonly depth: number;
  /** How many times the usual length texts, bytes and arrays may have. */
  readonly stretch: number;
}

/** The larger inputs of a target, with which a campaign can continue. */
export interface LargerSettings {
  /** The inputs one level deeper, if there are recursive types and a deeper level. */
  readonly deeper: DeeperInputs | undefined;
  /** Longer inputs, from the next longer ones to the longest; none if all lengths are given. */
  readonly longer: readonly LongerInputs[];
}

interface DeeperInputs {
  /** True if the user requested that depth. */
  readonly isAsked: boolean;
  /** Returns undefined if the inputs would be too large for a campaign. */
  readonly read: () => ReadInputs | undefined;
}

interface LongerInputs {
  readonly domains: readonly Domain[];
  /** Returns undefined if the inputs would be too large for a campaign. */
  readonly read: () => ReadInputs | undefined;
}

interface ReadInputs extends LargerSettings {
  readonly domains: readonly Domain[];
  readonly described: InputDescription;
}

interface Sizes {
  /** The depth that the user requested. */
  readonly asked: number | undefined;
  readonly sized: (size: InputSize) => TargetInputs;
}

/** The deepest level without a request of the user: each level needs a search of its own. */
const deepest = 6;
const stretches = [1, 4, 16];

/** Returns the inputs that are larger than those of the given size. */
export function largerThan(inputs: TargetInputs, size: InputSize, sizes: Sizes): LargerSettings {
  return { deeper: deeperThan(inputs, size, sizes), longer: longerThan(inputs, size, sizes) };
}

function deeperThan({ description }: TargetInputs, size: InputSize, sizes: Sizes): DeeperInputs | undefined {
  const { asked, sized } = sizes;
  const { depth } = description;
  if (depth === undefined || depth >= (asked ?? deepest)) return undefined;
  const read: DeeperInputs['read'] = () => {
    const next = { ...size, depth: depth + 1 };
    const inputs = sized(next);
    if (asked === undefined && !isWithinSizes(inputs.domains)) return undefined;
    checkSizes(inputs.domains);
    return readInputs(inputs, next, sizes);
  };
  return { isAsked: asked !== undefined, read };
}

function longerThan({ domains }: TargetInputs, size: InputSize, sizes: Sizes): readonly LongerInputs[] {
  const { depth, stretch } = size;
  const each = stretches
    .filter((other) => other > stretch)
    .map((other) => ({ depth, stretch: other }))
    .map((next) => ({ next, inputs: sizes.sized(next) }));
  return each
    .filter(({ inputs }) => !isDeepStrictEqual(inputs.domains, domains))
    .map(({ next, inputs }) => ({
      domains: inputs.domains,
      read: () => (isWithinSizes(inputs.domains) ? readInputs(inputs, next, sizes) : undefined),
    }));
}

function readInputs(inputs: TargetInputs, size: InputSize, sizes: Sizes): ReadInputs {
  return { domains: inputs.domains, described: inputs.description, ...largerThan(inputs, size, sizes) };
}
