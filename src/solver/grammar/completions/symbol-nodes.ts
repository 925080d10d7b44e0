import type { Body, Production } from '../../../grammar/flat/flat-grammar.ts';
import type { GrammarNode } from '../../../grammar/node.ts';

/** For each symbol of a production, the node that it is or begins; undefined if the symbol continues a node. */
export function symbolNodes({ shape, symbols }: Production): readonly (GrammarNode | undefined)[] {
  switch (shape.kind) {
    case 'node':
      return nodesOf(shape.body);
    case 'iterations':
      return shape.first === undefined ? [] : nodesOf(shape.first);
    case 'iteration':
      return [undefined, ...nodesOf(shape.more)];
    default:
      return Array.from(symbols, () => undefined);
  }
}

function nodesOf({ parts }: Body): (GrammarNode | undefined)[] {
  return parts.flatMap(({ node, symbolCount }) =>
    Array.from({ length: symbolCount }, (_, i) => (i === 0 ? node : undefined)),
  );
}
