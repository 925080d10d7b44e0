import { derivationsBySize, type EnumerationBounds } from '../enumeration/enumerate-derivations.ts';
import type { SymbolicGrammar } from './symbolic-grammar.ts';
import type { Template } from './template.ts';
import { TemplateMaker } from './template-maker.ts';

export interface TemplateOrder {
  /** Templates with fewer holes first, among those of one size: they are explored sooner. */
  readonly fewestHolesFirst?: boolean;
}

/** So many templates of one size are put in order together: a larger size would not fit into memory. */
const sortedTogether = 20_000;

/** Every template within the bounds once, smallest first, one at a time. */
export function* enumerateTemplates(
  symbolic: SymbolicGrammar,
  bounds: EnumerationBounds,
  { fewestHolesFirst = true }: TemplateOrder = {},
): Generator<Template, void, void> {
  const maker = new TemplateMaker(symbolic);
  const seen = new Set<string>();
  for (const ofOneSize of derivationsBySize(symbolic.grammar, bounds)) {
    let waiting: Template[] = [];
    for (const tree of ofOneSize) {
      const key = maker.keyOf(tree);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(maker.make(tree));
      if (waiting.length < sortedTogether) continue;
      yield* ordered(waiting, fewestHolesFirst);
      waiting = [];
    }
    yield* ordered(waiting, fewestHolesFirst);
  }
}

function ordered(templates: Template[], fewestHolesFirst: boolean): Template[] {
  if (!fewestHolesFirst) return templates;
  const sizes = new Map(templates.map((template) => [template, symbolsIn(template)]));
  return templates.sort((a, b) => (sizes.get(a) as number) - (sizes.get(b) as number) || a.text.length - b.text.length);
}

function symbolsIn({ holes }: Template): number {
  return holes.reduce((sum, { length }) => sum + Math.max(1, length), 0);
}
