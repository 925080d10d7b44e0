/**
 * Campaigns as tests of `node:test`.
 *
 * @packageDocumentation
 */

export { exploredInNodeTest as explored } from './testing/node-test.ts';
export type { ExploredOptions } from './testing/explored-options.ts';
