import type { Counts } from '../campaign/summarize/counts.ts';
import { shippedGrammars } from '../grammar/shipped-grammars.ts';

/** With fewer runs, the share of accepted inputs says little. */
const fewestRuns = 1000;
const lowShare = 0.1;

/** The share of inputs that were accepted, such as `2%`, if it is so low that valid inputs would reach further. */
export function lowAcceptance({ returned, rejected }: Counts['outcomes']): string | undefined {
  const share = returned / Math.max(1, returned + rejected);
  if (returned + rejected < fewestRuns || share >= lowShare) return undefined;
  return `${(100 * share).toFixed(share < 0.01 ? 1 : 0)}%`;
}

/** The shipped grammar that the target seems to be named after; the longest of several names. */
export function shippedGrammarFor(target: string): string | undefined {
  const parts = new Set(target.toLowerCase().split(/[^a-z0-9]+/u));
  const named = shippedGrammars().filter(({ name }) => name.split('-').every((part) => parts.has(part)));
  return named.sort((a, b) => b.name.length - a.name.length)[0]?.name;
}
