/**
 * Number of words that k-path production needs on the grammars of the k-path paper, beside the numbers of its Table
 * III, and production speed. The tool of the paper produces 50 to 330 files per second on Markdown.
 */
import path from 'node:path';
import { Random } from '../src/core/random.js';
import { yieldOf } from '../src/derivation/derivation.js';
import { KPathProducer } from '../src/derivation/production/k-path.js';
import { grammarGraph } from '../src/grammar/analysis/graph.js';
import { loadGrammarSync } from '../src/grammar/load-grammar.js';
import { sharedData } from '../test/shared-data.js';
import { summarize, timeCpu } from './measure.js';
const repeats = 15;
/** Number of files by k. */
const paper = {
    JSON: { 1: 40, 2: 35, 3: 58, 5: 201 },
    CSV: { 1: 42, 2: 38, 3: 51, 5: 221 },
    url: { 1: 43, 2: 45, 3: 72, 5: 552 },
    Markdown: { 1: 653, 2: 980, 3: 1880, 5: 11409 },
};
const data = sharedData();
if (data === undefined)
    console.log('skipped: no public grammars in ../shared/data or $COPPICE_DATA');
else
    for (const [name, files] of Object.entries(paper))
        report(path.join(data, 'grammars/kpath-paper', `${name}.g4`), files);
function report(file, paperFiles) {
    console.log(`\n${path.basename(file)}: ${grammarGraph(loadGrammarSync(file)).size} nodes`);
    console.table(Object.entries(paperFiles).map(([k, count]) => row(file, Number(k), count)));
}
function row(file, k, paperCount) {
    const runs = Array.from({ length: repeats }, () => run(file, k));
    const [{ producer, words }] = runs;
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
/** Runs on a newly loaded grammar: computations that are done once per grammar count as preparation. */
function run(file, k) {
    const grammar = loadGrammarSync(file);
    const preparation = timeCpu(() => new KPathProducer(grammar, new Random(1), { k }));
    const producer = preparation.result;
    const production = timeCpu(() => drain(producer));
    const words = production.result.map(yieldOf);
    return { producer, words, prepareMs: preparation.cpuMs, produceMs: production.cpuMs };
}
function drain(producer) {
    const trees = [];
    for (let tree = producer.next(); tree !== undefined; tree = producer.next())
        trees.push(tree);
    return trees;
}
