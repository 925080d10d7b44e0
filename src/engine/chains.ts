import type { ChainOptions } from '../solver/chain/build-chain.ts';

const quick: ChainOptions = { smt: false, domainSteps: 1000, regularSteps: 500, localSteps: 60, lengthsPerInput: 4 };
/** Without optimistic solutions: an input for one condition alone is hardly ever a word of the grammar. */
const words: ChainOptions = { ...quick, optimistic: false };

export type ChainName = 'quick' | 'thorough' | 'words';

/** The options of the solver chains that an explorer uses. */
export const chains: Readonly<Record<ChainName, ChainOptions>> = { quick, thorough: {}, words };
