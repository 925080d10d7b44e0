import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { binary, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

const correct = 'export function part(text) {\n  return text === "xyz" ? 1 : 2;\n}\n';
const wrong = correct.replace('? 1', '? text.none.at');
write('a.mjs', "import { part } from './part.mjs';\nexport const f = (text) => part(text);\n");
write('part.mjs', correct);
write('other.mjs', 'export const g = (text) => (text === "q" ? 1 : 2);\n');
write(
  'coppice.config.mjs',
  `export default { inputs: 'string(..4)', runs: 40, workers: 1,
  targets: { other: { target: './other.mjs#g' }, f: { target: './a.mjs#f' } } };\n`,
);
write('.gitignore', '.coppice\n');
const identity = ['-c', 'user.name=n', '-c', 'user.email=n@example.org', '-c', 'commit.gpgsign=false'];
for (const args of [
  ['init', '-q'],
  ['add', '-A'],
  [...identity, 'commit', '-qm', 'one'],
]) {
  execFileSync('git', args, { cwd: folder });
}

function run(...args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  return spawnSync(process.execPath, [binary, 'run', ...args], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
}

describe('coppice run --since', () => {
  it('skips targets that no changed file concerns, and says so', () => {
    expect(run('--since', 'HEAD')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^f +skipped +nothing changed since HEAD$/mu) as string,
    });
    write('part.mjs', wrong);
    const { status, stdout } = run('--since', 'HEAD');
    expect(stdout).toMatch(/^f +1 finding/mu);
    expect(stdout).toMatch(/^other +skipped +none of its files changed since HEAD$/mu);
    expect(status).toBe(1);
    expect(run('other.mjs#g', '--since', 'HEAD', '--json').stdout).toContain('none of its files changed');
  });
});

describe('coppice run --watch', () => {
  it('explores a target again when a file that it loads changes, its findings first', async () => {
    write('part.mjs', wrong);
    const child = spawn(process.execPath, [binary, 'run', 'a.mjs#f', '--watch'], { cwd: folder });
    let shown = '';
    child.stdout.on('data', (chunk: Buffer) => (shown += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (shown += chunk.toString()));
    const until = async (text: RegExp): Promise<void> => {
      while (!text.test(shown) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
      expect(shown).toMatch(text);
    };
    await until(/watching 2 files/u);
    expect(shown).toContain('findings  1');
    write('part.mjs', correct);
    await until(/changed part\.mjs:2[^]*fixed +\w+ exception[^]*findings  none[^]*watching/u);
    write('part.mjs', 'export const part = (');
    await until(/error syntax[^]*watching/u);
    const campaigns = readdirSync(path.join(folder, '.coppice')).filter((name) => name.startsWith('a.mjs-f'));
    child.kill('SIGINT');
    await new Promise((resolve) => child.on('exit', resolve));
    expect(child.exitCode).toBe(0);
    // The campaign of the first test, and the last of this one that ran.
    expect(campaigns).toEqual(['a.mjs-f', 'a.mjs-f-2']);
  }, 60_000);

  it('does not go together with a document or with one campaign', () => {
    for (const option of ['--json', '--resume', '--since=HEAD']) {
      expect(run('a.mjs#f', '--watch', option)).toMatchObject({ status: 2 });
    }
  });
});
