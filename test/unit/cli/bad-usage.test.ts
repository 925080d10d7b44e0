import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { main } from '../../../src/cli/main.ts';
import { writeTargetFile } from '../../../src/suite/target-file.ts';
import { CapturedIo } from './captured-io.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-bad-usage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const out = path.join(folder, 'out');

/** Writes a file into the folder of this test and returns its path. */
function file(name: string, content: string | Buffer): string {
  const written = path.join(folder, name);
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, content);
  return written;
}

const good = 'export function f(s: string) { return s.length > 3 ? 1 : 2; }\n';

file('package.json', '{ "type": "module" }');
file('good.ts', good);
file('broken.ts', 'export function g(s: string) { return s +; }\n');
file('data.json', '{ "a": 1, }');
file('commonjs/package.json', '{}');
file('two.ts', 'export const f = (s: string, n: number) => s.length > n;\n');
file('tokens.ts', 'export class Lexer { next(): number { return 1; } }\nexport const f = (s: string) => s.length;\n');
file(
  'shapes.ts',
  'export abstract class Shape { area() { return 1; } }\nexport class Only { private constructor() {} }\n',
);
file(
  'once.ts',
  `if ('loaded' in globalThis) throw new Error('twice');\nObject.assign(globalThis, { loaded: 1 });\n${good}`,
);
file('seeds/one.txt', 'not a list of arguments');
file('without-tokens.ebnf', 'a = "x"+ ;\n');
file('tsconfig/tsconfig.json', '{ "compilerOptions": { "paths": ] } }');

interface Case {
  readonly name: string;
  /** Text of the target; undefined if the arguments name one. */
  readonly target?: string | Buffer;
  readonly args?: readonly string[];
  readonly code: string;
  /** `line:column` in the target, or `FILE:line:column`. */
  readonly at?: string;
  readonly hint?: RegExp;
  readonly says?: RegExp;
}

const loading: readonly Case[] = [
  { name: 'syntax.ts', target: 'export function f(s: string) {\n  return s +;\n}\n', code: 'syntax', at: '2:13' },
  { name: 'syntax.js', target: 'export function f(s) { return s +; }\n', code: 'syntax', at: '1:34' },
  { name: 'imports-broken.ts', target: `import './broken.ts';\n${good}`, code: 'syntax', at: 'broken.ts:1:42' },
  {
    name: 'missing-package.ts',
    target: `// first\nimport x from 'no-such-package/part';\nexport const f = (s: string) => x(s);\n`,
    code: 'missing-module',
    at: '2:16',
    hint: /npm install no-such-package\)/,
  },
  {
    name: 'missing-file.ts',
    target: `import { x } from './nowhere.js';\nexport const f = (s: string) => x(s);\n`,
    code: 'missing-module',
    at: '1:20',
    says: /there is no file .*nowhere\.js/,
  },
  {
    name: 'commonjs/missing-required.cjs',
    target: `\nconst x = require('./nowhere');\nexports.f = (s) => x(s);\n`,
    code: 'missing-module',
    at: '2:20',
  },
  {
    name: 'missing-import.ts',
    target: `import { nothing } from './good.ts';\nexport const f = (s: string) => nothing(s);\n`,
    code: 'missing-import',
    at: '1:10',
    hint: /import type/,
  },
  { name: 'no-builtin.ts', target: `import 'node:nothing';\n${good}`, code: 'missing-module', at: '1:9' },
  {
    name: 'requires.mts',
    target: `const y = require('./good.ts');\n${good}`,
    code: 'module-format',
    at: '1:11',
    hint: /\.cjs/,
  },
  { name: 'imports.cjs', target: `import y from './good.ts';\n`, code: 'syntax', at: '1:1', hint: /\.mjs/ },
  {
    name: 'bad-json.ts',
    target: `import j from './data.json';\nexport const f = (s: string) => j;\n`,
    code: 'malformed-json',
    at: 'data.json:1:11',
  },
  {
    name: 'plain-json.js',
    target: `import j from './ok.json';\nexport const f = (s) => j;\n`,
    code: 'module-format',
    at: '1:16',
    hint: /with \{ type: 'json' \}/,
  },
  { name: 'throws.ts', target: `${good}throw new Error('no database');\n`, code: 'load-failed', at: '2:7' },
  { name: 'rejects.ts', target: `Promise.reject(new Error('later'));\n${good}`, code: 'load-failed', at: '1:16' },
  { name: 'exits.ts', target: `${good}process.exit(3);\n`, code: 'load-ends-process', at: '2:9' },
  { name: 'waits.ts', target: `${good}await new Promise(() => {});\n`, code: 'load-hangs', at: '2:1' },
  { name: 'decorated.ts', target: `${good}@x class A {}\n`, code: 'unsupported-syntax', at: '2:1' },
  {
    name: 'nested.ts',
    target: `export const f = (s: string) => ${'['.repeat(9000)}s${']'.repeat(9000)};\n`,
    code: 'nested-too-deep',
    at: '1:1',
    hint: /JSON/,
  },
  { name: 'tsconfig/any.ts', target: good, code: 'malformed-json', at: 'tsconfig.json:1:33' },
  { name: 'binary.js', target: Buffer.from([0x7f, 0x45, 0, 1, 2, 3]), code: 'not-a-module', hint: /source/ },
  { name: 'page.html', target: '<html></html>', code: 'not-a-module', hint: /\.ts/ },
  { name: 'types.d.ts', target: 'export declare function f(s: string): number;', code: 'not-a-module', hint: /types/ },
  { name: 'empty.ts', target: '', code: 'no-such-export', hint: /exports no function/ },
  { name: 'value.ts', target: 'export const f = 5;\n', code: 'not-a-function', at: '1:14' },
  { name: 'other.ts', target: 'export function ff(s: string) {}\n', code: 'no-such-export', hint: /did you mean ff/ },
  { name: 'a folder', args: [`${folder}#f`], code: 'not-a-file' },
  { name: 'a missing file', args: [path.join(folder, 'god.ts#f')], code: 'no-such-file', hint: /good\.ts/ },
];

