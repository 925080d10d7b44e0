import { ReadableKPathProducer } from '../../../../derivation/coverage/readable-k-path-producer.ts';
import type { UncoveredReason } from '../../../../derivation/production/k-path/uncovered-k-path.ts';
import { plural } from '../../../plural.ts';
import { MisreadWords } from './misread-words.ts';
import type { WordRequest } from './word-request.ts';
import type { WordSource } from './word-source.ts';

const defaultK = 3;

/** Finding out why k-paths are not covered visits all of them; only done up to this number. */
const mostExplained = 10_000_000;

/** Generates words that cover all k-paths. */
export function kPathCoveringWords({ grammar, printer, random, depth, size, k = defaultK }: WordRequest): WordSource {
  const producer = new ReadableKPathProducer(grammar, printer, random, { k, maxDepth: depth, maxSize: size });
  const misreadWords = new MisreadWords();
  return {
    next() {
      const tree = producer.next();
      if (tree === undefined) return undefined;
      const { text, misread } = printer.print(tree);
      misreadWords.note(misread);
      return text;
    },
    remarks() {
      const { covered, total } = producer;
      const lines = [`they cover ${covered} of ${plural(total, 'k-path')} at k = ${k}`];
      if (covered < total && total <= mostExplained) lines.push(...reasons(producer));
      return [...lines, ...misreadWords.remarks()];
    },
  };
}

function reasons(producer: ReadableKPathProducer): string[] {
  const counts = new Map<UncoveredReason, number>();
  for (const { reason } of producer.uncoveredPaths()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${plural(count, 'k-path')} ${explanations[reason]}`);
}

const explanations: Record<UncoveredReason, string> = {
  pending: 'need more words (--count)',
  'beyond-depth': 'are deeper than the nesting limit (--depth)',
  'too-large': 'occur only in words beyond the size limit (--size)',
  rejected: 'occur in no accepted word',
};
