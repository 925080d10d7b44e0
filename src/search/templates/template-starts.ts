import { inputCount } from '../../constraint/domain-inputs.ts';
import type { BySize } from '../../derivation/enumeration/pair-by-size.ts';
import { fewestHolesFirst } from '../../derivation/templates/fewest-holes-first.ts';
import { symbolicGrammar, type SymbolicOptions } from '../../derivation/templates/symbolic-grammar.ts';
import { templateText, type Template } from '../../derivation/templates/template.ts';
import { templatesBySize } from '../../derivation/templates/templates-by-size.ts';
import type { RunInput } from '../../execution/run-input.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { argumentsBySize, type ArgumentParts, type TotalBounds } from '../arguments-by-size.ts';
import type { GrammarArguments } from '../grammar-arguments.ts';
import type { Reached } from '../reached.ts';
import { TemplateDomains } from './template-domains.ts';

export interface TemplateOptions extends SymbolicOptions {
  /** Longest filling of a hole of any length. */
  readonly maxLength: number;
  readonly bounds: TotalBounds;
  /** Those of one size: as the grammars have them otherwise. */
  readonly fewestHolesFirst: boolean;
}

/** A template for each grammar of the target, filled with samples: where an exploration begins. */
export interface TemplateStart {
  readonly value: RunInput;
  /** For people. */
  readonly shown: string;
  readonly reached: Reached;
  /** Without anything symbolic there is one run, and nothing to explore. */
  readonly isRigid: boolean;
}

/** Every combination of templates once, smallest first. */
export function* templateStarts(
  target: GrammarArguments,
  options: TemplateOptions,
): Generator<TemplateStart, void, void> {
  const { grammars } = target;
  const domains = grammars.map((grammar) => new TemplateDomains(grammar, options.holes, options.maxLength));
  const combined = argumentsBySize(target, options.bounds, (grammar) =>
    templatesBySize(symbolicGrammar(grammar, ownNames(grammar, grammars, options)), options.bounds),
  );
  const ordered = options.fewestHolesFirst ? fewestHolesFirst(combined, ({ parts }) => parts) : inOrder(combined);
  for (const combination of ordered) yield startOf(target, domains, combination);
}

/** Rules of other grammars are left out; one that nobody has is kept, to be complained about. */
function ownNames(grammar: Grammar, all: readonly Grammar[], options: TemplateOptions): TemplateOptions {
  const isOwn = (name: string): boolean =>
    grammar.rule(name) !== undefined || all.every((other) => other.rule(name) === undefined);
  const { only, hints = new Map<string, readonly string[]>() } = options;
  const ownHints = new Map([...hints].filter(([name]) => isOwn(name)));
  return { ...options, hints: ownHints, ...(only === undefined ? {} : { only: only.filter(isOwn) }) };
}

function* inOrder<T>(groups: BySize<T>): Generator<T, void, void> {
  for (const group of groups) yield* group;
}

function startOf(
  target: GrammarArguments,
  domains: readonly TemplateDomains[],
  { parts: templates, rest, size }: ArgumentParts<Template>,
): TemplateStart {
  const symbolic = templates.map((template, i) => (domains[i] as TemplateDomains).of(template));
  const texts = templates.map(({ text }) => text);
  const value = target.ofTemplates(texts, symbolic, rest);
  const own = value.kind === 'args' ? (value.domains ?? []) : symbolic;
  return {
    value,
    shown: templates.map(templateText).join(' | '),
    reached: {
      count: 1,
      size,
      length: texts.reduce((sum, { length }) => sum + length, 0),
      holes: templates.reduce((sum, { holes }) => sum + holes.length, 0),
    },
    isRigid: own.every((domain) => inputCount(domain) === 0),
  };
}
