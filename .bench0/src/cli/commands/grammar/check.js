import { exitCode } from '../../../core/exit-code.js';
import { defineCommand } from '../../command.js';
import { displayPath } from '../../../core/text/display-path.js';
import { wholeNumber } from '../../option.js';
import { plural } from '../../plural.js';
import { renderDiagnostic } from '../../render-diagnostic.js';
import { inspectGrammar } from './inspect-grammar.js';
import { jsonOption } from './json-option.js';
import { startOption } from './start-option.js';
export const checkCommand = defineCommand({
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
}, async ([file], { start, ambiguity, json }, io) => {
    const report = inspectGrammar(file, start, ambiguity);
    // Also with --json: errors go to standard error in readable form.
    for (const error of report.errors)
        await io.err.write(`${renderDiagnostic(error, io.err.style)}\n`);
    await (json ? io.out.write(`${JSON.stringify(documentOf(report))}\n`) : printReport(report, io));
    return report.errors.length > 0 ? exitCode.userError : exitCode.nothingFound;
});
function documentOf({ start, rules, terminals, errors, warnings, ambiguity }) {
    const document = { start, rules, terminals, errors: errors.map(entryOf), warnings: warnings.map(entryOf) };
    if (ambiguity === undefined)
        return document;
    const { words, complete, ambiguous } = ambiguity;
    const found = ambiguous === undefined ? null : { word: ambiguous.text, derivations: String(ambiguous.derivations) };
    return { ...document, ambiguity: { words, complete, ambiguous: found } };
}
function entryOf({ code, message, location, hint }) {
    const { file, line, column } = location ?? {};
    return { code, message, file: file === undefined ? undefined : displayPath(file), line, column, hint };
}
async function printReport(report, io) {
    for (const warning of report.warnings)
        await io.out.write(`${renderDiagnostic(warning, io.out.style)}\n`);
    const { start, rules, terminals, errors, warnings, ambiguity } = report;
    if (ambiguity !== undefined && ambiguity.ambiguous === undefined) {
        const which = ambiguity.complete ? 'all of the grammar' : 'the shortest';
        await io.out.write(`none of ${plural(ambiguity.words, 'word')} is ambiguous (${which}, up to interchangeable characters)\n`);
    }
    const size = start === null ? '' : `start ${start}, ${plural(rules, 'rule')}, ${plural(terminals, 'terminal')}: `;
    await io.out.write(`${size}${plural(errors.length, 'error')}, ${plural(warnings.length, 'warning')}\n`);
}
