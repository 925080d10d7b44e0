import { WorkBudget } from '../../../core/work-budget.js';
import { pass, unsat } from '../../chain/link.js';
import { textTestIn } from '../regular/text-test.js';
import { ClassTextSearch } from './class-text-search.js';
const longestText = 12;
/**
 * Solves queries about one short text: splits them by the ways in which patterns can match, and for each enumerates
 * words, one for every class of words that the conditions cannot distinguish. It decides conditions that combine
 * captures, searches and numerals.
 */
export class EnumerationLink {
    name = 'words';
    effort = 'costly';
    #languages;
    #shapes;
    #steps;
    constructor(languages, shapes, steps = 20_000) {
        this.#languages = languages;
        this.#shapes = shapes;
        this.#steps = steps;
    }
    solve(query) {
        const input = onlyText(query);
        const length = input === undefined ? undefined : query.lengths.get(input);
        if (input === undefined || length === undefined || length > longestText)
            return pass;
        const text = query.simplifier.pool.variable('text', input);
        const search = new ClassTextSearch(query, text, this.#shapes, new WorkBudget(this.#steps));
        const memberships = this.#membershipsOf(query, text);
        const model = search.run(memberships);
        if (model !== undefined)
            return { kind: 'model', model };
        return search.isProof ? unsat : { kind: 'pass', reason: search.obstacle };
    }
    #membershipsOf({ conditions, simplifier }, text) {
        return conditions.flatMap((condition) => {
            const test = textTestIn(condition, simplifier);
            const language = test?.subject === text ? this.#languages.of(test.source, test.flags) : undefined;
            return test === undefined || language === undefined ? [] : [{ language, isMember: test.isMember }];
        });
    }
}
/** The text input that all variables belong to; undefined if there are others, or no conditions. */
function onlyText({ variables, conditions }) {
    const input = variables[0]?.input;
    const isOnly = variables.every(({ name, input: other }) => other === input && (name === 'text' || name === 'unit' || name === 'length'));
    return isOnly && conditions.length > 0 ? input : undefined;
}
