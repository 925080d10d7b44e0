import { WorkBudget } from '../../../core/work-budget.js';
import { Evaluator } from '../../../constraint/evaluate.js';
import { areContradictory } from './contradiction.js';
import { ConditionReader } from './condition.js';
import { preferredValue } from './preferred-value.js';
import { isFixed } from './narrow-to-fixpoint.js';
import { DomainSearch } from './search.js';
import { statusByBounds } from './status-by-bounds.js';
import { unsat } from '../../chain/link.js';
/**
 * Upper limit of the size of conditions that are evaluated on intervals: larger ones are hardly ever decided that way.
 */
const largestBounded = 64;
/** Solves with finite domains: sets of integers, and conditions that narrow them. */
export class DomainsLink {
    name = 'domains';
    effort = 'quick';
    #steps;
    constructor(steps = 4000) {
        this.#steps = steps;
    }
    solve(query) {
        if (query.conditions.length === 0)
            return { kind: 'model', model: freeModel(query) };
        if (areContradictory(query.conditions, query.simplifier))
            return unsat;
        const variables = [...query.domains.keys()];
        const reader = new ConditionReader(variables, query.simplifier, query.lengths);
        const conditions = query.conditions.map((condition) => reader.read(condition));
        const budget = new WorkBudget(this.#steps);
        const search = new DomainSearch({
            conditions,
            budget,
            prefer: (variable, domain) => preferred(query, variables[variable], domain),
            test: (test, domains) => {
                if (!test.variables.every((variable) => isFixed(domains[variable]))) {
                    if (test.expr.size > largestBounded || !query.work.spend())
                        return undefined;
                    return statusByBounds(test.expr, (variable) => domains[reader.positionOf(variable)]);
                }
                budget.spend(test.expr.size);
                query.work.spend(test.expr.size);
                return isTrue(test, domains, variables, query);
            },
        });
        const result = search.run([...query.domains.values()]);
        if (result === 'none')
            return unsat;
        if (result === 'exhausted')
            return { kind: 'pass', reason: `no answer in ${budget.limit} steps` };
        const model = modelOf(search.solution, variables, query);
        // A condition that the search cannot read may fail. That does not prove unsat, and later links may know more.
        return conditions.some(isPartlyBlind) && query.confirm(model) === undefined
            ? { kind: 'pass', reason: 'it cannot read a condition' }
            : { kind: 'model', model };
    }
}
function freeModel(query) {
    const model = new Map();
    for (const [variable, domain] of query.domains) {
        model.set(variable, valueFor(variable, preferred(query, variable, domain)));
    }
    return model;
}
function modelOf(solution, variables, query) {
    return new Map(variables.map((variable, i) => [variable, valueFor(variable, preferred(query, variable, solution[i]))]));
}
function preferred({ run }, variable, domain) {
    return preferredValue(variable, domain, run.valueOf(variable));
}
function valueFor({ sort }, value) {
    return sort === 'bool' ? value === 1 : value;
}
function isTrue({ expr, variables: positions }, domains, variables, { run }) {
    const changes = positions.map((position) => {
        const variable = variables[position];
        return [variable, valueFor(variable, domains[position].min)];
    });
    return new Evaluator(run.withVariables(changes)).isTrue(expr);
}
function isPartlyBlind(condition) {
    if (condition.kind === 'all' || condition.kind === 'any')
        return condition.parts.some(isPartlyBlind);
    return condition.kind === 'blind';
}
