/**
 * Campaigns as tests of vitest.
 *
 * @packageDocumentation
 */

export { exploredInVitest as explored } from './testing/vitest-test.ts';
export type { ExploredOptions } from './testing/explored-options.ts';
