import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { binary, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
writeFileSync(path.join(folder, 'good.mjs'), 'export const f = (text) => (text === "x" ? 1 : 2);\n');
writeFileSync(path.join(folder, 'bad.mjs'), 'export const f = (text) => (text === "x" ? text.none.at : 2);\n');
writeFileSync(
  path.join(folder, 'coppice.config.mjs'),
  `import { defineConfig } from 'coppice';
const targets = {
  good: { target: './good.mjs#f', exclude: 'good.mjs' },
  bad: { target: './bad.mjs#f' },
  gone: { target: './gone.mjs#f' },
};
export default defineConfig({ inputs: 'string(..2)', runs: 20, workers: 1, targets });
`,
);

function run(args: readonly string[]): { readonly status: number | null; readonly stdout: string } {
  return spawnSync(process.execPath, [binary, 'run', ...args], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
}

describe('a configuration with several targets', () => {
  it('runs all of them, one summary, with exit code 1 if one has findings', () => {
    const { status, stdout } = run([]);
    expect(stdout).toMatch(/^bad bad\.mjs#f\n\n\w+ exception: TypeError/u);
    expect(stdout).toMatch(/^good {2}no finding {2}0 of 0 branches/mu);
    expect(stdout).toMatch(/^bad {3}1 finding {3}2 of 2 branches/mu);
    expect(stdout).toMatch(/^gone {2}not run {5}no-such-file/mu);
    expect(stdout).toMatch(/\n\nnext {6}npx coppice replay \S+\n$/u);
    expect(status).toBe(1);
  });

  it('writes the reports of each', () => {
    const reports = path.join(folder, 'reports');
    run(['--reporter', 'lcov', '--report-dir', reports, '--out', path.join(folder, 'reported')]);
    expect(readdirSync(reports)).toEqual(['bad.mjs-f', 'good.mjs-f']);
    expect(readdirSync(path.join(reports, 'bad.mjs-f'))).toEqual(['lcov.info']);
  });

  it('continues the campaigns that were begun, and begins the others', () => {
    const out = ['--out', path.join(folder, 'resumed')];
    expect(run(['good', ...out]).status).toBe(0);
    const { stdout } = run(['--resume', ...out]);
    expect(stdout).toMatch(/^good {2}no finding/mu);
    expect(stdout).toMatch(/^bad {3}1 finding/mu);
    expect(readdirSync(path.join(folder, 'resumed'))).toEqual(['bad.mjs-f', 'good.mjs-f']);
  });

  it('runs one of them by its name, with its settings, as one document', () => {
    const { status, stdout } = run(['good', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      target: 'good.mjs#f',
      complete: true,
      coverage: { branches: { covered: 0, total: 0 } },
    });
    expect(status).toBe(0);
  });
});
