/**
 * Campaigns as tests of `node:test`.
 *
 * @packageDocumentation
 */
export { exploredInNodeTest as explored } from './testing/node-test.js';
