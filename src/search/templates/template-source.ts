import type { Random } from '../../core/random.ts';
import type { BySize } from '../../derivation/enumeration/pair-by-size.ts';
import { DrawnTemplates } from '../../derivation/templates/drawn-templates.ts';
import { fewestHolesFirst } from '../../derivation/templates/fewest-holes-first.ts';
import { symbolicGrammar, type SymbolicOptions } from '../../derivation/templates/symbolic-grammar.ts';
import type { Template } from '../../derivation/templates/template.ts';
import { templatesBySize } from '../../derivation/templates/templates-by-size.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { argumentsBySize, type ArgumentParts, type TotalBounds } from '../inputs/arguments-by-size.ts';
import type { GrammarArguments } from '../words/grammar-arguments.ts';
import { BudgetSplit } from '../combinators/budget-split.ts';
import { TemplateDomains } from './template-domains.ts';
import { TemplateSamples } from './template-samples.ts';
import { templateStart, type TemplateStart } from './template-start.ts';

/** Estimated cost of the samples of one template. */
const costOfTemplate = 32;

export interface TemplateOptions extends SymbolicOptions {
  /** Longest filling of a hole of variable length. */
  readonly maxLength: number;
  /**
   * Without a largest size the enumeration does not end, and templates far larger than the enumerated ones are drawn,
   * too.
   */
  readonly bounds: TotalBounds;
  /** Orders templates of equal size by number of holes instead of by the order of the grammars. */
  readonly fewestHolesFirst: boolean;
}

/** Source of templates and of their first fillings. */
export class TemplateSource {
  readonly #target: GrammarArguments;
  readonly #domains: readonly TemplateDomains[];
  readonly #listed: Iterator<ArgumentParts<Template>, void, void>;
  readonly #drawn: readonly DrawnTemplates[];
  readonly #random: Random;
  readonly #samples: readonly TemplateSamples[];
  /** Budget split between enumerated templates (`one`) and drawn ones (`other`). */
  readonly #budgetSplit = new BudgetSplit(costOfTemplate);
  readonly #drawnStarts = new WeakSet<TemplateStart>();
  /** Budget split between default fillings (`one`) and other fillings (`other`). */
  readonly #fillings = new BudgetSplit(costOfTemplate);
  readonly #refilled = new WeakSet<RunInput>();

  constructor(target: GrammarArguments, options: TemplateOptions, random: Random) {
    const { grammars } = target;
    const { bounds } = options;
    const symbolic = new Map(
      grammars.map((grammar) => [grammar, symbolicGrammar(grammar, ownNames(grammar, grammars, options))]),
    );
    const combined = argumentsBySize(target, bounds, (grammar) => templatesBySize(symbolic.get(grammar)!, bounds));
    this.#target = target;
    this.#random = random;
    this.#samples = grammars.map((grammar) => new TemplateSamples(grammar, random));
    this.#domains = grammars.map((grammar) => new TemplateDomains(grammar, options.holes, options.maxLength));
    this.#listed = options.fewestHolesFirst ? fewestHolesFirst(combined, ({ parts }) => parts) : inOrder(combined);
    this.#drawn =
      bounds.largest === undefined
        ? [...symbolic.values()].map((own) => new DrawnTemplates(own, bounds.measure, random))
        : [];
  }

  next(): TemplateStart | undefined {
    const isDrawn = this.#drawn.length > 0 && !this.#budgetSplit.isForOne;
    const parts = isDrawn ? this.#draw() : this.#listed.next().value;
    if (parts === undefined) return undefined;
    this.#budgetSplit.spend(isDrawn ? this.#budgetSplit.other : this.#budgetSplit.one, 1);
    const start = templateStart(this.#target, this.#domains, parts);
    if (isDrawn) this.#drawnStarts.add(start);
    return start;
  }

  /** Returns the template with its default filling or with another one, depending on the recent rewards of both. */
  sampleOf({ value, holes, rest }: TemplateStart): RunInput {
    const { one, other, isForOne } = this.#fillings;
    if (!isForOne) {
      const filled = this.#target.filledIn(value);
      const refilled = filled.map((word, i) => this.#samples[i]!.refill(word, holes[i] ?? []));
      if (refilled.some(({ text }, i) => text !== filled[i]?.text)) {
        this.#fillings.spend(other, 1);
        const input = this.#target.ofTemplates(refilled, rest);
        this.#refilled.add(input);
        return input;
      }
    }
    this.#fillings.spend(one, 1);
    return value;
  }

  /** Called for an input of the template that brought `gain` new coverage. */
  learn(input: RunInput, start: TemplateStart, gain: number): void {
    (this.#drawnStarts.has(start) ? this.#budgetSplit.other : this.#budgetSplit.one).add(gain);
    if (input === start.value) this.#fillings.one.add(gain);
    else if (this.#refilled.has(input)) this.#fillings.other.add(gain);
    const { holes } = start;
    for (const [i, filled] of this.#target.filledIn(input).entries()) this.#samples[i]?.learn(filled, holes[i] ?? []);
  }

  #draw(): ArgumentParts<Template> {
    const drawn = this.#drawn.map((templates) => templates.next());
    const { rests } = this.#target;
    return {
      parts: drawn.map(({ template }) => template),
      rest: rests[this.#random.int(rests.length)] ?? [],
      size: drawn.reduce((sum, { size }) => sum + size, 0),
    };
  }
}

/**
 * Drops names of rules that only other grammars have. Names that no grammar has are kept, so that they cause an error.
 */
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
