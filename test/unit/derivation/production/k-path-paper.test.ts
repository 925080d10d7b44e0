import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { KPathRecorder } from '../../../../src/derivation/coverage/k-path-recorder.ts';
import { type Derivation, yieldOf } from '../../../../src/derivation/derivation.ts';
import { KPathProducer } from '../../../../src/derivation/production/k-path.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { sharedData } from '../../../shared-data.ts';

/** Grammar, k, number of k-paths, and number of files that the paper's tool needed (its Table III). */
const cells = [
  ['JSON', 1, 51, 40],
  ['JSON', 2, 84, 35],
  ['JSON', 3, 167, 58],
  ['JSON', 5, 526, 201],
  ['CSV', 1, 16, 42],
  ['CSV', 2, 22, 38],
  ['CSV', 3, 29, 51],
  ['CSV', 5, 24, 221],
  ['url', 1, 59, 43],
  ['url', 2, 83, 45],
  ['url', 3, 124, 72],
  ['url', 5, 170, 552],
  ['Markdown', 1, 1285, 653],
  ['Markdown', 2, 2727, 980],
  ['Markdown', 3, 6049, 1880],
] as const;

const data = sharedData();
const reason = data === undefined ? ' (skipped: no public grammars in ../shared/data or $COPPICE_DATA)' : '';

describe.skipIf(data === undefined)(`the grammars of the k-path paper${reason}`, () => {
  test.each(cells)('%s at k = %i: all %i paths, in no more words than the paper has files', (name, k, total, files) => {
    const grammar = loadGrammarSync(path.join(data!, 'grammars/kpath-paper', `${name}.g4`));
    const producer = new KPathProducer(grammar, new Random(1), { k });
    const trees: Derivation[] = [];
    for (let tree = producer.next(); tree !== undefined; tree = producer.next()) trees.push(tree);
    const recorder = new KPathRecorder(
      grammar,
      Array.from({ length: k }, (_, i) => i + 1),
    );
    for (const tree of trees) recorder.add(tree);
    for (const coverage of recorder.coverages) expect(BigInt(coverage.covered)).toBe(coverage.total);
    expect([producer.covered, producer.total]).toEqual([total, total]);
    expect(trees.length).toBeLessThanOrEqual(files);
    for (const tree of trees) expect(yieldOf(tree).length).toBeLessThanOrEqual(2000);
  });
});
