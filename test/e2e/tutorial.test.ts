import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { binary, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const page = readFileSync(path.join(projectFolder, 'docs/tutorial.md'), 'utf8');
writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');

/** Writes the files that the reader writes, and makes the changes that the reader makes. */
function follow(block: string): void {
  const [, file, place = ''] = /^\/\/ ([\w./]+)(?:, (.*))?\n/u.exec(block) ?? [];
  if (file === undefined) throw new Error(`no file is named: ${block}`);
  const where = path.join(folder, file);
  const code = block.slice(block.indexOf('\n') + 1);
  mkdirSync(path.dirname(where), { recursive: true });
  if (place === '') return writeFileSync(where, block);
  const lines = readFileSync(where, 'utf8').split('\n');
  const [, before, name] = /^(?:after: (.*)|in (\w+))$/u.exec(place) ?? [];
  const start = lines.findIndex((line) =>
    before === undefined ? line.includes(`function ${name}(`) : line.trim() === before,
  );
  const at = before === undefined ? lines.findIndex((line, i) => i > start && line.includes('if (')) : start + 1;
  if (start < 0 || at < 0) throw new Error(`there is no place ${place}`);
  lines.splice(at, before === undefined ? 1 : 0, code.trimEnd());
  writeFileSync(where, lines.join('\n'));
}

function run(line: string): string {
  const script = `npx() { shift; "${process.execPath}" "${binary}" "$@"; }; ${line}`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  return (stdout + stderr).replaceAll(/ +$/gm, '');
}

/** Three dots on a line match any lines. */
function pattern(output: string): RegExp {
  const escaped = output.split(/^\.\.\.\n/m).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('(.*\\n)*')}$`);
}

it('the tutorial shows what its commands print, at every step', () => {
  let sessions = 0;
  let last = '';
  for (const [, language, block] of page.matchAll(/```(\w*)\n([\s\S]*?)```/g)) {
    if (language === 'ts') follow(block!);
    if (language !== '' || !block!.startsWith('$ ')) continue;
    const end = block!.indexOf('\n');
    last = block!.slice(2, end);
    expect(run(last)).toMatch(pattern(block!.slice(end + 1)));
    sessions++;
  }
  expect(sessions).toBe(2);
  const fixed = run(last);
  expect(fixed).toContain('\nfindings  none\n');
  expect(fixed).toContain('16 of 16 branches');
  // Which runner a project without one gets depends on whether this version of Node runs TypeScript.
  expect(run('npx coppice suite')).toMatch(/^6 tests in test\/color\.parseColor\.generated\.test\.[jt]s, for /u);
}, 240_000);
