import { exitCode } from '../../../core/exit-code.js';
import { Random } from '../../../core/random.js';
import { completeCoverage } from '../../../derivation/coverage/complete-coverage.js';
import { KPathRecorder } from '../../../derivation/coverage/k-path-recorder.js';
import { Printer } from '../../../derivation/print/printer.js';
import { resolveFully } from '../../../derivation/print/resolve-fully.js';
import { KPathProducer } from '../../../derivation/production/k-path.js';
import { loadGrammarSync } from '../../../grammar/load-grammar.js';
import { defineCommand } from '../../command.js';
import { inputFiles } from '../../input-files.js';
import { text, wholeNumber } from '../../option.js';
import { OutputFolder } from '../../output-folder.js';
import { coverFiles } from './cover/coverage-report.js';
import { printCoverage } from './cover/print-coverage.js';
import { jsonOption } from './json-option.js';
import { lexingOption } from './lexing-option.js';
import { startOption } from './start-option.js';
export const coverCommand = defineCommand({
    operands: ['GRAMMAR', 'FILE...'],
    options: {
        k: wholeNumber('K', 'k-paths of 1 to K symbols (3)', { least: 1, most: 100, fallback: 3 }),
        start: startOption,
        lexing: lexingOption('any-length'),
        complete: text('DIR', 'write words that cover the missing k-paths to files in a new folder'),
        seed: text('SEED', 'random seed for --complete (1)'),
        json: jsonOption,
    },
    examples: [
        { line: 'coppice grammar cover json test/fixtures', says: 'all files in a folder, at any depth' },
        {
            line: 'coppice grammar cover my.g4 a.txt b.txt --k 2 --complete more',
            says: 'also writes words for the missing k-paths',
        },
    ],
}, async ([file, ...names], { k, start, lexing, complete, seed, json }, io) => {
    const grammar = loadGrammarSync(file, start);
    const folder = complete === undefined ? undefined : new OutputFolder(complete);
    const recorder = new KPathRecorder(grammar, Array.from({ length: k }, (_, i) => i + 1));
    const report = await coverFiles(inputFiles(names), grammar, recorder, lexing, io);
    await (json ? io.out.write(`${JSON.stringify(report)}\n`) : printCoverage(report, io));
    if (folder !== undefined) {
        writeCompletion(folder, grammar, recorder, new Random(seed ?? 1));
        const { covered, total } = recorder.coverage(k);
        await io.err.write(`${folder.toString()}; with them, ${covered} of ${total} k-paths are covered at k = ${k}\n`);
    }
    return report.parsed > 0 ? exitCode.nothingFound : exitCode.findings;
});
function writeCompletion(folder, grammar, recorder, random) {
    const k = Math.max(...recorder.coverages.map((coverage) => coverage.k));
    const producer = new KPathProducer(grammar, random, { k });
    const printer = new Printer(grammar);
    const resolve = (tree) => resolveFully(tree, grammar, printer, random).tree;
    for (const tree of completeCoverage(producer, recorder, resolve))
        folder.add(printer.print(tree).text);
}
