import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { Counter } from '../../src/campaign/summarize/counts.ts';
import { coppice, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
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
];

const configs: readonly (Case & { readonly config: string })[] = [
  {
    name: 'exits',
    config: 'process.exit(0);\nexport default {};\n',
    code: 'config-failed',
    says: /process\.exit\(0\)/,
  },
  { name: 'throws', config: '\nthrow new Error("no");\nexport default {};\n', code: 'config-failed', at: '2:7' },
  {
    name: 'never ends',
    config: 'export default {};\nfor (;;) ;\n',
    code: 'config-failed',
    says: /never-ends\.config\.ts. did not finish loading within 5 s/,
    hint: /loop that never ends/,
  },
  {
    name: 'never settles',
    config: 'await new Promise(() => {});\nexport default {};\n',
    code: 'config-failed',
    says: /did not finish loading/,
    hint: /await/,
  },
  { name: 'does not parse', config: 'export default { runs: };\n', code: 'syntax', at: '1:24' },
  { name: 'has wrong types', config: 'export default { workers: 1e9 };\n', code: 'malformed-config', at: '1:18' },
  { name: 'exports nothing', config: 'export const x = 1;\n', code: 'malformed-config', hint: /defineConfig/ },
];

/**
 * Runs one command in the folder of this test and expects exit code 2, one error with its code, the location if there
 * is one, and a hint.
 */
function expectRefusal(args: readonly string[], { code, at, hint, says }: Case, where: string): void {
  const known = args.map((arg) =>
    existsSync(path.join(folder, arg.replace(/#.*/u, ''))) ? path.join(folder, arg) : arg,
  );
  const { status, stderr } = coppice([
    'run',
    ...known,
    '--time',
    '20s',
    ...(known.includes('--out') ? [] : ['--out', out]),
  ]);
  expect(stderr).toContain(`error ${code}: `);
  expect(status).toBe(2);
  if (at !== undefined) {
    const place = /^\d/u.test(at) ? `${path.basename(where)}:${at}` : at;
    expect(stderr).toContain(`${place} error`);
    expect(stderr).toMatch(/^> +\d+ \| /mu);
  }
  if (hint !== undefined) expect(/^hint: .*$/mu.exec(stderr)?.[0]).toMatch(hint);
  if (says !== undefined) expect(stderr).toMatch(says);
}

describe('bad usage', () => {
  file('ok.json', '{ "a": 1 }');

  for (const one of loading) {
    it(`a target that does not load: ${one.name} is ${one.code}`, () => {
      const target = one.target === undefined ? undefined : file(one.name, one.target);
      expectRefusal(target === undefined ? (one.args ?? []) : [`${target}#f`], one, target ?? '');
    });
  }

  it.skipIf(process.getuid?.() === 0)('a target without read permission is unreadable-file', () => {
    const target = file('secret.ts', good);
    chmodSync(target, 0);
    expectRefusal([`${target}#f`], { name: '', code: 'unreadable-file' }, target);
  });

  for (const one of usage) {
    it(`${one.name} is ${one.code}`, () => expectRefusal(one.args ?? [], one, ''));
  }

  for (const one of configs) {
    it(`a configuration that ${one.name} is ${one.code}`, () => {
      const config = file(`configs/${one.name.replaceAll(' ', '-')}.config.ts`, one.config);
      expectRefusal(['good.ts#f', '--config', config], one, config);
    });
  }

  it('a missing temporary folder is no-temporary-folder', () => {
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = path.join(folder, 'gone');
    try {
      expectRefusal(['good.ts#f'], { name: '', code: 'no-temporary-folder', hint: /TMPDIR/ }, '');
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
  });
});

/** One line of a journal. */
function line(entry: object): string {
  return `${JSON.stringify(entry)}\n`;
}

/** The folder of a complete campaign. */
function template(): string {
  const place = path.join(folder, 'template');
  if (!existsSync(place)) {
    coppice(['run', path.join(folder, 'good.ts#f'), '--runs', '5', '--workers', '1', '--out', place]);
  }
  return place;
}

describe('a damaged campaign', () => {
  const first = line({ kind: 'campaign', target: 'good.ts#f', strategy: 'auto', seed: '1' });
  const kept = {
    kind: 'kept',
    id: 'abc123',
    encoding: 'utf8',
    input: 'x',
    origin: { kind: 'default' },
    outcome: 'returned',
    gain: 1,
  };
  const counts = { kind: 'counts', counts: new Counter({ nowMs: 0 }).counts(), newPaths: [] };
  const lossWithoutInputs = { samples: 1, isUnsteady: false, losses: [{ site: 'good.ts:1:1', count: 1, inputs: [] }] };
  let campaigns = 0;

  /** Resumes a campaign whose journal has this text. */
  function resume(journal: string | Buffer): ReturnType<typeof coppice> & { readonly campaign: string } {
    const own = path.join(folder, `campaigns-${++campaigns}`);
    const [name] = readdirSync(template());
    const campaign = path.join(own, name!);
    mkdirSync(campaign, { recursive: true });
    writeFileSync(path.join(campaign, 'campaign.jsonl'), journal);
    const target = path.join(folder, 'good.ts#f');
    return { campaign, ...coppice(['run', target, '--runs', '5', '--workers', '1', '--resume', '--out', own]) };
  }

  const damaged: readonly (readonly [string, string | Buffer, number])[] = [
    ['garbage in the middle', `${first}garbage\n${line(kept)}`, 2],
    ['a line that is a number', `${first}5\n`, 2],
    ['an unknown kind', first + line({ kind: 'odd' }), 2],
    ['no beginning', line(kept), 1],
    ['two beginnings', first + first, 2],
    ['an id that leads elsewhere', first + line({ ...kept, id: '../../../evil' }), 2],
    ['an input in no encoding', first + line({ ...kept, encoding: 'rot13' }), 2],
    ['an input of another type', first + line({ ...kept, input: { a: 1 } }), 2],
    ['a finding without a failure', first + line({ ...kept, kind: 'finding' }), 2],
    ['counts that count nothing', first + line({ kind: 'counts', counts: { runs: 'many' }, newPaths: [] }), 2],
    ['a loss without inputs', first + line({ ...counts, monitor: lossWithoutInputs }), 2],
    ['bytes of another file', Buffer.from([0x1f, 0x8b, 8, 0, 10, 3, 10]), 1],
  ];
  for (const [what, journal, at] of damaged) {
    it(`with ${what} is rejected at its line`, () => {
      const { status, stderr, campaign } = resume(journal);
      expect(stderr).toContain(`campaign.jsonl:${at}:1 error malformed-journal: `);
      expect(stderr).toMatch(/^hint: .*--resume/mu);
      expect(status).toBe(2);
      expect(existsSync(path.join(campaign, 'campaign.lock'))).toBe(false);
      expect(existsSync(path.join(folder, 'evil.txt'))).toBe(false);
    });
  }

  it('resumes after a truncated last line', () => {
    const { status, campaign } = resume(`${first}${line(kept)}{"kind":"kep`);
    expect(status).toBe(0);
    const lines = readFileSync(path.join(campaign, 'campaign.jsonl'), 'utf8').split('\n').slice(0, -1);
    expect(() => lines.map((text) => JSON.parse(text) as unknown)).not.toThrow();
  });

  it('of another target is rejected', () => {
    const { status, stderr } = resume(line({ kind: 'campaign', target: 'other.ts#g', strategy: 'auto', seed: '1' }));
    expect(stderr).toContain('error foreign-campaign: ');
    expect(status).toBe(2);
  });
});
