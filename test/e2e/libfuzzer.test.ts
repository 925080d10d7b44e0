import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { readLibfuzzerArguments } from '../../src/cli/commands/libfuzzer/libfuzzer-arguments.ts';
import { binary, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
writeFileSync(
  path.join(folder, 'fuzz.js'),
  `exports.fuzz = (data) => {
  if (data.toString() === 'FU') throw new Error('found');
  if (data.readUInt8 === undefined) throw new Error('not a Buffer');
};
`,
);
mkdirSync(path.join(folder, 'corpus'));
writeFileSync(path.join(folder, 'corpus/seed'), 'F');

function libfuzzer(args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  return spawnSync(process.execPath, [binary, 'libfuzzer', 'fuzz.js', ...args], { cwd: folder, encoding: 'utf8' });
}

it('a target of libFuzzer runs with its corpus, which grows, and its crash is written and run again', () => {
  const { status, stdout } = libfuzzer(['corpus', '-runs=500', '-max_len=4', '-artifact_prefix=found/']);
  expect(stdout).toMatch(/^#\d+ DONE cov: \d+ of \d+ branches/u);
  expect(stdout).toContain('==ERROR: exception: Error: found at fuzz.js:2');
  expect(status).toBe(77);
  const [crash] = readdirSync(path.join(folder, 'found'));
  expect(crash).toMatch(/^crash-[\da-f]{40}$/u);
  expect(readFileSync(path.join(folder, 'found', crash!), 'utf8')).toBe('FU');
  const names = readdirSync(path.join(folder, 'corpus'));
  expect(names).toContain('seed');
  expect(names.filter((name) => /^[\da-f]{40}$/u.test(name)).length).toBeGreaterThan(0);
  expect(libfuzzer([`found/${crash!}`])).toMatchObject({ status: 77 });
  expect(libfuzzer(['corpus/seed'])).toMatchObject({ status: 0, stdout: 'corpus/seed: ok\n' });
});

it('flags are those of libFuzzer; unknown ones are named, and mistakes are refused', () => {
  const read = readLibfuzzerArguments(['a.js', 'c', '--', '-max_total_time=3', '-rss_limit_mb=9']);
  expect(read).toMatchObject({
    target: { exportName: 'fuzz' },
    corpus: ['c'],
    timeMs: 3000,
    ignored: ['rss_limit_mb'],
  });
  expect(read.runs).toBeUndefined();
  expect(() => readLibfuzzerArguments(['a.js', '-runs=x'])).toThrow(/takes a whole number/u);
  expect(() => readLibfuzzerArguments(['a.js', '--runs'])).toThrow(/unknown option/u);
  expect(() => readLibfuzzerArguments([])).toThrow(/FILE is missing/u);
});
