import { CoppiceError } from '../../../core/coppice-error.ts';
import { exitCode } from '../../../core/exit-code.ts';
import { Random } from '../../../core/random.ts';
import { Printer } from '../../../derivation/print/printer.ts';
import type { SymbolicGrammar } from '../../../derivation/templates/symbolic-grammar.ts';
import { TemplatePrinter } from '../../../derivation/templates/template-printer.ts';
import type { Grammar } from '../../../grammar/grammar.ts';
import { loadGrammarSync } from '../../../grammar/load-grammar.ts';
import { minCosts } from '../../../grammar/analysis/min-cost.ts';
import { defineCommand } from '../../command.ts';
import type { Io } from '../../io.ts';
import { OutputFolder } from '../../output-folder.ts';
import { layOutTable } from '../../table.ts';
import { defaultCount, generateOptions, type GenerateValues } from './generate/generate-options.ts';
import { readSymbolic } from './symbolic-options.ts';
import { readTrees } from './generate/read-trees.ts';
import {
  wordStrategies,
  wordStrategyNames,
  type WordStrategyName,
  type StrategyOption,
} from './generate/strategies.ts';
import type { WordRequest } from './generate/word-request.ts';
import { writeFiles, writeLines } from './generate/write-words.ts';

export const generateCommand = defineCommand(
  {
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
  },
  async ([file], values, io) => {
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
  },
);

function requireWords(grammar: Grammar): void {
  if (minCosts(grammar).cost[grammar.root.id] !== Infinity) return;
  const { name, location } = grammar.start;
  throw new CoppiceError('no-words', `the start rule \`${name}\` derives no finite word`, {
    location,
    hint: '`coppice grammar check` shows which rules do not terminate',
  });
}

const strategyOptions: readonly StrategyOption[] = ['k', 'length', 'height', 'unit', 'corpus', 'depth', 'size'];

async function warnOfUnused(values: GenerateValues, strategy: WordStrategyName, io: Io): Promise<void> {
  const { takes } = wordStrategies[strategy];
  for (const option of strategyOptions) {
    if (values[option] === undefined || takes.includes(option)) continue;
    const label = io.err.style.yellow('warning unused-option');
    await io.err.write(`${label}: --${option} has no effect with --strategy ${strategy}\n`);
  }
}

async function readRequest(
  original: Grammar,
  symbolic: SymbolicGrammar | undefined,
  values: GenerateValues,
  io: Io,
): Promise<WordRequest> {
  const grammar = symbolic?.grammar ?? original;
  const printer = symbolic === undefined ? new Printer(original) : new TemplatePrinter(symbolic);
  const corpus = values.corpus === undefined ? undefined : await readTrees(values.corpus, grammar, io);
  const { count, k, length, height, unit, depth, size } = values;
  const random = new Random(values.seed ?? 1);
  return { grammar, printer, symbolic, random, count, k, length, height, unit, corpus, depth, size };
}