const usage: readonly Case[] = [
  { name: 'an unknown flag', args: ['good.ts#f', '--tme', '5s'], code: 'unknown-option', hint: /--time/ },
  { name: 'an invalid time', args: ['good.ts#f', '--time', '-5s'], code: 'bad-value', says: /500ms, 60s/ },
  { name: 'an excessive time', args: ['good.ts#f', '--time', '99999999h'], code: 'bad-value', says: /596h/ },
  { name: 'NaN runs', args: ['good.ts#f', '--runs', 'NaN'], code: 'bad-value', says: /whole number/ },
  { name: 'negative runs', args: ['good.ts#f', '--runs=-1'], code: 'bad-value', says: /at least 1/ },
  {
    name: 'a thousand million workers',
    args: ['good.ts#f', '--workers', '1000000000'],
    code: 'bad-value',
    says: /256/,
  },
  { name: 'a huge length', args: ['good.ts#f', '--max-length', '9999999999'], code: 'bad-value', says: /1048576/ },
  { name: 'a huge time limit', args: ['good.ts#f', '--time-limit', '99999999999'], code: 'bad-value' },
  { name: 'a text that is too long', args: ['good.ts#f', '--inputs', 'string(..100000000)'], code: 'too-large' },
  { name: 'too many bytes', args: ['good.ts#f', '--inputs', 'bytes(..4294967296)'], code: 'too-large' },
  {
    name: 'lists of lists that are too large',
    args: ['good.ts#f', '--inputs', 'array(bytes(9999), ..9999)'],
    code: 'too-large',
  },
  {
    name: 'an out folder that is a file',
    args: ['good.ts#f', '--out', 'good.ts'],
    code: 'unwritable-folder',
    hint: /--out/,
  },
  { name: 'a missing seeds folder', args: ['good.ts#f', '--seeds', 'nowhere'], code: 'no-such-folder' },
  { name: 'a seed of another form', args: ['two.ts#f', '--seeds', 'seeds'], code: 'bad-seed', hint: /JSON array/ },
  { name: 'an abstract class', args: ['shapes.ts#Shape'], code: 'abstract-class' },
  { name: 'a class that cannot be constructed', args: ['shapes.ts#Only'], code: 'private-constructor' },
  {
    name: 'a strategy without its grammar',
    args: ['good.ts#f', '--strategy', 'kpath'],
    code: 'missing-grammar',
    hint: /--grammar/,
  },
  {
    name: 'a strategy of tokens with a grammar that has none',
    args: [
      'tokens.ts#f',
      '--strategy',
      'grammar',
      '--grammar',
      'without-tokens.ebnf',
      '--tokens',
      'tokens.ts#Lexer.next',
    ],
    code: 'no-token-grammar',
    hint: /@token/,
  },
  {
    name: 'holes of a token that the grammar does not have',
    args: ['good.ts#f', '--strategy', 'cese', '--grammar', 'json', '--hole-tokens', 'nothing'],
    code: 'no-such-token',
  },
  {
    name: 'a target that loads only once, with modules of its own for each run',
    args: ['once.ts#f', '--isolation', 'modules'],
    code: 'not-reloadable',
    hint: /--isolation process/,
  },
];

