import type { Grammar } from '../../../grammar/grammar.ts';
import { childNodes, type GrammarNode, type RepeatNode } from '../../../grammar/node.ts';
import { type Derivation, walkDerivation } from '../../derivation.ts';
import { shortestClosing } from '../shortest-closing.ts';

/**
 * Numbers of the alternatives of a grammar as if quantifiers were written out: each option of an `alt`, and for a
 * `repeat` with a choice, stopping at the minimum and continuing.
 */
export function optionTaken(option: GrammarNode): number {
  return 3 * option.id;
}

export function stoppedAtOnce(repeat: RepeatNode): number {
  return 3 * repeat.id + 1;
}

export function wentOn(repeat: RepeatNode): number {
  return 3 * repeat.id + 2;
}

/** Returns the alternatives that some finite word of the grammar uses. */
export function alternativesOf(grammar: Grammar): Set<number> {
  const { length } = shortestClosing(grammar);
  const finite = (node: GrammarNode) => length[node.id] !== Infinity;
  const alternatives = new Set<number>();
  const seen = new Set<GrammarNode>([grammar.root]);
  if (!finite(grammar.root)) return alternatives;
  for (const node of seen) {
    const below = node.kind === 'ref' ? [grammar.ruleOf(node).body] : childNodes(node).filter(finite);
    for (const child of below) seen.add(child);
    if (node.kind === 'alt') for (const option of below) alternatives.add(optionTaken(option));
    if (node.kind !== 'repeat' || node.max === node.min) continue;
    alternatives.add(stoppedAtOnce(node));
    if (below.length > 0) alternatives.add(wentOn(node));
  }
  return alternatives;
}

export function* alternativesIn(derivation: Derivation): Generator<number> {
  for (const { node, children } of walkDerivation(derivation)) {
    if (node.kind === 'alt') yield optionTaken(children[0]!.node);
    else if (node.kind === 'repeat') yield children.length > node.min ? wentOn(node) : stoppedAtOnce(node);
  }
}
