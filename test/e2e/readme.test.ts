import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { binary, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
cpSync(path.join(projectFolder, 'examples'), path.join(folder, 'examples'), { recursive: true });

const readme = readFileSync(path.join(projectFolder, 'README.md'), 'utf8');
const sessions = [...readme.matchAll(/```\n\$ (.*)\n([^`]*(?:`[^`]+`[^`]*)*?)```/g)].map(
  ([, line, output]) => [line!, output!] as const,
);

/** Returns what a reader would see: results, then messages; blanks at line ends are not visible. */
function run(line: string): string {
  const script = `coppice() { "${process.execPath}" "${binary}" "$@"; }; ${line}`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  return (stdout + stderr).replaceAll(/ +$/gm, '');
}

/** Three dots on a separate line match any lines. */
function pattern(output: string): RegExp {
  const escaped = output.split(/^\.\.\.\n/m).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('(.*\\n)*')}$`);
}

it('contains sessions to test', () => {
  expect(sessions.length).toBeGreaterThanOrEqual(4);
});

it.each(sessions)('shows the actual output of: %s', (line, output) => {
  expect(run(line)).toMatch(pattern(output));
});

it('shows the actual output of its first command', () => {
  const [, line] = /```sh\nnpm ci && node bin\/coppice\.js (.*)\nnpm test\n```/.exec(readme) ?? [];
  const [, output] = /```\n(examples\/query[\s\S]*?)```/.exec(readme) ?? [];
  expect(run(`coppice ${line!} 2> log`)).toMatch(pattern(output!));
});
