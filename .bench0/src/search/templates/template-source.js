import { DrawnTemplates } from '../../derivation/templates/drawn-templates.js';
import { fewestHolesFirst } from '../../derivation/templates/fewest-holes-first.js';
import { symbolicGrammar } from '../../derivation/templates/symbolic-grammar.js';
import { templatesBySize } from '../../derivation/templates/templates-by-size.js';
import { argumentsBySize } from '../inputs/arguments-by-size.js';
import { BudgetSplit } from '../combinators/budget-split.js';
import { TemplateDomains } from './template-domains.js';
import { TemplateSamples } from './template-samples.js';
import { templateStart } from './template-start.js';
/** Estimated cost of the samples of one template. */
const costOfTemplate = 32;
/** Source of templates and of their first fillings. */
export class TemplateSource {
    #target;
    #domains;
    #listed;
    #drawn;
    #random;
    #samples;
    /** Budget split between enumerated templates (`one`) and drawn ones (`other`). */
    #budgetSplit = new BudgetSplit(costOfTemplate);
    #drawnStarts = new WeakSet();
    /** Budget split between default fillings (`one`) and other fillings (`other`). */
    #fillings = new BudgetSplit(costOfTemplate);
    #refilled = new WeakSet();
    constructor(target, options, random) {
        const { grammars } = target;
        const { bounds } = options;
        const symbolic = new Map(grammars.map((grammar) => [grammar, symbolicGrammar(grammar, ownNames(grammar, grammars, options))]));
        const combined = argumentsBySize(target, bounds, (grammar) => templatesBySize(symbolic.get(grammar), bounds));
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
    next() {
        const isDrawn = this.#drawn.length > 0 && !this.#budgetSplit.isForOne;
        const parts = isDrawn ? this.#draw() : this.#listed.next().value;
        if (parts === undefined)
            return undefined;
        this.#budgetSplit.spend(isDrawn ? this.#budgetSplit.other : this.#budgetSplit.one, 1);
        const start = templateStart(this.#target, this.#domains, parts);
        if (isDrawn)
            this.#drawnStarts.add(start);
        return start;
    }
    /** Returns the template with its default filling or with another one, depending on the recent rewards of both. */
    sampleOf({ value, holes, rest }) {
        const { one, other, isForOne } = this.#fillings;
        if (!isForOne) {
            const filled = this.#target.filledIn(value);
            const refilled = filled.map((word, i) => this.#samples[i].refill(word, holes[i] ?? []));
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
    learn(input, start, gain) {
        (this.#drawnStarts.has(start) ? this.#budgetSplit.other : this.#budgetSplit.one).add(gain);
        if (input === start.value)
            this.#fillings.one.add(gain);
        else if (this.#refilled.has(input))
            this.#fillings.other.add(gain);
        const { holes } = start;
        for (const [i, filled] of this.#target.filledIn(input).entries())
            this.#samples[i]?.learn(filled, holes[i] ?? []);
    }
    #draw() {
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
function ownNames(grammar, all, options) {
    const isOwn = (name) => grammar.rule(name) !== undefined || all.every((other) => other.rule(name) === undefined);
    const { only, hints = new Map() } = options;
    const ownHints = new Map([...hints].filter(([name]) => isOwn(name)));
    return { ...options, hints: ownHints, ...(only === undefined ? {} : { only: only.filter(isOwn) }) };
}
function* inOrder(groups) {
    for (const group of groups)
        yield* group;
}
