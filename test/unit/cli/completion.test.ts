import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

import { main } from '../../../src/cli/main.ts';
import { CapturedIo } from './captured-io.ts';

async function script(shell: string): Promise<string> {
  const io = new CapturedIo();
  expect(await main(['completion', shell], io)).toBe(0);
  return io.out.text;
}

describe('completion', () => {
  it.each([
    [['coppice', 'gr'], ['grammar']],
    [['coppice', 'grammar', 'sh'], ['show']],
    [['coppice', 'grammar', 'generate', '--stra'], ['--strategy']],
    [['coppice', 'run', '--strategy', 'gen'], ['generational']],
    [
      ['coppice', 'run', 'a.ts#f', '--tim'],
      ['--time-limit', '--time'],
    ],
    [['coppice', 'run', 'src/'], []],
  ])('of %j in bash gives %j', async (words, expected) => {
    const current = words.length - 1;
    const line = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${current}; _coppice`;
    const { stdout, stderr } = spawnSync('bash', ['-c', `${await script('bash')}\n${line}; echo "\${COMPREPLY[*]}"`], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout.trim().split(' ').filter(Boolean).toSorted()).toEqual(expected.toSorted());
  });

  it('has every command with its summary in fish, and its options', async () => {
    const text = await script('fish');
    expect(text).toContain("-n '__fish_use_subcommand' -a run -d 'Explore a function");
    expect(text).toContain("-n '__fish_seen_subcommand_from grammar; and __fish_seen_subcommand_from show' -l k -r");
  });

  it('is told for known shells only', async () => {
    const io = new CapturedIo();
    expect(await main(['completion', 'tcsh'], io)).toBe(2);
    expect(io.err.text).toContain('hint: shells are bash, zsh, fish');
  });
});
