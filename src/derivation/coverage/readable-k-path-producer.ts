import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Derivation } from '../derivation.ts';
import type { TreePrinter } from '../print/printer.ts';
import { resolveFully } from '../print/resolve-fully.ts';
import type { KPathOptions } from '../production/k-path/k-path-options.ts';
import { KPathProducer } from '../production/k-path.ts';
import type { UncoveredKPath } from '../production/k-path/uncovered-k-path.ts';
import type { Producer } from '../production/producer.ts';
import { completeCoverage } from './complete-coverage.ts';
import { KPathRecorder } from './k-path-recorder.ts';

/**
 * Covers all k-paths with trees whose printed words read back as the same tokens. Coverage is measured on those trees:
 * another text for a token may lose the k-path it was chosen for, which a further tree then covers.
 */
export class ReadableKPathProducer implements Producer {
  readonly #grammar: Grammar;
  readonly #printer: TreePrinter;
  readonly #random: Random;
  readonly #k: number;
  readonly #producer: KPathProducer;
  /**
   * Records the trees given out. Those of scannerless grammars are never changed, so the producer's own count is
   * enough.
   */
  readonly #recorder: KPathRecorder | undefined;
  #anyChanged = false;
  #completion: Generator<Derivation, void, void> | undefined;

  constructor(grammar: Grammar, printer: TreePrinter, random: Random, options: KPathOptions) {
    this.#grammar = grammar;
    this.#printer = printer;
    this.#random = random;
    this.#k = options.k;
    this.#producer = new KPathProducer(grammar, random, options);
    const lengths = Array.from({ length: options.k }, (_, i) => i + 1);
    this.#recorder = grammar.hasTokens ? new KPathRecorder(grammar, lengths) : undefined;
  }

  /** Number of k-paths of the grammar. */
  get total(): number {
    return this.#producer.total;
  }

  /** Number of k-paths in the trees given out so far. */
  get covered(): number {
    return this.#recorder?.coverage(this.#k).covered ?? this.#producer.covered;
  }

  next(): Derivation | undefined {
    return this.#nextTree() ?? this.#nextCompletion();
  }

  /** Every k-path that the underlying producer has not covered, and why. */
  uncoveredPaths(): Iterable<UncoveredKPath> {
    return this.#producer.uncoveredPaths();
  }

  #nextTree(): Derivation | undefined {
    const tree = this.#producer.next();
    if (tree === undefined || this.#recorder === undefined) return tree;
    const resolved = this.#resolve(tree);
    if (resolved !== tree) this.#anyChanged = true;
    this.#recorder.add(resolved);
    return resolved;
  }

  /** Covers the k-paths that were lost by changing tokens, with trees that are left unchanged. */
  #nextCompletion(): Derivation | undefined {
    if (this.#recorder === undefined || !this.#anyChanged) return undefined;
    this.#completion ??= completeCoverage(this.#producer, this.#recorder, (tree) => this.#resolve(tree));
    return this.#completion.next().value ?? undefined;
  }

  #resolve(tree: Derivation): Derivation {
    return resolveFully(tree, this.#grammar, this.#printer, this.#random).tree;
  }
}
