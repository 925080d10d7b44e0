import { inputCount } from '../../constraint/domains/domain-inputs.ts';
import { templateText, type Hole, type Template } from '../../derivation/templates/template.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { ArgumentParts } from '../inputs/arguments-by-size.ts';
import type { GrammarArguments } from '../words/grammar-arguments.ts';
import type { Reached } from '../path/reached.ts';
import type { TemplateDomains } from './template-domains.ts';

/** A template for each grammar of the target, filled with samples: the start of an exploration. */
export interface TemplateStart {
  readonly value: RunInput;
  /** The holes of each template. */
  readonly holes: readonly (readonly Hole[])[];
  /** The arguments without a grammar. */
  readonly rest: readonly unknown[];
  /** The templates in readable form. */
  readonly shown: string;
  readonly reached: Reached;
  /** True if nothing in the input is symbolic, so there is nothing to explore after its run. */
  readonly isRigid: boolean;
}

export function templateStart(
  target: GrammarArguments,
  domains: readonly TemplateDomains[],
  { parts: templates, rest, size }: ArgumentParts<Template>,
): TemplateStart {
  const filled = templates.map((template, i) => ({
    text: template.text,
    template: domains[i]!.of(template),
  }));
  const value = target.ofTemplates(filled, rest);
  const symbolic = value.kind === 'args' ? (value.domains ?? []) : filled.map(({ template }) => template);
  return {
    value,
    holes: templates.map(({ holes }) => holes),
    rest,
    shown: templates.map(templateText).join(' | '),
    reached: {
      count: 1,
      size,
      length: templates.reduce((sum, { text }) => sum + text.length, 0),
      holes: templates.reduce((sum, { holes }) => sum + holes.length, 0),
    },
    isRigid: symbolic.every((domain) => inputCount(domain) === 0),
  };
}
