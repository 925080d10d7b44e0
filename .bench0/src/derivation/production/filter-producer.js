/**
 * Restricts a producer to derivations that satisfy the predicate, for constraints that a context-free grammar cannot
 * express. Returns undefined after `maxTries` rejections in a row, because a predicate may be unsatisfiable.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const short = filterProducer(randomProducer(grammar, new Random(1)), (tree) => yieldOf(tree).length < 20);
 * console.log(short.next());
 * ```
 */
export function filterProducer(producer, predicate, maxTries = 1000) {
    return {
        next() {
            for (let tries = 0; tries < maxTries; tries++) {
                const derivation = producer.next();
                if (derivation === undefined || predicate(derivation))
                    return derivation;
            }
            return undefined;
        },
    };
}
