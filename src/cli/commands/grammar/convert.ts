import { writeFileSync } from 'node:fs';
import { CoppiceError } from '../../../core/coppice-error.ts';
import { exitCode } from '../../../core/exit-code.ts';
import { loadGrammarSync } from '../../../grammar/load-grammar.ts';
import { defineCommand } from '../../command.ts';
import { oneOf, text } from '../../option.ts';
import { wrapLines } from '../../../core/text/wrap-lines.ts';
import { notations, printers } from './notations.ts';
import { startOption } from './start-option.ts';

export const convertCommand = defineCommand(
  {
    operands: ['GRAMMAR'],
    options: {
      to: oneOf(notations, 'Coppice EBNF, ANTLR v4, or the JSON of fuzzing tools', undefined),
      start: startOption,
      out: text('FILE', 'write to a new file instead of standard output'),
    },
    examples: [
      { line: 'coppice grammar convert my.g4 --to ebnf --out my.ebnf', says: 'losses are reported on standard error' },
    ],
  },
  async ([file], { to, start, out }, io) => {
    if (to === undefined) {
      throw new CoppiceError('missing-option', 'the notation to convert to is missing', {
        hint: `add --to ${notations.join('|')}`,
      });
    }
    const printed = printers[to](loadGrammarSync(file, start));
    if (out === undefined) await io.out.write(printed.text);
    else writeNew(out, printed.text);
    for (const loss of printed.losses) {
      await io.err.write(`${wrapLines(`${io.err.style.yellow('warning loss')}: ${loss}`, io.err)}\n`);
    }
    return exitCode.nothingFound;
  },
);

function writeNew(file: string, contents: string): void {
  try {
    writeFileSync(file, contents, { flag: 'wx' });
  } catch (cause) {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    const code = exists ? 'output-exists' : 'unwritable-file';
    const message = exists ? `\`${file}\` already exists` : `cannot write \`${file}\``;
    const hint = exists ? 'give the name of a new file: existing files are not overwritten' : undefined;
    throw new CoppiceError(code, message, { hint, cause });
  }
}
