import { pass, unsat } from './link.js';
const keptModels = 24;
const keptRefuted = 4096;
/**
 * Answers from earlier answers: with a model that holds here, too, or from a contained query that had no solution.
 * Queries on domains alone are passed on: solving them is faster than the look-up.
 * `unknown` is never stored: a later query may come with a larger budget.
 */
export class CacheLink {
    name = 'cache';
    effort = 'quick';
    #models = [];
    /** Indexed by the first condition, which is the flipped one. */
    #refuted = new Map();
    #refutedCount = 0;
    solve(query) {
        if (query.conditions.length === 0)
            return pass;
        if (this.#isRefuted(query))
            return unsat;
        for (let i = this.#models.length - 1; i >= 0; i--) {
            const model = fitted(this.#models[i], query);
            if (model !== undefined && query.confirm(model) !== undefined)
                return { kind: 'model', model };
        }
        return pass;
    }
    learn(query, answer) {
        if (query.conditions.length === 0)
            return;
        if (answer.kind === 'model') {
            if (this.#models.length >= keptModels)
                this.#models.shift();
            this.#models.push(answer.model);
        }
        if (answer.kind === 'unsat')
            this.#refute(query);
    }
    #refute({ conditions, domains, lengths }) {
        if (this.#refutedCount++ >= keptRefuted) {
            this.#refuted.clear();
            this.#refutedCount = 1;
        }
        const [first] = conditions;
        const entry = { conditions: new Set(conditions), domains, lengths: [...lengths].join(';') };
        const known = this.#refuted.get(first);
        if (known === undefined)
            this.#refuted.set(first, [entry]);
        else
            known.push(entry);
    }
    #isRefuted({ conditions, domains, lengths }) {
        const asked = new Set(conditions);
        const key = [...lengths].join(';');
        return conditions.some((condition) => this.#refuted
            .get(condition)
            ?.some((known) => known.lengths === key && isWithin(known.conditions, asked) && isNarrower(domains, known.domains)));
    }
}
function isWithin(part, whole) {
    if (part.size > whole.size)
        return false;
    for (const condition of part)
        if (!whole.has(condition))
            return false;
    return true;
}
/** Whether every known domain contains the domain in the query. */
function isNarrower(asked, known) {
    for (const [variable, wide] of known) {
        const narrow = asked.get(variable);
        if (narrow === undefined || !narrow.intersect(wide).equals(narrow))
            return false;
    }
    return true;
}
/** The part of the model on the query's variables, if all values are in their domains. */
function fitted(model, { variables, domains }) {
    const result = new Map();
    for (const variable of variables) {
        const value = model.get(variable);
        if (value === undefined)
            continue;
        const domain = domains.get(variable);
        if (domain !== undefined && !domain.has(Number(value)))
            return undefined;
        result.set(variable, value);
    }
    return result.size === 0 ? undefined : result;
}
