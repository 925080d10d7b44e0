import { exitCode } from '../../core/exit-code.js';
import { defineCommand } from '../command.js';
import { text } from '../option.js';
import { layOutTable } from '../table.js';
import { perform } from './doctor/health-check.js';
import { healthChecks } from './doctor/health-checks.js';
import { tokenizerCandidates } from './doctor/tokenizer-candidates.js';
import { jsonOption } from './grammar/json-option.js';
export const doctorCommand = defineCommand({
    operands: [],
    options: {
        tokens: text('FILE', 'suggest functions of FILE that return tokens, for --tokens of `coppice run`'),
        json: jsonOption,
    },
    examples: [
        { line: 'coppice doctor', says: 'exits with code 2 if a check fails' },
        { line: 'coppice doctor --tokens src/lexer.ts', says: 'candidates, the most likely first' },
    ],
}, async (_operands, { tokens, json }, io) => {
    if (tokens !== undefined) {
        await printCandidates(tokens, json, io);
        return exitCode.nothingFound;
    }
    const results = [];
    for (const check of healthChecks)
        results.push(await perform(check));
    const isWell = results.every(({ ok }) => ok);
    const { style } = io.out;
    const rows = results.map(({ name, ok, detail }) => [ok ? 'ok' : style.red('BROKEN'), name, detail]);
    await io.out.write(json ? `${JSON.stringify({ ok: isWell, checks: results })}\n` : layOutTable(rows));
    return isWell ? exitCode.nothingFound : exitCode.userError;
});
async function printCandidates(file, json, io) {
    const candidates = tokenizerCandidates(file);
    if (json) {
        await io.out.write(`${JSON.stringify({ candidates })}\n`);
        return;
    }
    const rows = candidates.map(({ name, line }) => [`${file}#${name}`, `line ${line}`]);
    await io.out.write(rows.length === 0 ? `no function in ${file} has the name of a tokenizer\n` : layOutTable(rows));
}
