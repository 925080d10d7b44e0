import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { binary, projectFolder, temporaryFolder } from './coppice.ts';

const isThere = spawnSync('tmux', ['-V']).status === 0;
const folder = temporaryFolder();
const out = path.join(folder, 'c');
const socket = `coppice-${process.pid}`;
const tmux = (...args: readonly string[]): string =>
  execFileSync('tmux', ['-L', socket, '-f', '/dev/null', ...args], { encoding: 'utf8' });

/** What a terminal shows of a command: with escape sequences, and with the lines joined that the terminal broke. */
async function shown(command: string, columns: number, color: '' | '1' = ''): Promise<{ joined: string; raw: string }> {
  const end = path.join(folder, 'end.sh');
  writeFileSync(end, `${command}\necho "ended with $?"\nsleep 60\n`);
  const shell = ['env', '-u', 'FORCE_COLOR', `NO_COLOR=${color}`, 'bash', end];
  tmux('new-session', '-d', '-x', String(columns), '-y', '200', '-c', projectFolder, ...shell);
  try {
    for (let tries = 0; tries < 1200; tries++) {
      await sleep(100);
      const joined = tmux('capture-pane', '-p', '-J', '-S', '-');
      if (/^ended with \d/mu.test(joined)) return { joined, raw: tmux('capture-pane', '-p', '-e', '-S', '-') };
    }
    throw new Error(`${command} did not end: ${tmux('capture-pane', '-p')}`);
  } finally {
    tmux('kill-session');
  }
}

/** Lines that the terminal broke. Commands may be: a line end in a command would be copied with it. */
function brokenLines(joined: string, columns: number): readonly string[] {
  return joined
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.length > columns && !/(?:npx )?coppice (?:replay|suite|run|report) /u.test(line));
}

const coppice = `${process.execPath} ${binary}`;
const query = 'examples/query.ts#parseQuery';
const campaign = path.join(out, 'examples-query.ts-parseQuery');
for (const [name, part] of [
  ['one', 'a text that is so long that it does not fit beside the name'],
  ['other', 'another text that is so long that it does not fit'],
] as const) {
  const code = `export function read(/** @type {string} */ text) {\n  if (text === 'x') return '${part}';\n  return 1;\n}\n`;
  writeFileSync(path.join(folder, `${name}.mjs`), code);
}
const commands = [
  `run ${query} --runs 150 --workers 1 --out ${out}`,
  `report ${campaign} --format text`,
  `suite ${campaign} --out ${path.join(folder, 'query.test.ts')} --force`,
  `replay $(echo ${campaign}/findings/*)`,
  `minimize ${query} --text 'first=1&first[]=2' --runs 50`,
  `compare ${path.join(folder, 'one.mjs')}#read ${path.join(folder, 'other.mjs')}#read --runs 20 --workers 1 --out ${out}`,
  'grammar check examples/simplecalc.ebnf --ambiguity',
  'grammar show lua --k 3',
  'grammar list',
  'run --help',
  'run nothing-of-this-name.ts#parse',
];

describe.skipIf(!isThere)(`a terminal${isThere ? '' : ' (skipped: no tmux on the PATH)'}`, () => {
  afterAll(() => {
    spawnSync('tmux', ['-L', socket, 'kill-server']);
  });

  it.each([60, 80, 200])(
    'of %i columns never has to break a line',
    async (columns) => {
      const all = columns === 60 ? commands : commands.filter((line) => /^(?:run|compare) .*workers/u.test(line));
      const { joined } = await shown(all.map((line) => `${coppice} ${line}`).join('\n'), columns);
      expect(joined).toContain('TypeError: query[name].push');
      expect(joined).toContain(' difference: ');
      expect(joined).toContain('next ');
      expect(brokenLines(joined, columns)).toEqual([]);
    },
    150_000,
  );

  it('has colors, unless they are not wanted', async () => {
    const line = `${coppice} grammar check examples/simplecalc.ebnf --ambiguity`;
    expect((await shown(line, 80)).raw).toContain('\u001b[33mwarning ambiguous');
    expect((await shown(line, 80, '1')).raw).not.toContain('\u001b');
  });
});
