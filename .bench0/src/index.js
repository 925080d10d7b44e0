/**
 * Coppice as a library: explore a function, write a regression suite, load a grammar. What is exported here and by
 * `coppice/grammar` is kept stable; everything else may change.
 *
 * @packageDocumentation
 */
export { explore } from './api/explore.js';
export { loadGrammar } from './api/load-grammar.js';
export { suite } from './api/suite.js';
export { CoppiceError } from './core/coppice-error.js';
export { defineConfig } from './config/define-config.js';
export { assume, symbolic, } from './execution/rewriting/harness-functions.js';