/**
 * Runs one command in this process, which opens targets in others, and expects exit code 2, one error with its code, the location if there
 * is one, and a hint.
 */
async function expectRefusal(args: readonly string[], { code, at, hint, says }: Case, where: string): Promise<void> {
  const known = args.map((arg) =>
    existsSync(path.join(folder, arg.replace(/#.*/u, ''))) ? path.join(folder, arg) : arg,
  );
  const io = new CapturedIo();
  const status = await main(
    [
      'run',
      ...known,
      // The time starts with the process, which is that of the tests.
      '--time',
      '60m',
      ...(known.includes('--workers') ? [] : ['--workers', '1']),
      ...(known.includes('--out') ? [] : ['--out', out]),
    ],
    io,
  );
  const stderr = io.err.text;
  expect(stderr).toContain(`error ${code}: `);
  expect(stderr).not.toMatch(/^ {4}at /mu);
  expect(status).toBe(2);
  if (at !== undefined) {
    const place = /^\d/u.test(at) ? `${path.basename(where)}:${at}` : at;
    expect(stderr).toContain(`${place} error`);
    expect(stderr).toMatch(/^> +\d+ \| /mu);
  }
  if (hint !== undefined) expect(/^hint: .*$/mu.exec(stderr)?.[0]).toMatch(hint);
  if (says !== undefined) expect(stderr).toMatch(says);
}

describe('bad usage of other commands', () => {
  it('an input that is no list of arguments is malformed-input', async () => {
    const io = new CapturedIo();
    const status = await main(['replay', `${path.join(folder, 'two.ts')}#f`, '--text', '{'], io);
    expect(io.err.text).toContain('error malformed-input: ');
    expect(status).toBe(2);
  });

  it.each([
    ['suite', 'damaged', 'malformed-campaign'],
    ['replay', 'damaged/findings/1', 'malformed-finding'],
    ['suite', 'empty', 'no-tests'],
  ])('%s of the folder %s is %s', async (command, name, code) => {
    file('damaged/target.json', '{');
    file('damaged/findings/1/finding.json', '{');
    file('empty/corpus/README', 'nothing was kept');
    writeTargetFile(path.join(folder, 'empty'), { file: file('good.ts', good), exportName: 'f', execution: {} });
    const io = new CapturedIo();
    const status = await main([command, path.join(folder, name)], io);
    expect(io.err.text).toContain(`error ${code}: `);
    expect(status).toBe(2);
  });
});

describe('bad usage', () => {
  file('ok.json', '{ "a": 1 }');

  for (const one of loading) {
    it(`a target that does not load: ${one.name} is ${one.code}`, async () => {
      const target = one.target === undefined ? undefined : file(one.name, one.target);
      await expectRefusal(target === undefined ? (one.args ?? []) : [`${target}#f`], one, target ?? '');
    });
  }

  it.skipIf(process.getuid?.() === 0)('a target without read permission is unreadable-file', async () => {
    const target = file('secret.ts', good);
    chmodSync(target, 0);
    await expectRefusal([`${target}#f`], { name: '', code: 'unreadable-file' }, target);
  });

  for (const one of usage) {
    it(`${one.name} is ${one.code}`, () => expectRefusal(one.args ?? [], one, ''));
  }

  it('a missing temporary folder is no-temporary-folder', async () => {
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = path.join(folder, 'gone');
    try {
      await expectRefusal(['good.ts#f'], { name: '', code: 'no-temporary-folder', hint: /TMPDIR/ }, '');
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
  });
});
