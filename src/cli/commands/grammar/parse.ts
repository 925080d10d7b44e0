import { exitCode } from '../../../core/exit-code.ts';
import { SourceText } from '../../../core/text/source-text.ts';
import type { ParseFailure, Parsed } from '../../../derivation/parse/parse-result.ts';
import { Parser } from '../../../derivation/parse/parser.ts';
import type { Grammar } from '../../../grammar/grammar.ts';
import { loadGrammarSync } from '../../../grammar/load-grammar.ts';
import { BufferedOutput } from '../../buffered-output.ts';
import { defineCommand } from '../../command.ts';
import type { Io } from '../../io.ts';
import { listNames } from '../../list-names.ts';
import { type InputText, readInputText } from '../../read-text.ts';
import { renderDiagnostic } from '../../render-diagnostic.ts';
import { jsonOption } from './json-option.ts';
import { lexingOption } from './lexing-option.ts';
import { treeJson } from './parse/tree-json.ts';
import { treeOutline } from './parse/tree-outline.ts';
import { startOption } from './start-option.ts';

export const parseCommand = defineCommand(
  {
    operands: ['GRAMMAR', 'FILE'],
    options: { start: startOption, lexing: lexingOption('auto'), json: jsonOption },
    examples: [
      { line: 'coppice grammar parse json package.json', says: 'the tree, indented' },
      { line: "echo '[1,2]' | coppice grammar parse json - --json", says: 'the tree as JSON' },
    ],
  },
  async ([file, inputFile], { start, lexing, json }, io) => {
    const grammar = loadGrammarSync(file, start);
    const input = await readInputText(inputFile!, io);
    const result = new Parser(grammar).parse(input.text, { lexing });
    if (result.kind === 'given-up') throw new Error('a parse without a limit was given up');
    if (result.kind === 'failed') {
      await printFailure(result, input, json, io);
      return exitCode.findings;
    }
    await (json ? printJson(result, io) : printOutline(result, grammar, io));
    return exitCode.nothingFound;
  },
);

async function printFailure(failure: ParseFailure, { file, text }: InputText, json: boolean, io: Io): Promise<void> {
  const { offset, line, column, expected } = failure;
  const message = `not a word of the grammar; expected here: ${listNames(expected)}`;
  const location = new SourceText(file, text).locationAt(offset);
  await io.err.write(renderDiagnostic({ severity: 'error', code: 'no-parse', message, location }, io.err));
  if (json) await io.out.write(`${JSON.stringify({ ok: false, line, column, expected })}\n`);
}

async function printJson(result: Parsed, io: Io): Promise<void> {
  const output = new BufferedOutput(io.out);
  const derivations = String(result.countDerivations());
  await output.write(`{"ok":true,"derivations":"${derivations}","lexing":"${result.lexing}","tree":`);
  for (const chunk of treeJson(result.tree())) await output.write(chunk);
  await output.write('}\n');
  await output.flush();
}

async function printOutline(result: Parsed, grammar: Grammar, io: Io): Promise<void> {
  const output = new BufferedOutput(io.out);
  for (const line of treeOutline(result.tree(), grammar)) await output.write(line);
  const lexing = result.lexing === 'characters' ? '' : `, tokens by ${result.lexing}`;
  await output.write(`\nderivations: ${result.countDerivations()}${lexing}\n`);
  await output.flush();
}
