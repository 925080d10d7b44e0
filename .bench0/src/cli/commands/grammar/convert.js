import { writeFileSync } from 'node:fs';
import { CoppiceError } from '../../../core/coppice-error.js';
import { exitCode } from '../../../core/exit-code.js';
import { loadGrammarSync } from '../../../grammar/load-grammar.js';
import { printAntlr } from '../../../grammar/printing/antlr/print-antlr.js';
import { printEbnf } from '../../../grammar/printing/print-ebnf.js';
import { printJson } from '../../../grammar/printing/print-json.js';
import { defineCommand } from '../../command.js';
import { oneOf, text } from '../../option.js';
import { startOption } from './start-option.js';
const notations = ['ebnf', 'g4', 'json'];
const printers = {
    ebnf: printEbnf,
    g4: printAntlr,
    json: printJson,
};
export const convertCommand = defineCommand({
    operands: ['GRAMMAR'],
    options: {
        to: oneOf(notations, 'Coppice EBNF, ANTLR v4, or the JSON of fuzzing tools', undefined),
        start: startOption,
        out: text('FILE', 'write to a new file instead of standard output'),
    },
    examples: [
        { line: 'coppice grammar convert my.g4 --to ebnf --out my.ebnf', says: 'losses are reported on standard error' },
    ],
}, async ([file], { to, start, out }, io) => {
    if (to === undefined) {
        throw new CoppiceError('missing-option', 'the notation to convert to is missing', {
            hint: `add --to ${notations.join('|')}`,
        });
    }
    const printed = printers[to](loadGrammarSync(file, start));
    if (out === undefined)
        await io.out.write(printed.text);
    else
        writeNew(out, printed.text);
    for (const loss of printed.losses)
        await io.err.write(`${io.err.style.yellow('warning loss')}: ${loss}\n`);
    return exitCode.nothingFound;
});
function writeNew(file, contents) {
    try {
        writeFileSync(file, contents, { flag: 'wx' });
    }
    catch (cause) {
        const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
        const code = exists ? 'output-exists' : 'unwritable-file';
        const message = exists ? `\`${file}\` already exists` : `cannot write \`${file}\``;
        const hint = exists ? 'give the name of a new file: existing files are not overwritten' : undefined;
        throw new CoppiceError(code, message, { hint, cause });
    }
}
