import { completeCoverage } from '../../../../derivation/coverage/complete-coverage.ts';
import { KPathRecorder } from '../../../../derivation/coverage/k-path-recorder.ts';
import type { Derivation } from '../../../../derivation/derivation.ts';
import { resolveFully } from '../../../../derivation/print/resolve-fully.ts';
import { KPathProducer } from '../../../../derivation/production/k-path.ts';
import type { UncoveredReason } from '../../../../derivation/production/k-path/uncovered-k-path.ts';
import { plural } from '../../../plural.ts';
import { MisreadWords } from './misread-words.ts';
import type { WordRequest } from './word-request.ts';
import type { WordSource } from './word-source.ts';

const defaultK = 3;

/** Finding out why k-paths are not covered visits all of them; only done up to this number. */
const mostExplained = 10_000_000;

/**
 * Generates words that cover all k-paths. Coverage is measured on the printed words: another text for a token may lose
 * the k-path it was chosen for.
 */
export class KPathWords implements WordSource {
  readonly #request: WordRequest;
  readonly #k: number;
  readonly #producer: KPathProducer;
  /**
   * Records the words given out. Words of scannerless grammars are never changed, so the producer's own count is
   * enough.
   */
  readonly #recorder: KPathRecorder | undefined;
  readonly #misreadWords = new MisreadWords();
  #anyChanged = false;
  #completion: Generator<Derivation, void, void> | undefined;

  constructor(request: WordRequest) {
    const { grammar, random, depth, size, k = defaultK } = request;
    this.#request = request;
    this.#k = k;
    this.#producer = new KPathProducer(grammar, random, { k, maxDepth: depth, maxSize: size });
    const lengths = Array.from({ length: k }, (_, i) => i + 1);
    this.#recorder = grammar.hasTokens ? new KPathRecorder(grammar, lengths) : undefined;
  }

  next(): string | undefined {
    const tree = this.#nextTree() ?? this.#nextCompletion();
    if (tree === undefined) return undefined;
    const { text, misread } = this.#request.printer.print(tree);
    this.#misreadWords.note(misread);
    return text;
  }

  remarks(): string[] {
    const covered = this.#recorder?.coverage(this.#k).covered ?? this.#producer.covered;
    const { total } = this.#producer;
    const lines = [`they cover ${covered} of ${plural(total, 'k-path')} at k = ${this.#k}`];
    if (covered < total && total <= mostExplained) lines.push(...this.#reasons());
    return [...lines, ...this.#misreadWords.remarks()];
  }

  #nextTree(): Derivation | undefined {
    const tree = this.#producer.next();
    if (tree === undefined || this.#recorder === undefined) return tree;
    const resolved = this.#resolve(tree);
    if (resolved !== tree) this.#anyChanged = true;
    this.#recorder.add(resolved);
    return resolved;
  }

  /** Covers the k-paths that were lost by changing tokens, with words that are left unchanged. */
  #nextCompletion(): Derivation | undefined {
    if (this.#recorder === undefined || !this.#anyChanged) return undefined;
    this.#completion ??= completeCoverage(this.#producer, this.#recorder, (tree) => this.#resolve(tree));
    return this.#completion.next().value ?? undefined;
  }

  #resolve(tree: Derivation): Derivation {
    const { grammar, printer, random } = this.#request;
    return resolveFully(tree, grammar, printer, random).tree;
  }

  #reasons(): string[] {
    const counts = new Map<UncoveredReason, number>();
    for (const { reason } of this.#producer.uncoveredPaths()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => `${plural(count, 'k-path')} ${explanations[reason]}`);
  }
}

const explanations: Record<UncoveredReason, string> = {
  pending: 'need more words (--count)',
  'beyond-depth': 'are deeper than the nesting limit (--depth)',
  'too-large': 'occur only in words beyond the size limit (--size)',
  rejected: 'occur in no accepted word',
};
