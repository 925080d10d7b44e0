import { exitCode } from '../../../core/exit-code.js';
import { shippedGrammars, summaryOf } from '../../../grammar/shipped-grammars.js';
import { defineCommand } from '../../command.js';
import { layOutTable } from '../../table.js';
import { jsonOption } from './json-option.js';
export const listCommand = defineCommand({
    operands: [],
    options: { json: jsonOption },
    examples: [{ line: 'coppice grammar list', says: 'json, csv, url, lua and others' }],
}, async (_operands, { json }, io) => {
    const grammars = shippedGrammars().map((grammar) => ({ name: grammar.name, summary: summaryOf(grammar) }));
    const table = layOutTable(grammars.map(({ name, summary }) => [name, summary]));
    await io.out.write(json ? `${JSON.stringify({ grammars })}\n` : table);
    return exitCode.nothingFound;
});
