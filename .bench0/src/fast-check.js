/**
 * Arbitraries for fast-check: words of a grammar, and the inputs that a campaign found.
 *
 * @packageDocumentation
 */
export { grammarWord } from './testing/grammar-word.js';
export { proposedInputs } from './testing/proposed-inputs.js';
