import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { binary, document, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'src'));
writeFileSync(
  path.join(folder, 'src/index.js'),
  `exports.parse = (text) => text;
exports.Token = class {};
exports.isToken = () => true;
let token = 0;
exports.getToken = () => token;
exports.readNextToken = () => (token = 1);
exports.lex = () => all();
exports.scan = (text) => text.charCodeAt(0);
`,
);

function inFolder(args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('coppice init', () => {
  it('writes a configuration whose targets exist, the most likely first with its reasons, and never overwrites one', () => {
    mkdirSync(path.join(folder, 'test'), { recursive: true });
    writeFileSync(path.join(folder, 'test/parse.js'), 'exports.parseTest = (text) => text.split(",");\n');
    writeFileSync(path.join(folder, 'pnpm-lock.yaml'), '');
    const { status, output } = inFolder(['init', '--json']);
    const reads = 'reads characters or patterns';
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      file: 'coppice.config.mjs',
      command: 'pnpm coppice',
      runner: 'node-test',
      targets: [
        { name: 'scan', target: './src/index.js#scan', reasons: ['named like a parser', 'takes text', reads] },
        { name: 'parse', target: './src/index.js#parse' },
      ],
    });
    const written = readFileSync(path.join(folder, 'coppice.config.mjs'), 'utf8');
    expect(inFolder(['replay', 'parse', '--text', 'x'])).toMatchObject({ status: 0 });
    expect(inFolder(['doctor']).output).toContain('it loads: ');
    expect(inFolder(['init'])).toMatchObject({ status: 2 });
    expect(readFileSync(path.join(folder, 'coppice.config.mjs'), 'utf8')).toBe(written);
  });

  it('rejects a target that does not exist, and says so if there is none', () => {
    expect(inFolder(['init', 'src/none.js#x']).output).toContain('no-such-file');
    const { status, stderr } = spawnSync(process.execPath, [binary, 'init'], {
      cwd: temporaryFolder(),
      encoding: 'utf8',
    });
    expect(stderr).toContain('error no-targets');
    expect(status).toBe(2);
  });
});

describe('coppice doctor', () => {
  it('runs all checks', () => {
    expect(document(['doctor'])).toMatchObject({
      ok: true,
      checks: [{ name: 'node' }, { name: 'sandbox' }, { name: 'search' }, { name: 'configuration' }],
    });
  });

  it('lists functions that look like tokenizers, but not those that return existing values', () => {
    expect(document(['doctor', '--tokens', path.join(folder, 'src/index.js')])).toEqual({
      candidates: [
        { name: 'readNextToken', line: 6, score: 5 },
        { name: 'scan', line: 8, score: 4 },
        { name: 'lex', line: 7, score: 4 },
      ],
    });
  });
});
