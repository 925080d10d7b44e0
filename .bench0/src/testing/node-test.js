import { test } from 'node:test';
import { registerExplored } from './register-explored.js';
/**
 * A campaign as a test of `node:test`: explores a function, and fails with the smallest inputs that make it fail. Inputs
 * that failed in earlier runs of the test run first; they are in `.coppice/tests`.
 *
 * @param target - `FILE#EXPORT`, relative to the working directory, or a `file:` URL with the export as its fragment.
 *
 * @example
 * ```ts
 * import { explored } from 'coppice/node-test';
 *
 * explored('parse takes any text', new URL('../src/parse.js#parse', import.meta.url), { runs: 1000 });
 * ```
 */
export function exploredInNodeTest(name, target, options = {}) {
    registerExplored((title, body, timeout) => void test(title, { timeout }, body), { name, target, options });
}
