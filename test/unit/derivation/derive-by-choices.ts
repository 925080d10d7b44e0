import type { Grammar } from '../../../src/grammar/grammar.ts';
import type { GrammarNode } from '../../../src/grammar/node.ts';
import { branch, type Derivation, leaf } from '../../../src/derivation/derivation.ts';

/**
 * Returns the leftmost derivation in which each alternation takes the option, and each repeat the number of iterations,
 * that is next in the list; a class takes its first member.
 */
export function deriveByChoices(grammar: Grammar, choices: readonly number[]): Derivation {
  const left = [...choices];
  const take = (): number => left.shift() ?? 0;
  const derive = (node: GrammarNode): Derivation => {
    switch (node.kind) {
      case 'literal':
        return leaf(node, node.text);
      case 'class':
        return leaf(node, String.fromCodePoint(node.set.at(0)));
      case 'ref':
        return branch(node, [derive(grammar.ruleOf(node).body)]);
      case 'seq':
        return branch(node, node.items.map(derive));
      case 'alt':
        return branch(node, [derive(node.options[take()]!)]);
      default:
        return branch(
          node,
          Array.from({ length: take() }, () => derive(node.item)),
        );
    }
  };
  return derive(grammar.root);
}
