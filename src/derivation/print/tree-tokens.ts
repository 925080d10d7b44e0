import type { Grammar } from '../../grammar/grammar.ts';
import { yieldOf, type Derivation } from '../derivation.ts';

/** A token of a derivation. */
export interface TreeToken {
  /** Index of its node in a preorder walk, as `replaceAt` expects it. */
  readonly index: number;
  readonly tree: Derivation;
  readonly text: string;
}

/** Returns the tokens of a derivation from left to right. */
export function treeTokens(root: Derivation, grammar: Grammar): TreeToken[] {
  const tokens: TreeToken[] = [];
  const open: Derivation[] = [root];
  /** Stack of walk positions at which an enclosing token ends; nodes inside a token are counted but not listed. */
  const insideUntil: number[] = [];
  let index = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop(), index++) {
    while (insideUntil.length > 0 && open.length < insideUntil.at(-1)!) insideUntil.pop();
    if (insideUntil.length === 0 && grammar.isToken(next.node)) {
      tokens.push({ index, tree: next, text: yieldOf(next) });
      insideUntil.push(open.length + 1);
    }
    for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]!);
  }
  return tokens;
}
