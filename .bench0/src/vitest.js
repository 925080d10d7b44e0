/**
 * Campaigns as tests of vitest.
 *
 * @packageDocumentation
 */
export { exploredInVitest as explored } from './testing/vitest-test.js';
