import { Random } from '../../../core/random.js';
import { Evaluator } from '../../../constraint/evaluate.js';
import { IntervalSet } from '../../../constraint/interval-set.js';
import { undefinedResult } from '../../../constraint/undefined-result.js';
import { evaluationCost } from '../../path/evaluation-cost.js';
import { branchDistance } from './branch-distance.js';
import { constantsIn, suggestedValues } from './suggested-values.js';
/**
 * Local search: changes one variable at a time, in growing steps while the distance decreases, and restarts from random
 * values otherwise. Finds solutions that no theory decides; never proves unsat.
 */
export class LocalSearch {
    #query;
    #budget;
    #random = new Random('local');
    #variables;
    #constants;
    #cost;
    #values;
    #distance;
    constructor(query, budget) {
        this.#query = query;
        this.#budget = budget;
        this.#variables = query.variables;
        this.#constants = constantsIn(query.conditions);
        this.#cost = evaluationCost(...query.conditions);
        this.#values = this.#startingValues();
        this.#distance = this.#distanceOf(this.#values);
    }
    run() {
        while (!this.#isSpent) {
            if (this.#distance === 0) {
                if (this.#query.confirm(this.#values) !== undefined)
                    return this.#values;
                this.#distance = Infinity;
            }
            if (!this.#improve())
                this.#restart();
        }
        return undefined;
    }
    get #isSpent() {
        return this.#budget.exhausted || this.#query.work.exhausted;
    }
    /** The run's values, moved into their domains. */
    #startingValues() {
        const values = new Map();
        for (const variable of this.#variables) {
            const run = this.#query.run.valueOf(variable);
            const domain = this.#domainOf(variable);
            const isOutside = domain !== undefined && (run === undefinedResult || !domain.has(Number(run)));
            if (isOutside)
                values.set(variable, valueOf(variable, domain.min));
            else if (run !== undefinedResult)
                values.set(variable, run);
        }
        return values;
    }
    /** The domain; lengths are limited to short ones, because long texts are slow to evaluate. */
    #domainOf(variable) {
        const domain = this.#query.domains.get(variable);
        if (domain === undefined || variable.name !== 'length')
            return domain;
        const short = domain.intersect(shortLengths);
        return short.isEmpty ? IntervalSet.of(domain.min) : short;
    }
    #distanceOf(values) {
        this.#budget.spend();
        this.#query.work.spend(this.#cost);
        const evaluator = new Evaluator(this.#query.run.withVariables(values));
        let sum = 0;
        for (const condition of this.#query.conditions)
            sum += branchDistance(condition, evaluator);
        return sum;
    }
    #improve() {
        for (const variable of this.#variables) {
            const before = this.#distance;
            for (const value of suggestedValues(variable, this.#constants, this.#values.get(variable))) {
                if (this.#tryValue(variable, value))
                    break;
            }
            if (typeof this.#values.get(variable) === 'number')
                this.#descend(variable);
            if (this.#distance < before)
                return true;
            if (this.#isSpent)
                return false;
        }
        return false;
    }
    /** Takes steps that double while they help, in both directions. */
    #descend(variable) {
        for (const direction of [1, -1]) {
            let step = direction;
            while (this.#tryValue(variable, this.#values.get(variable) + step))
                step *= 2;
        }
    }
    #tryValue(variable, value) {
        const domain = this.#domainOf(variable);
        if (this.#isSpent || Object.is(value, this.#values.get(variable)))
            return false;
        if (domain !== undefined && !domain.has(Number(value)))
            return false;
        const changed = new Map(this.#values).set(variable, value);
        const distance = this.#distanceOf(changed);
        if (!(distance < this.#distance))
            return false;
        this.#values = changed;
        this.#distance = distance;
        return true;
    }
    #restart() {
        const values = this.#startingValues();
        for (const variable of this.#variables) {
            const domain = this.#domainOf(variable);
            if (domain !== undefined) {
                const spread = Math.min(domain.max - domain.min + 1, 2 ** 31);
                const goal = domain.min + Math.floor((this.#random.uint32() / 2 ** 32) * spread);
                if (domain.has(goal))
                    values.set(variable, valueOf(variable, goal));
                continue;
            }
            const choices = suggestedValues(variable, this.#constants, values.get(variable));
            const pick = choices[this.#random.uint32() % Math.max(choices.length, 1)];
            if (pick !== undefined)
                values.set(variable, pick);
        }
        this.#values = values;
        this.#distance = this.#distanceOf(values);
    }
}
const shortLengths = IntervalSet.range(0, 4096);
function valueOf({ sort }, value) {
    return sort === 'bool' ? value === 1 : value;
}
