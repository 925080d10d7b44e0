import { pass } from '../../chain/link.js';
import { narrowQuery } from '../../path/narrow-query.js';
import { substitute } from '../../path/substitute.js';
import { variableRange } from '../../path/variable-range.js';
/**
 * Assumes that numbers are 32-bit integers, as most numbers of programs are, because the theory of integers decides far
 * more. Another link solves the changed query. It never proves unsat.
 */
export class Int32Link {
    name = 'whole';
    effort;
    #link;
    constructor(link) {
        this.#link = link;
        this.effort = link.effort;
    }
    solve(query) {
        const whole = wholeQuery(query);
        if (whole === undefined)
            return pass;
        const answer = this.#link.solve(whole);
        return answer instanceof Promise ? answer.then((later) => confirmed(later, query)) : confirmed(answer, query);
    }
}
function confirmed(answer, query) {
    if (answer.kind !== 'model')
        return pass;
    const model = asNumbers(answer.model, query);
    return query.confirm(model) === undefined ? pass : { kind: 'model', model };
}
function wholeQuery(query) {
    const { simplifier, conditions, variables } = query;
    const numbers = variables.filter(({ name }) => name === 'numberValue');
    if (numbers.length === 0)
        return undefined;
    const integers = new Map(numbers.map((number) => [number, simplifier.pool.variable('int32Value', number.input)]));
    const parts = conditions.map((condition) => substitute(condition, (term) => (term.kind === 'variable' ? integers.get(term) : undefined), simplifier));
    const ranges = [...integers.values()].flatMap((integer) => {
        const range = variableRange(integer, new Map());
        return range === undefined ? [] : [[integer, range]];
    });
    const whole = narrowQuery(query, parts, ranges);
    return whole && { ...whole, confirm: (model) => query.confirm(asNumbers(model, query)) };
}
function asNumbers(model, { simplifier }) {
    const result = new Map();
    for (const [variable, value] of model) {
        const isInteger = variable.name === 'int32Value';
        result.set(isInteger ? simplifier.pool.variable('numberValue', variable.input) : variable, value);
    }
    return result;
}
