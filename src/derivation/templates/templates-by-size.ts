import type { Derivation } from '../derivation.ts';
import { derivationsBySize, type EnumerationBounds } from '../enumeration/enumerate-derivations.ts';
import type { SymbolicGrammar } from './symbolic-grammar.ts';
import type { Template } from './template.ts';
import { TemplateMaker } from './template-maker.ts';

/** Enumerates every template within the bounds once, with one iterable per size. */
export function* templatesBySize(
  symbolic: SymbolicGrammar,
  bounds: EnumerationBounds,
): Generator<Iterable<Template>, void, void> {
  const maker = new TemplateMaker(symbolic);
  const seen = new Set<string>();
  for (const trees of derivationsBySize(symbolic.grammar, bounds)) yield distinctTemplates(trees, maker, seen);
}

function* distinctTemplates(
  trees: Iterable<Derivation>,
  maker: TemplateMaker,
  seen: Set<string>,
): Generator<Template, void, void> {
  for (const tree of trees) {
    const key = maker.keyOf(tree);
    if (seen.has(key)) continue;
    seen.add(key);
    yield maker.make(tree);
  }
}
