import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { binary, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
writeFileSync(path.join(folder, 'target.mjs'), 'export const f = (text) => (text === "x" ? 1 : 2);\n');
writeFileSync(
  path.join(folder, 'coppice.config.mjs'),
  "import { defineConfig } from 'coppice';\nexport default defineConfig({ target: './target.mjs#f', inputs: 'string' });\n",
);

/** Returns the modules of the package that the processes of a command have loaded, by V8 coverage, except subjects. */
function modulesLoaded(args: readonly string[]): readonly string[] {
  const coverage = mkdtempSync(path.join(folder, 'coverage-'));
  const { status, stderr } = spawnSync(process.execPath, [binary, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_V8_COVERAGE: coverage },
    timeout: 60_000,
  });
  expect(stderr).toSatisfy(() => status === 0);
  const urls = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(path.join(coverage, name), 'utf8')) as {
      readonly result: readonly { readonly url: string }[];
    };
    return result.map(({ url }) => url);
  });
  return urls.flatMap((url) => /\/dist\/(?<module>.*)$/u.exec(url)?.groups?.['module'] ?? []);
}

const grammarHalf = /\/notations\/|\/grammar-strategies\.js$/u;

describe('starting up', () => {
  it('loads only the descriptions of the commands for --help', () => {
    const modules = modulesLoaded(['--help']);
    expect(modules).toContain('cli/main.js');
    expect(modules.filter((module) => !/^(?:cli|core)\//u.test(module))).toEqual([]);
  });

  it('loads no grammar notation, and no strategy of grammars, for a run without a grammar', () => {
    const modules = modulesLoaded(['run', '--runs', '20', '--workers', '1', '--out', 'out']);
    expect(modules.some((module) => module.endsWith('/path-strategies.js'))).toBe(true);
    expect(modules.filter((module) => grammarHalf.test(module))).toEqual([]);
  });

  it('loads them for a run with one', () => {
    const modules = modulesLoaded(['run', '--grammar', 'json', '--runs', '20', '--workers', '1', '--out', 'out']);
    expect(modules.filter((module) => grammarHalf.test(module)).length).toBeGreaterThan(5);
  });
});
