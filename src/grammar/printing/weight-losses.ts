import type { Grammar } from '../grammar.ts';

/** For notations that have no weights. */
export function weightLosses(grammar: Grammar): string[] {
  const weighted = grammar.nodes.some((node) => node.kind === 'alt' && node.weights.some((weight) => weight !== 1));
  return weighted ? ['alternatives have no weights'] : [];
}
