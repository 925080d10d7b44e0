import { exitCode } from '../../../core/exit-code.js';
import { SourceText } from '../../../core/text/source-text.js';
import { Parser } from '../../../derivation/parse/parser.js';
import { loadGrammarSync } from '../../../grammar/load-grammar.js';
import { BufferedOutput } from '../../buffered-output.js';
import { defineCommand } from '../../command.js';
import { listNames } from '../../list-names.js';
import { readInputText } from '../../read-text.js';
import { renderDiagnostic } from '../../render-diagnostic.js';
import { jsonOption } from './json-option.js';
import { lexingOption } from './lexing-option.js';
import { treeJson } from './parse/tree-json.js';
import { treeOutline } from './parse/tree-outline.js';
import { startOption } from './start-option.js';
export const parseCommand = defineCommand({
    operands: ['GRAMMAR', 'FILE'],
    options: { start: startOption, lexing: lexingOption('auto'), json: jsonOption },
    examples: [
        { line: 'coppice grammar parse json package.json', says: 'the tree, indented' },
        { line: "echo '[1,2]' | coppice grammar parse json - --json", says: 'the tree as JSON' },
    ],
}, async ([file, inputFile], { start, lexing, json }, io) => {
    const grammar = loadGrammarSync(file, start);
    const input = await readInputText(inputFile, io);
    const result = new Parser(grammar).parse(input.text, { lexing });
    if (result.kind === 'given-up')
        throw new Error('a parse without a limit was given up');
    if (result.kind === 'failed') {
        await printFailure(result, input, json, io);
        return exitCode.findings;
    }
    await (json ? printJson(result, io) : printOutline(result, grammar, io));
    return exitCode.nothingFound;
});
async function printFailure(failure, { file, text }, json, io) {
    const { offset, line, column, expected } = failure;
    const message = `not a word of the grammar; expected here: ${listNames(expected)}`;
    const location = new SourceText(file, text).locationAt(offset);
    await io.err.write(renderDiagnostic({ severity: 'error', code: 'no-parse', message, location }, io.err.style));
    if (json)
        await io.out.write(`${JSON.stringify({ ok: false, line, column, expected })}\n`);
}
async function printJson(result, io) {
    const output = new BufferedOutput(io.out);
    const derivations = String(result.countDerivations());
    await output.write(`{"ok":true,"derivations":"${derivations}","lexing":"${result.lexing}","tree":`);
    for (const chunk of treeJson(result.tree()))
        await output.write(chunk);
    await output.write('}\n');
    await output.flush();
}
async function printOutline(result, grammar, io) {
    const output = new BufferedOutput(io.out);
    for (const line of treeOutline(result.tree(), grammar))
        await output.write(line);
    const lexing = result.lexing === 'characters' ? '' : `, tokens by ${result.lexing}`;
    await output.write(`\nderivations: ${result.countDerivations()}${lexing}\n`);
    await output.flush();
}
