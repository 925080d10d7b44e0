/**
 * Arbitraries for fast-check: words of a grammar, and the inputs that a campaign found.
 *
 * @packageDocumentation
 */

export { grammarWord, type GrammarWordOptions } from './testing/grammar-word.ts';
export { proposedInputs, type ProposedInputs } from './testing/proposed-inputs.ts';
export type { ExploreOptions } from './api/explore-options.ts';
