import { exitCode } from '../../../core/exit-code.ts';
import { shippedGrammars, summaryOf } from '../../../grammar/shipped-grammars.ts';
import { defineCommand } from '../../command.ts';
import { layOutTable } from '../../table.ts';
import { wrapLines } from '../../../core/text/wrap-lines.ts';
import { jsonOption } from './json-option.ts';

export const listCommand = defineCommand(
  {
    operands: [],
    options: { json: jsonOption },
    examples: [{ line: 'coppice grammar list', says: 'json, csv, url, lua and others' }],
  },
  async (_operands, { json }, io) => {
    const grammars = shippedGrammars().map((grammar) => ({ name: grammar.name, summary: summaryOf(grammar) }));
    const table = layOutTable(grammars.map(({ name, summary }) => [name, summary]));
    await io.out.write(json ? `${JSON.stringify({ grammars })}\n` : wrapLines(table, io.out));
    return exitCode.nothingFound;
  },
);
