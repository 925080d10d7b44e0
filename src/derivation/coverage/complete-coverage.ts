import type { Derivation } from '../derivation.ts';
import type { KPathProducer } from '../production/k-path.ts';
import type { KPathRecorder } from './k-path-recorder.ts';

/**
 * Trees for what the recorder has not seen, each holding a path that was missing until then, as far as the producer's
 * limits allow. They are recorded as they are given out. Long paths come first: most short ones are parts of them, and
 * what is left are ways from the root that end too soon. `settle` may change a tree, and is overruled where that would
 * lose the path.
 */
export function* completeCoverage(
  producer: KPathProducer,
  recorder: KPathRecorder,
  settle: (tree: Derivation) => Derivation,
): Generator<Derivation, void, void> {
  for (const coverage of recorder.coverages.toSorted((a, b) => b.k - a.k)) {
    for (const path of coverage.missing()) {
      const tree = producer.aimAt(path);
      if (tree === undefined) continue;
      const settled = settle(tree);
      recorder.add(settled);
      const isKept = coverage.has(path);
      if (!isKept) recorder.add(tree);
      yield isKept ? settled : tree;
    }
  }
}
