import type { ExploredOptions } from '../dist/testing/explored-options.js' with { 'resolution-mode': 'import' };

/**
 * A campaign as a test of jest: explores a function, and fails with the smallest inputs that make it fail. Inputs that
 * failed in earlier runs of the test run first; they are in `.coppice/tests`.
 *
 * @param target - `FILE#EXPORT`, relative to the working directory, or a `file:` URL with the export as its fragment.
 *
 * @example
 * ```ts
 * import { explored } from 'coppice/jest';
 *
 * explored('parse takes any text', './src/parse.js#parse', { runs: 1000, rejects: ['ParseError'] });
 * ```
 */
export declare function explored(name: string, target: string | URL, options?: ExploredOptions): void;
export type { ExploredOptions };
