import { test } from 'vitest';
import { registerExplored } from './register-explored.js';
/**
 * A campaign as a test of vitest: explores a function, and fails with the smallest inputs that make it fail. Inputs that
 * failed in earlier runs of the test run first; they are in `.coppice/tests`.
 *
 * @param target - `FILE#EXPORT`, relative to the working directory, or a `file:` URL with the export as its fragment.
 *
 * @example
 * ```ts
 * import { explored } from 'coppice/vitest';
 *
 * explored('parse takes any text', './src/parse.ts#parse', { runs: 1000, rejects: ['ParseError'] });
 * ```
 */
export function exploredInVitest(name, target, options = {}) {
    registerExplored((title, body, timeoutMs) => test(title, body, timeoutMs), { name, target, options });
}
