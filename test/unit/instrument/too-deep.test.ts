import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { rewriteEvaluated } from '../../../src/instrument/files/rewrite-evaluated.ts';
import { readSignature } from '../../../src/instrument/signatures/signatures.ts';
import { isTooDeepToParse } from '../../../src/instrument/typescript/too-deep.ts';
import { parseOriginal } from '../../../src/instrument/typescript/parse-original.ts';
import { parseProgram } from '../../../src/instrument/typescript/front-end.ts';

/** One text for each way to nest so deeply that the native parser's stack overflows, which ends the process. */
const tooDeep = {
  parentheses: `${'('.repeat(30_000)}1${')'.repeat(30_000)}`,
  arrays: `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  blocks: `${'{'.repeat(30_000)}${'}'.repeat(30_000)}`,
  functions: '() => {'.repeat(30_000),
  'statements in statements': `${'if (1) '.repeat(30_000)}1`,
  'operators with names': `${'new '.repeat(30_000)}X`,
  assignments: `${'x = '.repeat(30_000)}1`,
  sums: `1${'+ 1'.repeat(300_000)}`,
  'prefix operators': `${'!'.repeat(300_000)}1`,
  arrows: `${'a=>'.repeat(300_000)}1`,
  conditions: `${'1 ? 1 : '.repeat(300_000)}1`,
  alternatives: `if (a) 1; ${'else if (a) 1; '.repeat(30_000)}`,
  'alternatives in blocks': `if (a) {} ${'else if (a) { b(1, 2); }\n'.repeat(30_000)}`,
};

describe('a text nested too deeply for the native parser', () => {
  it.each(Object.entries(tooDeep))('is recognized before it is parsed: %s', (_name, text) => {
    expect(isTooDeepToParse(text)).toBe(true);
    expect(() => parseProgram(text, { fileName: 'deep.js', sourceType: 'script' })).toThrow();
    expect(parseOriginal('deep.js', text)).toBeUndefined();
  });

  it('is not rewritten when it is evaluated, nor is one whose rewritten form would be', () => {
    for (const text of [tooDeep.sums, `${'!'.repeat(3000)}1`, `${'- '.repeat(1000)}1`]) {
      expect(rewriteEvaluated({ kind: 'global-eval', text, site: 0 })).toBeNull();
      expect(rewriteEvaluated({ kind: 'function', text: `function anonymous(\n) {\n${text}\n}` })).toBeNull();
    }
    expect(rewriteEvaluated({ kind: 'global-eval', text: `${'- '.repeat(50)}1`, site: 0 })).not.toBeNull();
  });

  it('has no signature, if a part of it is nested deeper than can be read', () => {
    expect(
      readSignature('long.js', `export function target(s) { return ${'- '.repeat(20_000)}s; }`, 'target'),
    ).toBeUndefined();
  });
});

describe('a large text that is not nested', () => {
  it.each([
    [
      'a bundle',
      readFileSync(new URL('../../../node_modules/acorn/dist/acorn.js', import.meta.url), 'utf8').repeat(20),
    ],
    ['data', `export default [${'{ a: 1, b: "((((((", c: [2, 3] },\n'.repeat(20_000)}];`],
    ['statements without semicolons', `function f(a) { if (a) { g(a) } else { h(a) } }\n`.repeat(20_000)],
    ['patterns and comments', `x = /[(]['"\`]/.test(y); // (((\n/* ((( */ `.repeat(1000)],
  ])('is parsed: %s', (_name, text) => {
    expect(isTooDeepToParse(text)).toBe(false);
  });
});
