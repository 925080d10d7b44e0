import type { ChainOptions } from '../solver/build-chain.ts';
import type { Effort } from './explorer.ts';

const quick: ChainOptions = { smt: false, domainSteps: 1000, regularSteps: 500, localSteps: 60, lengthsPerInput: 4 };
/** Without optimistic solutions: an input for one condition alone is hardly ever a word of the grammar. */
const within: ChainOptions = { ...quick, optimistic: false };
/** The solver chain of each effort. */
export const chains: Readonly<Record<Effort, ChainOptions>> = { quick, thorough: {}, within };
