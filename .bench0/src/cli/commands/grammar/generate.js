import { CoppiceError } from '../../../core/coppice-error.js';
import { exitCode } from '../../../core/exit-code.js';
import { Random } from '../../../core/random.js';
import { Printer } from '../../../derivation/print/printer.js';
import { TemplatePrinter } from '../../../derivation/templates/template-printer.js';
import { loadGrammarSync } from '../../../grammar/load-grammar.js';
import { minCosts } from '../../../grammar/analysis/min-cost.js';
import { defineCommand } from '../../command.js';
import { OutputFolder } from '../../output-folder.js';
import { layOutTable } from '../../table.js';
import { defaultCount, generateOptions } from './generate/generate-options.js';
import { readSymbolic } from './symbolic-options.js';
import { readTrees } from './generate/read-trees.js';
import { wordStrategies, wordStrategyNames, } from './generate/strategies.js';
import { writeFiles, writeLines } from './generate/write-words.js';
export const generateCommand = defineCommand({
    details: `Strategies\n${layOutTable(wordStrategyNames.map((name) => [`  ${name}`, wordStrategies[name].summary]))}`,
    operands: ['GRAMMAR'],
    options: generateOptions,
    examples: [
        { line: 'coppice grammar generate json --count 10', says: 'ten random JSON texts' },
        {
            line: 'coppice grammar generate my.g4 --strategy kpath --k 2 --out words',
            says: 'files that cover every pair of nested symbols',
        },
        {
            line: 'coppice grammar generate my.g4 --strategy exhaustive --length 4',
            says: 'every word of at most four characters',
        },
        { line: 'coppice grammar generate my.g4 --symbolic --height 8', says: 'templates with holes for the tokens' },
    ],
}, async ([file], values, io) => {
    const original = loadGrammarSync(file, values.start);
    requireWords(original);
    const symbolic = readSymbolic(original, values);
    const folder = values.out === undefined ? undefined : new OutputFolder(values.out);
    const name = values.strategy ?? (symbolic === undefined ? 'random' : 'exhaustive');
    const strategy = wordStrategies[name];
    await warnOfUnused(values, name, io);
    const request = await readRequest(original, symbolic, values, io);
    const words = strategy.words(request);
    const count = request.count ?? (strategy.isEndless(request) ? defaultCount : Infinity);
    const written = folder === undefined ? await writeLines(words, count, io.out) : writeFiles(words, count, folder);
    await io.err.write(`${[written, ...words.remarks()].join('\n')}\n`);
    return exitCode.nothingFound;
});
function requireWords(grammar) {
    if (minCosts(grammar).cost[grammar.root.id] !== Infinity)
        return;
    const { name, location } = grammar.start;
    throw new CoppiceError('no-words', `the start rule \`${name}\` derives no finite word`, {
        location,
        hint: '`coppice grammar check` shows which rules do not terminate',
    });
}
const strategyOptions = ['k', 'length', 'height', 'unit', 'corpus', 'depth', 'size'];
async function warnOfUnused(values, strategy, io) {
    const { takes } = wordStrategies[strategy];
    for (const option of strategyOptions) {
        if (values[option] === undefined || takes.includes(option))
            continue;
        const label = io.err.style.yellow('warning unused-option');
        await io.err.write(`${label}: --${option} has no effect with --strategy ${strategy}\n`);
    }
}
async function readRequest(original, symbolic, values, io) {
    const grammar = symbolic?.grammar ?? original;
    const printer = symbolic === undefined ? new Printer(original) : new TemplatePrinter(symbolic);
    const corpus = values.corpus === undefined ? undefined : await readTrees(values.corpus, grammar, io);
    const { count, k, length, height, unit, depth, size } = values;
    const random = new Random(values.seed ?? 1);
    return { grammar, printer, symbolic, random, count, k, length, height, unit, corpus, depth, size };
}
