import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { binary, projectFolder, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
for (const place of ['examples', 'node_modules/coppice/examples']) {
  cpSync(path.join(projectFolder, 'examples'), path.join(folder, place), { recursive: true });
}

const read = (name: string): string => readFileSync(path.join(projectFolder, name), 'utf8');
/** The tutorial has a test of its own: its sessions depend on each other. */
const pages = readdirSync(path.join(projectFolder, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && name !== 'tutorial.md')
  .map((name) => path.join('docs', name));
const sessions = ['README.md', ...pages].flatMap((page) =>
  [...read(page).matchAll(/```\n\$ (.*)\n([^`]*(?:`[^`]+`[^`]*)*?)```/g)].map(
    ([, line, output]) => [page, line!, output!] as const,
  ),
);

/** Returns what a reader would see: results, then messages; blanks at line ends are not visible. */
function run(line: string): string {
  const functions = `coppice() { "${process.execPath}" "${binary}" "$@"; }; npx() { "$@"; }`;
  const { stdout, stderr } = spawnSync('bash', ['-c', `${functions}; ${line}`], { cwd: folder, encoding: 'utf8' });
  return (stdout + stderr).replaceAll(/ +$/gm, '');
}

/** Three dots on a separate line match any lines. */
function pattern(output: string): RegExp {
  const escaped = output.split(/^\.\.\.\n/m).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('(.*\\n)*')}$`);
}

/** Without blanks: they are laid out differently in a picture. */
function dense(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

it('finds sessions in the documents', () => {
  expect(sessions.length).toBeGreaterThanOrEqual(5);
});

it.each(sessions)('%s shows the actual output of: %s', (_page, line, output) => {
  expect(run(line)).toMatch(pattern(output));
});

it('has a picture of what the first command of the README finds', () => {
  const [, line] = /```sh\nnpm install --save-dev coppice\n(npx coppice run .*)\n```/.exec(read('README.md')) ?? [];
  const parts = [...read('docs/images/terminal.svg').matchAll(/<text[^>]*>([^<]*)<\/text>/g)];
  const picture = dense(parts.map(([, text]) => text!.replaceAll('&lt;', '<').replaceAll('&amp;', '&')).join(''));
  expect(picture).toContain(dense(`$ ${line!} found`));
  const printed = run(`${line!} 2> log`);
  // Numbers of runs and flips change with the engine; the finding does not.
  const [finding] = /^[0-9a-f]{8} exception: [^]*?\n {2}path /mu.exec(printed) ?? [];
  const [coverage] = /^coverage .*$/mu.exec(printed) ?? [];
  const [next] = /^next .*$/mu.exec(printed) ?? [];
  for (const part of [finding, coverage, next]) expect(picture).toContain(dense(part!));
});
