import { exitCode } from '../../../core/exit-code.ts';
import { Random } from '../../../core/random.ts';
import { completeCoverage } from '../../../derivation/coverage/complete-coverage.ts';
import { KPathRecorder } from '../../../derivation/coverage/k-path-recorder.ts';
import type { Derivation } from '../../../derivation/derivation.ts';
import { Printer } from '../../../derivation/print/printer.ts';
import { resolveFully } from '../../../derivation/print/resolve-fully.ts';
import { KPathProducer } from '../../../derivation/production/k-path.ts';
import type { Grammar } from '../../../grammar/grammar.ts';
import { loadGrammarSync } from '../../../grammar/load-grammar.ts';
import { defineCommand } from '../../command.ts';
import { inputFiles } from '../../input-files.ts';
import { text, wholeNumber } from '../../option.ts';
import { OutputFolder } from '../../output-folder.ts';
import { coverFiles } from './cover/coverage-report.ts';
import { printCoverage } from './cover/print-coverage.ts';
import { jsonOption } from './json-option.ts';
import { lexingOption } from './lexing-option.ts';
import { startOption } from './start-option.ts';

export const coverCommand = defineCommand(
  {
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
  },
  async ([file, ...names], { k, start, lexing, complete, seed, json }, io) => {
    const grammar = loadGrammarSync(file, start);
    const folder = complete === undefined ? undefined : new OutputFolder(complete);
    const recorder = new KPathRecorder(
      grammar,
      Array.from({ length: k }, (_, i) => i + 1),
    );
    const report = await coverFiles(inputFiles(names), grammar, recorder, lexing, io);
    await (json ? io.out.write(`${JSON.stringify(report)}\n`) : printCoverage(report, io));
    if (folder !== undefined) {
      writeCompletion(folder, grammar, recorder, new Random(seed ?? 1));
      const { covered, total } = recorder.coverage(k);
      await io.err.write(`${folder.toString()}; with them, ${covered} of ${total} k-paths are covered at k = ${k}\n`);
    }
    return report.parsed > 0 ? exitCode.nothingFound : exitCode.findings;
  },
);

function writeCompletion(folder: OutputFolder, grammar: Grammar, recorder: KPathRecorder, random: Random): void {
  const k = Math.max(...recorder.coverages.map((coverage) => coverage.k));
  const producer = new KPathProducer(grammar, random, { k });
  const printer = new Printer(grammar);
  const resolve = (tree: Derivation) => resolveFully(tree, grammar, printer, random).tree;
  for (const tree of completeCoverage(producer, recorder, resolve)) folder.add(printer.print(tree).text);
}
