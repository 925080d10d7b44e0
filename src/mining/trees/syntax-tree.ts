/** A function call or an iteration of a loop of one run, with the part of the text that it consumed. */
export interface TreeNode {
  /** Identifies the function or the loop in the code. */
  readonly label: string;
  /** Name of the function, or of the function around the loop; empty if it has none. */
  readonly name: string;
  readonly kind: 'call' | 'iteration';
  readonly start: number;
  readonly end: number;
  /** In the order of the text, disjoint; the characters between them are the node's own. Some are empty. */
  readonly children: readonly TreeNode[];
}

/** A valid input with the tree of the run that accepted it. */
export interface TracedText {
  readonly text: string;
  readonly root: TreeNode;
}

/** Lists a tree's nodes, parents first. */
export function nodesOf(root: TreeNode): readonly TreeNode[] {
  const all: TreeNode[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    all.push(node);
    for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at]!);
  }
  return all;
}

/** A text that is equal for trees of the same form: the same nodes at the same positions. */
export function treeForm(root: TreeNode): string {
  return nodesOf(root)
    .filter(({ start, end }) => start < end)
    .map(({ label, start, end }) => `${label}@${start}-${end}`)
    .join(' ');
}

/** A text that is equal for nodes that are made of the same parts. */
export function nodeForm(node: TreeNode, text: string): string {
  let form = `${node.label}: `;
  let at = node.start;
  for (const child of node.children) {
    form += `${normalized(text.slice(at, child.start))}<${child.label}>`;
    at = child.end;
  }
  return form + normalized(text.slice(at, node.end));
}

/** Makes texts equal that differ only in digits, in single letters, or in how often a character is repeated. */
export function normalized(text: string): string {
  return text
    .replaceAll(/\d/gu, '0')
    .replaceAll(/(?<!\p{L})\p{L}(?!\p{L})/gu, 'a')
    .replaceAll(/(.)\1+/gsu, '$1$1');
}
