import { WorkBudget } from '../../../core/work-budget.js';
import { InverseSearch } from './inverse-search.js';
import { pass } from '../../chain/link.js';
/** Inverts the operations between a condition and its variables. */
export class InverseLink {
    name = 'inverse';
    effort = 'quick';
    #steps;
    #matchingText;
    constructor(matchingText, steps = 120) {
        this.#matchingText = matchingText;
        this.#steps = steps;
    }
    solve(query) {
        const model = new InverseSearch(query, this.#matchingText, new WorkBudget(this.#steps)).run();
        return model === undefined || query.confirm(model) === undefined ? pass : { kind: 'model', model };
    }
}
