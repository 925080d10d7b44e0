import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { binary, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
cpSync(path.join(projectFolder, 'examples'), path.join(folder, 'examples'), { recursive: true });

const readme = readFileSync(path.join(projectFolder, 'README.md'), 'utf8');
const sessions = [...readme.matchAll(/```\n\$ (.*)\n([^`]*(?:`[^`]+`[^`]*)*?)```/g)].map(
  ([, line, output]) => [line as string, output as string] as const,
);

/** What a reader would see: results, then remarks; blanks at line ends do not show. */
function run(line: string): string {
  const script = `coppice() { "${process.execPath}" "${binary}" "$@"; }; ${line}`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  return (stdout + stderr).replaceAll(/ +$/gm, '');
}

/** Three dots on a line of their own stand for any lines. */
function pattern(output: string): RegExp {
  const escaped = output.split(/^\.\.\.\n/m).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('(.*\\n)*')}$`);
}

it('has sessions to try', () => {
  expect(sessions.length).toBeGreaterThanOrEqual(4);
});

it.each(sessions)('tells the truth about: %s', (line, output) => {
  expect(run(line)).toMatch(pattern(output));
});

it('tells the truth about its first command', () => {
  const [, line] = /```sh\nnpm ci && node bin\/coppice\.js (.*)\nnpm test\n```/.exec(readme) ?? [];
  const [, output] = /```\n(examples\/query[\s\S]*?)```/.exec(readme) ?? [];
  expect(run(`coppice ${line as string} 2> log`)).toMatch(pattern(output as string));
});
