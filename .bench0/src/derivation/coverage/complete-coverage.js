/**
 * Produces trees for the paths that the recorder has not seen, as far as the producer's limits allow, and records each
 * tree. Each tree contains a path that was missing until then. Long paths come first, because they contain most of the
 * short ones; the remaining short ones are paths from the root that end early.
 *
 * @param resolve may change a tree; its result is discarded if it loses the path
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const recorder = new KPathRecorder(grammar, [2]);
 * const producer = new KPathProducer(grammar, new Random(1), { k: 2 });
 * for (const tree of completeCoverage(producer, recorder, (tree) => tree)) console.log(yieldOf(tree));
 * ```
 */
export function* completeCoverage(producer, recorder, resolve) {
    for (const coverage of recorder.coverages.toSorted((a, b) => b.k - a.k)) {
        for (const path of coverage.missing()) {
            const tree = producer.aimAt(path);
            if (tree === undefined)
                continue;
            const resolved = resolve(tree);
            recorder.add(resolved);
            const isKept = coverage.has(path);
            if (!isKept)
                recorder.add(tree);
            yield isKept ? resolved : tree;
        }
    }
}
