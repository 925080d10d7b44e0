import { resolveFully } from '../print/resolve-fully.js';
import { KPathProducer } from '../production/k-path.js';
import { completeCoverage } from './complete-coverage.js';
import { KPathRecorder } from './k-path-recorder.js';
/**
 * Covers all k-paths with trees whose printed words read back as the same tokens. Coverage is measured on those trees:
 * another text for a token may lose the k-path it was chosen for, which a further tree then covers.
 */
export class ReadableKPathProducer {
    #grammar;
    #printer;
    #random;
    #k;
    #producer;
    /**
     * Records the trees given out. Those of scannerless grammars are never changed, so the producer's own count is
     * enough.
     */
    #recorder;
    #anyChanged = false;
    #completion;
    constructor(grammar, printer, random, options) {
        this.#grammar = grammar;
        this.#printer = printer;
        this.#random = random;
        this.#k = options.k;
        this.#producer = new KPathProducer(grammar, random, options);
        const lengths = Array.from({ length: options.k }, (_, i) => i + 1);
        this.#recorder = grammar.hasTokens ? new KPathRecorder(grammar, lengths) : undefined;
    }
    /** Number of k-paths of the grammar. */
    get total() {
        return this.#producer.total;
    }
    /** Number of k-paths in the trees given out so far. */
    get covered() {
        return this.#recorder?.coverage(this.#k).covered ?? this.#producer.covered;
    }
    next() {
        return this.#nextTree() ?? this.#nextCompletion();
    }
    /** Every k-path that the underlying producer has not covered, and why. */
    uncoveredPaths() {
        return this.#producer.uncoveredPaths();
    }
    #nextTree() {
        const tree = this.#producer.next();
        if (tree === undefined || this.#recorder === undefined)
            return tree;
        const resolved = this.#resolve(tree);
        if (resolved !== tree)
            this.#anyChanged = true;
        this.#recorder.add(resolved);
        return resolved;
    }
    /** Covers the k-paths that were lost by changing tokens, with trees that are left unchanged. */
    #nextCompletion() {
        if (this.#recorder === undefined || !this.#anyChanged)
            return undefined;
        this.#completion ??= completeCoverage(this.#producer, this.#recorder, (tree) => this.#resolve(tree));
        return this.#completion.next().value ?? undefined;
    }
    #resolve(tree) {
        return resolveFully(tree, this.#grammar, this.#printer, this.#random).tree;
    }
}
