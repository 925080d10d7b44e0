/**
 * Number of words that k-path production needs on the grammars of the k-path paper, beside the numbers of its Table
 * III, and production speed. The tool of the paper produces 50 to 330 files per second on Markdown.
 */
import path from 'node:path';
import { Random } from '../src/core/random.ts';
import { type Derivation, yieldOf } from '../src/derivation/derivation.ts';
import { KPathProducer } from '../src/derivation/production/k-path.ts';
import type { Producer } from '../src/derivation/production/producer.ts';
import { grammarGraph } from '../src/grammar/analysis/graph.ts';
import { loadGrammarSync } from '../src/grammar/load-grammar.ts';
import { sharedData } from '../test/shared-data.ts';
import { summarize, timeCpu } from './measure.ts';

const repeats = 15;

/** Number of files by k. */
const paper: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  JSON: { 1: 40, 2: 35, 3: 58, 5: 201 },
  CSV: { 1: 42, 2: 38, 3: 51, 5: 221 },
  url: { 1: 43, 2: 45, 3: 72, 5: 552 },
  Markdown: { 1: 653, 2: 980, 3: 1880, 5: 11409 },
};

const data = sharedData();
if (data === undefined) console.log('skipped: no public grammars in ../shared/data or $COPPICE_DATA');
else
  for (const [name, files] of Object.entries(paper))
    report(path.join(data, 'grammars/kpath-paper', `${name}.g4`), files);

function report(file: string, paperFiles: Readonly<Record<number, number>>): void {
  console.log(`\n${path.basename(file)}: ${grammarGraph(loadGrammarSync(file)).size} nodes`);
  console.table(Object.entries(paperFiles).map(([k, count]) => row(file, Number(k), count)));
}

function row(file: string, k: number, paperCount: number): Record<string, string | number> {
  const runs = Array.from({ length: repeats }, () => run(file, k));
  const [{ producer, words }] = runs as [Run];
  const all = summarize(runs.map(({ prepareMs, produceMs }) => prepareMs + produceMs));
  const production = summarize(runs.map(({ produceMs }) => produceMs));
  return {
    k,
    'k-paths': producer.total,
    covered: `${((100 * producer.covered) / producer.total).toFixed(1)}%`,
    files: words.length,
    'paper files': paperCount,
    ratio: (words.length / paperCount).toFixed(2),
    'mean length': Math.round(words.reduce((sum, word) => sum + word.length, 0) / words.length),
    longest: Math.max(...words.map((word) => word.length)),
    'CPU ms': all.minMs.toFixed(1),
    'first run': all.firstMs.toFixed(1),
    'files/CPU s': Math.round((1000 * words.length) / all.minMs),
    'without preparation': Math.round((1000 * words.length) / production.minMs),
  };
}

interface Run {
  readonly producer: KPathProducer;
  readonly words: readonly string[];
  readonly prepareMs: number;
  readonly produceMs: number;
}

/** Runs on a newly loaded grammar: computations that are done once per grammar count as preparation. */
function run(file: string, k: number): Run {
  const grammar = loadGrammarSync(file);
  const preparation = timeCpu(() => new KPathProducer(grammar, new Random(1), { k }));
  const producer = preparation.result;
  const production = timeCpu(() => drain(producer));
  const words = production.result.map(yieldOf);
  return { producer, words, prepareMs: preparation.cpuMs, produceMs: production.cpuMs };
}

function drain(producer: Producer): Derivation[] {
  const trees: Derivation[] = [];
  for (let tree = producer.next(); tree !== undefined; tree = producer.next()) trees.push(tree);
  return trees;
}
