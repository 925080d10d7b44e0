import { exitCode } from '../../core/exit-code.ts';
import { defineCommand } from '../command.ts';
import type { Io } from '../io.ts';
import { text } from '../option.ts';
import { layOutTable } from '../table.ts';
import { wrapLines } from '../../core/text/wrap-lines.ts';
import { perform, type CheckResult } from './doctor/health-check.ts';
import { healthChecks } from './doctor/health-checks.ts';
import { tokenizerCandidates } from './doctor/tokenizer-candidates.ts';
import { jsonOption } from './grammar/json-option.ts';

export const doctorCommand = defineCommand(
  {
    operands: [],
    options: {
      tokens: text('FILE', 'suggest functions of FILE that return tokens, for --tokens of `coppice run`'),
      json: jsonOption,
    },
    examples: [
      { line: 'coppice doctor', says: 'exits with code 2 if a check fails' },
      { line: 'coppice doctor --tokens src/lexer.ts', says: 'candidates, the most likely first' },
    ],
  },
  async (_operands, { tokens, json }, io) => {
    if (tokens !== undefined) {
      await printCandidates(tokens, json, io);
      return exitCode.nothingFound;
    }
    const results: CheckResult[] = [];
    for (const check of healthChecks) results.push(await perform(check));
    const isWell = results.every(({ ok }) => ok);
    const { style } = io.out;
    const rows = results.map(({ name, ok, detail }) => [ok ? 'ok' : style.red('BROKEN'), name, detail]);
    await io.out.write(
      json ? `${JSON.stringify({ ok: isWell, checks: results })}\n` : wrapLines(layOutTable(rows), io.out),
    );
    return isWell ? exitCode.nothingFound : exitCode.userError;
  },
);

async function printCandidates(file: string, json: boolean, io: Io): Promise<void> {
  const candidates = tokenizerCandidates(file);
  if (json) {
    await io.out.write(`${JSON.stringify({ candidates })}\n`);
    return;
  }
  const rows = candidates.map(({ name, line }) => [`${file}#${name}`, `line ${line}`]);
  await io.out.write(rows.length === 0 ? `no function in ${file} has the name of a tokenizer\n` : layOutTable(rows));
}
