import type { EnumerationBounds } from '../enumeration/enumerate-derivations.ts';
import { fewestHolesFirst } from './fewest-holes-first.ts';
import type { SymbolicGrammar } from './symbolic-grammar.ts';
import type { Template } from './template.ts';
import { templatesBySize } from './templates-by-size.ts';

/** Enumerates every template within the bounds once, smallest first. */
export function enumerateTemplates(
  symbolic: SymbolicGrammar,
  bounds: EnumerationBounds,
): Generator<Template, void, void> {
  return fewestHolesFirst(templatesBySize(symbolic, bounds), (template) => [template]);
}
