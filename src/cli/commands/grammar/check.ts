import { type ExitCode, exitCode } from '../../../core/exit-code.ts';
import type { Diagnostic } from '../../../grammar/diagnostic.ts';
import { defineCommand } from '../../command.ts';
import { displayPath } from '../../../core/text/display-path.ts';
import type { Io } from '../../io.ts';
import { wholeNumber } from '../../option.ts';
import { plural } from '../../plural.ts';
import { renderDiagnostic } from '../../render-diagnostic.ts';
import { type GrammarReport, inspectGrammar } from './inspect-grammar.ts';
import { jsonOption } from './json-option.ts';
import { startOption } from './start-option.ts';

export const checkCommand = defineCommand(
  {
    operands: ['GRAMMAR'],
    options: {
      start: startOption,
      ambiguity: wholeNumber('N', 'search the N shortest words for one with several derivations (1000)', {
        least: 1,
        fallback: undefined,
        whenAlone: 1000,
      }),
      json: jsonOption,
    },
    examples: [
      {
        line: 'coppice grammar check my.g4',
        says: 'undefined, unreachable, nonterminating and suspicious rules, each with its location',
      },
      { line: 'coppice grammar check my.g4 --ambiguity', says: 'also the shortest ambiguous word, if one is found' },
    ],
  },
  async ([file], { start, ambiguity, json }, io) => {
    const report = inspectGrammar(file, start, ambiguity);
    // Also with --json: errors go to standard error in readable form.
    for (const error of report.errors) await io.err.write(`${renderDiagnostic(error, io.err)}\n`);
    await (json ? io.out.write(`${JSON.stringify(documentOf(report))}\n`) : printReport(report, io));
    return report.errors.length > 0 ? exitCode.userError : (exitCode.nothingFound satisfies ExitCode);
  },
);

function documentOf({ start, rules, terminals, errors, warnings, ambiguity }: GrammarReport): object {
  const document = { start, rules, terminals, errors: errors.map(entryOf), warnings: warnings.map(entryOf) };
  if (ambiguity === undefined) return document;
  const { words, complete, ambiguous } = ambiguity;
  const found = ambiguous === undefined ? null : { word: ambiguous.text, derivations: String(ambiguous.derivations) };
  return { ...document, ambiguity: { words, complete, ambiguous: found } };
}

function entryOf({ code, message, location, hint }: Diagnostic): object {
  const { file, line, column } = location ?? {};
  return { code, message, file: file === undefined ? undefined : displayPath(file), line, column, hint };
}

async function printReport(report: GrammarReport, io: Io): Promise<void> {
  for (const warning of report.warnings) await io.out.write(`${renderDiagnostic(warning, io.out)}\n`);
  const { start, rules, terminals, errors, warnings, ambiguity } = report;
  if (ambiguity !== undefined && ambiguity.ambiguous === undefined) {
    const which = ambiguity.complete ? 'all of the grammar' : 'the shortest';
    await io.out.write(
      `none of ${plural(ambiguity.words, 'word')} is ambiguous (${which}, up to interchangeable characters)\n`,
    );
  }
  const size = start === null ? '' : `start ${start}, ${plural(rules, 'rule')}, ${plural(terminals, 'terminal')}: `;
  await io.out.write(`${size}${plural(errors.length, 'error')}, ${plural(warnings.length, 'warning')}\n`);
}
