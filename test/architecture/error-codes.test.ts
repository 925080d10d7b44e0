import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errorCodesIn } from './error-codes.ts';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const inSource = new Set(sourceFiles.flatMap(({ path: name, text }) => errorCodesIn(name, text)));

const documented = readFileSync(path.join(root, 'docs/reference/errors.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!));

/**
 * Codes that a test cannot bring about: a bug in Coppice, a registry, a full machine, permissions that root ignores;
 * and those that another message always comes before (the end of a text) or replaces (a file that runs as it is).
 */
const notTested = new Set([
  'load-memory',
  'nested-too-deep',
  'no-such-package',
  'not-installed',
  'rewriting-fails',
  'unexpected-end',
  'unwritable-file',
]);

describe('error codes', () => {
  it('are read from the sources', () => {
    expect(errorCodesIn('a.ts', "throw new CoppiceError('bad-file', 'x'); cursor.warn('odd', m);")).toEqual(
      expect.arrayContaining(['bad-file', 'odd']),
    );
    expect(errorCodesIn('a.ts', "f({ code: 'a-b', hint: 'c' }); g('not-a-code', 1); h({ code: 'only' });")).toEqual([
      'a-b',
    ]);
    expect(inSource.size).toBeGreaterThan(250);
  });

  it('are all described in docs/reference/errors.md, and no others', () => {
    expect([...documented].sort()).toEqual([...inSource].sort());
  });

  it('are each expected by a test', () => {
    const tests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsv|json)$/u.test(name) && !name.includes('error-codes'))
      .map((name) => readFileSync(path.join(root, 'test', name), 'utf8'))
      .join('\n');
    const words = new Set(tests.match(/[a-z][\da-z]*(?:-[\da-z]+)*/gu));
    expect([...inSource].filter((code) => !words.has(code) && !notTested.has(code))).toEqual([]);
  });
});
