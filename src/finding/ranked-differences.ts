import type { ReportedFinding } from './reported-finding.ts';
import type { DifferenceClass } from '../execution/comparison.ts';

/** What changes the meaning of a program first; how invalid input is reported last. */
const ranks: Readonly<Record<DifferenceClass, number>> = { value: 2, acceptance: 2, time: 1, error: 3 };
/** Of findings that are no differences, and of errors that are certainly a fault of one side. */
const [rankOfOthers, rankOfFailures] = [0, 1];

/**
 * Orders the findings of a comparison: those on inputs that a side fails on or does not finish, those that a side accepts,
 * and those that all sides reject. Among these, differences in values that only their branches tell apart follow the first of them, and small
 * inputs come before large ones. Findings that are no differences come first.
 */
export function rankedDifferences(findings: readonly ReportedFinding[]): readonly ReportedFinding[] {
  const sized = findings.map((finding) => ({ finding, size: JSON.stringify(finding.minimized).length }));
  sized.sort((a, b) => a.size - b.size);
  const seen = new Map<string, number>();
  return sized
    .map(({ finding, size }) => {
      const kind = finding.class === 'value' ? placeIn(finding) : finding.id;
      const repetition = seen.get(kind) ?? 0;
      seen.set(kind, repetition + 1);
      return { finding, rank: rankOf(finding), repetition, size };
    })
    .sort((a, b) => a.rank - b.rank || a.repetition - b.repetition || a.size - b.size)
    .map(({ finding }) => finding);
}

/** The place of the difference in the results, without indexes and without the differing parts. */
function placeIn({ error }: ReportedFinding): string {
  return (/^value(?: at [^:]*)?:/u.exec(error)?.[0] ?? error).replaceAll(/\[\d+\]/gu, '[]');
}

function rankOf({ class: found, results = [] }: ReportedFinding): number {
  if (found === undefined) return rankOfOthers;
  const failures = results.filter((result) => result.outcome === 'threw' && result.isFailure === true).length;
  return failures > 0 && failures < results.length ? rankOfFailures : ranks[found];
}
