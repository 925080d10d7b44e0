import type { Grammar } from '../../grammar/grammar.ts';
import { type Derivation, yieldOf } from '../derivation.ts';

/** No token in use by people contains it, and one that does is at worst taken for two. */
const betweenTokens = '\u0000';

/**
 * Equal for derivations of the same word. The word of a grammar with tokens is the sequence of their texts, since what is
 * printed between them keeps `a b` and `ab` apart; an empty token leaves no trace.
 */
export function wordKey(grammar: Grammar, derivation: Derivation): string {
  if (!grammar.hasTokens) return yieldOf(derivation);
  const texts: string[] = [];
  const open: Derivation[] = [derivation];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (grammar.isToken(next.node)) texts.push(yieldOf(next));
    else for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i] as Derivation);
  }
  return texts.filter((text) => text !== '').join(betweenTokens);
}
