import type { GrammarNode } from '../grammar/node.ts';

/**
 * A derivation tree, which mirrors the nodes of the grammar:
 * - `literal`, `class`: a leaf with its text
 * - `ref`: one child, the derivation of the rule's body
 * - `seq`: one child per item; `alt`: one child, the chosen option; `repeat`: one child per iteration
 *
 * Trees are shared between inputs and may be thousands of levels deep: copy before changing, walk without recursion.
 */
export interface Derivation {
  readonly node: GrammarNode;
  readonly children: readonly Derivation[];
  /** The text of a leaf; empty for other nodes. */
  readonly text: string;
}

const noChildren: readonly Derivation[] = [];

export function leaf(node: GrammarNode, text: string): Derivation {
  return { node, children: noChildren, text };
}

export function branch(node: GrammarNode, children: readonly Derivation[]): Derivation {
  return { node, children, text: '' };
}

/**
 * Generates all nodes of the tree, parents before children, from left to right.
 *
 * @example
 * ```ts
 * const tree = randomProducer(loadGrammarSync('json'), new Random(1)).next();
 * if (tree) for (const { node } of walkDerivation(tree)) if (node.kind === 'ref') console.log(node.name);
 * ```
 */
export function* walkDerivation(root: Derivation): Generator<Derivation> {
  const open: Derivation[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]!);
  }
}

/**
 * Returns the texts of the leaves joined, without text between tokens.
 *
 * @example
 * ```ts
 * const tree = randomProducer(loadGrammarSync('json'), new Random(1)).next();
 * if (tree) console.log(yieldOf(tree));
 * ```
 */
export function yieldOf(root: Derivation): string {
  let text = '';
  const open: Derivation[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    text += next.text;
    for (let i = next.children.length - 1; i >= 0; i--) open.push(next.children[i]!);
  }
  return text;
}
