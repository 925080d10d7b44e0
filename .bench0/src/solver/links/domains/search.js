import { IntervalSet } from '../../../constraint/interval-set.js';
import { isFixed, narrowToFixpoint, statusOf } from './narrow-to-fixpoint.js';
/** Search with propagation and case distinction over finite domains; complete within its budget. */
export class DomainSearch {
    #problem;
    /** Variables that occur in conditions; the others are free within their domains. */
    #tied;
    solution;
    constructor(problem) {
        this.#problem = problem;
        this.#tied = [...new Set(problem.conditions.flatMap(variablesOf))];
    }
    run(start) {
        const { conditions, test, budget } = this.#problem;
        const domains = start.slice();
        if (!narrowToFixpoint(conditions, domains, test, budget))
            return 'none';
        if (budget.exhausted)
            return 'exhausted';
        const choice = conditions.find((part) => part.kind === 'any' && statusOf(part, domains, test) === 'open');
        if (choice?.kind === 'any') {
            const split = this.#alternatives(choice.parts, domains);
            if (split.length > 0)
                return this.#tryEach(split);
        }
        const variable = this.#nextVariable(domains);
        if (variable !== undefined)
            return this.#tryEach(this.#values(variable, domains));
        this.solution = domains;
        return 'found';
    }
    #tryEach(cases) {
        for (const domains of cases) {
            const result = this.run(domains);
            if (result !== 'none')
                return result;
        }
        return 'none';
    }
    /** One case per alternative that narrows a domain; none if an alternative cannot be expressed by domains. */
    #alternatives(parts, domains) {
        const { test, budget } = this.#problem;
        const cases = [];
        for (const part of parts) {
            if (statusOf(part, domains, test) === 'fails')
                continue;
            const narrowed = domains.slice();
            if (!narrowToFixpoint([part], narrowed, test, budget))
                continue;
            if (narrowed.every((domain, i) => domain === domains[i]))
                return [];
            cases.push(narrowed);
        }
        return cases;
    }
    /** The variable with the fewest values among those that are not fixed. */
    #nextVariable(domains) {
        let best;
        let fewest = Infinity;
        for (const variable of this.#tied) {
            const domain = domains[variable];
            if (isFixed(domain) || domain.size >= fewest)
                continue;
            best = variable;
            fewest = domain.size;
        }
        return best;
    }
    /** The preferred value, then the two halves of the rest. */
    *#values(variable, domains) {
        const domain = domains[variable];
        const first = this.#problem.prefer(variable, domain);
        yield domains.with(variable, IntervalSet.of(first));
        const rest = domain.intersect(IntervalSet.of(first).complement(domain.min, domain.max));
        const middle = Math.floor((rest.min + rest.max) / 2);
        for (const half of [IntervalSet.range(rest.min, middle), IntervalSet.range(middle + 1, rest.max)]) {
            const values = rest.intersect(half);
            if (!values.isEmpty)
                yield domains.with(variable, values);
        }
    }
}
function variablesOf(condition) {
    switch (condition.kind) {
        case 'blind':
            return [];
        case 'member':
            return [condition.variable];
        case 'linear':
            return condition.terms.map(({ variable }) => variable);
        case 'product':
            return condition.factors;
        case 'test':
            return condition.variables;
        default:
            return condition.parts.flatMap(variablesOf);
    }
}
