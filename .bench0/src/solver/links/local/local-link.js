import { WorkBudget } from '../../../core/work-budget.js';
import { LocalSearch } from './local-search.js';
/** Bounded search by branch distance, for conditions that no theory decides. */
export class LocalLink {
    name = 'local';
    effort = 'costly';
    #steps;
    constructor(steps = 1500) {
        this.#steps = steps;
    }
    solve(query) {
        const model = new LocalSearch(query, new WorkBudget(this.#steps)).run();
        return model === undefined
            ? {
                kind: 'pass',
                reason: query.work.exhausted
                    ? 'the work budget of the flip is spent'
                    : `no solution in ${this.#steps} evaluations`,
            }
            : { kind: 'model', model };
    }
}
