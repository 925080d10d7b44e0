import type { AST } from '@eslint-community/regexpp';

/** Returns true if `^` is where every match starts, or `$` is where every match ends, so that it has no effect. */
export function isOutermost(anchor: AST.EdgeAssertion): boolean {
  let node: AST.Element = anchor;
  for (;;) {
    const alternative: AST.Node = node.parent;
    if (alternative.type !== 'Alternative') return false;
    const edge = anchor.kind === 'start' ? alternative.elements[0] : alternative.elements.at(-1);
    if (edge !== node) return false;
    const outer: AST.Node = alternative.parent;
    if (outer.type === 'Pattern') return true;
    if (outer.type !== 'Group' && outer.type !== 'CapturingGroup') return false;
    node = outer;
  }
}
