import { CoppiceError } from '../../core/coppice-error.ts';
import { exitCode } from '../../core/exit-code.ts';
import { defineCommand } from '../command.ts';
import { completableCommands } from './completion/completable-commands.ts';
import { bashScript, fishScript, zshScript } from './completion/scripts.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

export const completionCommand = defineCommand(
  {
    operands: ['SHELL'],
    options: {},
    details: 'SHELL is bash, zsh or fish.\n',
    examples: [
      { line: 'coppice completion bash >> ~/.bashrc', says: 'in every new shell' },
      { line: 'coppice completion zsh > "${fpath[1]}/_coppice"', says: 'for zsh' },
      { line: 'coppice completion fish > ~/.config/fish/completions/coppice.fish', says: 'for fish' },
    ],
  },
  async ([shell], _options, io) => {
    const [, print] = Object.entries(scripts).find(([name]) => name === shell) ?? [];
    if (print === undefined) {
      throw new CoppiceError('bad-value', `there is no completion for \`${shell}\``, {
        hint: `shells are ${Object.keys(scripts).join(', ')}`,
      });
    }
    // Imported late: the commands include this one.
    const { coppiceCommands } = await import('./coppice.ts');
    await io.out.write(print(await completableCommands(coppiceCommands)));
    return exitCode.nothingFound;
  },
);
