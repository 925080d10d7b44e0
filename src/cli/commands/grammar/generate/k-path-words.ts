import { completeCoverage } from '../../../../derivation/coverage/complete-coverage.ts';
import { KPathRecorder } from '../../../../derivation/coverage/k-path-recorder.ts';
import type { Derivation } from '../../../../derivation/derivation.ts';
import { settleFully } from '../../../../derivation/print/settle-fully.ts';
import { KPathProducer } from '../../../../derivation/production/k-path.ts';
import type { UncoveredReason } from '../../../../derivation/production/k-path/uncovered-k-path.ts';
import { plural } from '../../../plural.ts';
import { MisreadWords } from './misread-words.ts';
import type { WordRequest } from './word-request.ts';
import type { WordSource } from './word-source.ts';

const defaultK = 3;

/** Telling why paths are not covered goes through all of them: worth it up to here. */
const mostExplained = 10_000_000;

/** Words that cover all k-paths, also as they are printed: giving a token another text may lose what it was chosen for. */
export class KPathWords implements WordSource {
  private readonly request: WordRequest;
  private readonly k: number;
  private readonly producer: KPathProducer;
  /** Of what was given out; a scannerless grammar's trees are given out as they are, which the producer counts itself. */
  private readonly recorder: KPathRecorder | undefined;
  private readonly misreadWords = new MisreadWords();
  private anyChanged = false;
  private completion: Generator<Derivation, void, void> | undefined;

  constructor(request: WordRequest) {
    const { grammar, random, depth, size, k = defaultK } = request;
    this.request = request;
    this.k = k;
    this.producer = new KPathProducer(grammar, random, { k, maxDepth: depth, maxSize: size });
    const lengths = Array.from({ length: k }, (_, i) => i + 1);
    this.recorder = grammar.hasTokens ? new KPathRecorder(grammar, lengths) : undefined;
  }

  next(): string | undefined {
    const tree = this.nextTree() ?? this.nextCompletion();
    if (tree === undefined) return undefined;
    const { text, misread } = this.request.printer.print(tree);
    this.misreadWords.note(misread);
    return text;
  }

  remarks(): string[] {
    const covered = this.recorder?.coverage(this.k).covered ?? this.producer.covered;
    const { total } = this.producer;
    const lines = [`they cover ${covered} of ${plural(total, 'k-path')} at k = ${this.k}`];
    if (covered < total && total <= mostExplained) lines.push(...this.reasons());
    return [...lines, ...this.misreadWords.remarks()];
  }

  private nextTree(): Derivation | undefined {
    const tree = this.producer.next();
    if (tree === undefined || this.recorder === undefined) return tree;
    const settled = this.settle(tree);
    if (settled !== tree) this.anyChanged = true;
    this.recorder.add(settled);
    return settled;
  }

  /** What settling has lost is made up for in words that are left as they are. */
  private nextCompletion(): Derivation | undefined {
    if (this.recorder === undefined || !this.anyChanged) return undefined;
    this.completion ??= completeCoverage(this.producer, this.recorder, (tree) => this.settle(tree));
    return this.completion.next().value ?? undefined;
  }

  private settle(tree: Derivation): Derivation {
    const { grammar, printer, random } = this.request;
    return settleFully(tree, grammar, printer, random).tree;
  }

  private reasons(): string[] {
    const counts = new Map<UncoveredReason, number>();
    for (const { reason } of this.producer.uncoveredPaths()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return [...counts].map(([reason, count]) => `${plural(count, 'k-path')} ${explanations[reason]}`);
  }
}

const explanations: Record<UncoveredReason, string> = {
  pending: 'would be covered by more words (--count)',
  'beyond-depth': 'end deeper than the limit of nesting (--depth)',
  'too-large': 'stand only in words beyond the limit of size (--size)',
  rejected: 'stand in no word that was accepted',
};
