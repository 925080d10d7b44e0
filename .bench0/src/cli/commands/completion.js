import { CoppiceError } from '../../core/coppice-error.js';
import { exitCode } from '../../core/exit-code.js';
import { defineCommand } from '../command.js';
import { completableCommands } from './completion/completable-commands.js';
import { bashScript, fishScript, zshScript } from './completion/scripts.js';
const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };
export const completionCommand = defineCommand({
    operands: ['SHELL'],
    options: {},
    details: 'SHELL is bash, zsh or fish.\n',
    examples: [
        { line: 'coppice completion bash >> ~/.bashrc', says: 'in every new shell' },
        { line: 'coppice completion zsh > "${fpath[1]}/_coppice"', says: 'for zsh' },
        { line: 'coppice completion fish > ~/.config/fish/completions/coppice.fish', says: 'for fish' },
    ],
}, async ([shell], _options, io) => {
    const [, print] = Object.entries(scripts).find(([name]) => name === shell) ?? [];
    if (print === undefined) {
        throw new CoppiceError('bad-value', `there is no completion for \`${shell}\``, {
            hint: `shells are ${Object.keys(scripts).join(', ')}`,
        });
    }
    // Imported late: the commands include this one.
    const { coppiceCommands } = await import('./coppice.js');
    await io.out.write(print(await completableCommands(coppiceCommands)));
    return exitCode.nothingFound;
});
