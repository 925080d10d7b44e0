import type { DescribedInput } from '../execution/input/input-description.ts';

type Source = DescribedInput['from'];

/** Where the domain of an input was taken from, in words. */
export const inputSources: Readonly<Record<Source, string>> = {
  type: 'from its type',
  jsdoc: 'from its comment',
  default: 'from its default value',
  use: 'from how it is used',
  guess: 'a guess: the code declares no type',
  inputs: 'as given',
  omitted: 'not among the given inputs',
  surroundings: 'from the surroundings of the target',
  members: 'the members of the class',
};
