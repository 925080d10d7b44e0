import type { Grammar } from '../../grammar/grammar.ts';
import { yieldOf, type Derivation } from '../derivation.ts';

/** A token of a tree. */
export interface TreeToken {
  /** The position of its node in a walk, parents first: what `replaceAt` takes. */
  readonly index: number;
  readonly tree: Derivation;
  readonly text: string;
}

/** The tokens of a derivation from left to right. */
export function tokensOf(root: Derivation, grammar: Grammar): TreeToken[] {
  const tokens: TreeToken[] = [];
  const open: Derivation[] = [root];
  /** How deep the walk is inside a token; its parts are counted, not listed. */
  const insideUntil: number[] = [];
  let index = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop(), index++) {
    while (insideUntil.length > 0 && open.length < (insideUntil.at(-1) as number)) insideUntil.pop();
    if (insideUntil.length === 0 && grammar.isToken(next.node)) {
      tokens.push({ index, tree: next, text: yieldOf(next) });
      insideUntil.push(open.length + 1);
    }
    for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i] as Derivation);
  }
  return tokens;
}
