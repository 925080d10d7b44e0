import { IntervalSet } from '../../../constraint/interval-set.js';
import { hasKind } from '../../../constraint/semantics/table-operators.js';
import { undefinedResult } from '../../../constraint/undefined-result.js';
import { preferredValue } from '../domains/preferred-value.js';
import { FrozenLayout } from './frozen-split.js';
import { pass } from '../../chain/link.js';
import { placements } from './placements.js';
import { narrowQuery } from '../../path/narrow-query.js';
import { UnitClasses } from '../regular/unit-classes.js';
const keptSets = 256;
/** Work to read a condition, in evaluated terms. */
const workPerCondition = 40;
/**
 * Solves conditions on texts that are split, trimmed or searched first: it assumes the segment borders of the run and
 * lets the earlier links solve the rest. It never proves unsat.
 */
export class FixedSplitLink {
    name = 'layout';
    effort = 'quick';
    #links;
    #sets = new Map();
    /** `links`: solve the rest, in this order. */
    constructor(links) {
        this.#links = links;
    }
    solve(query) {
        if (query.lengths.size === 0)
            return pass;
        const first = sampleOf(query);
        for (const sample of [first, ...placements(query, first)]) {
            if (query.work.exhausted)
                return pass;
            const layout = new FrozenLayout(query.simplifier, sample, this.#unitsFound);
            const rest = narrowQuery(query, frozenParts(query, layout), layout.guards);
            if (rest === undefined)
                continue;
            if (!layout.hasSplits)
                return pass;
            const answer = this.#solveRest(rest);
            if (answer.kind !== 'pass')
                return answer;
        }
        return pass;
    }
    #solveRest(query) {
        for (const link of this.#links) {
            const answer = link.solve(query);
            if (!(answer instanceof Promise) && answer.kind === 'model' && query.confirm(answer.model) !== undefined) {
                return answer;
            }
        }
        return pass;
    }
    #unitsFound = (sought) => {
        if (typeof sought === 'string')
            return sought.length === 1 ? IntervalSet.of(sought.charCodeAt(0)) : IntervalSet.empty;
        if (!hasKind(sought, 'regExp'))
            return IntervalSet.empty;
        const key = `/${sought.source}/${sought.flags}`;
        const known = this.#sets.get(key);
        if (known !== undefined)
            return known;
        if (this.#sets.size >= keptSets)
            this.#sets.clear();
        const [set = IntervalSet.empty, ...more] = new UnitClasses(sought.flags).unitsOf(sought.source);
        const single = more.length === 0 ? set : IntervalSet.empty;
        this.#sets.set(key, single);
        return single;
    };
}
/** Starts with the flipped condition: if the layout contradicts it, the others need not be read. */
function* frozenParts({ conditions, work }, layout) {
    for (const condition of conditions) {
        work.spend(workPerCondition);
        yield layout.freeze(condition);
    }
    yield* layout.places;
}
/** The start input with the lengths of the query, and with values moved into the domains. */
function sampleOf({ start, domains, lengths, simplifier }) {
    const resized = start.withVariables([...lengths].map(([input, length]) => [simplifier.pool.variable('length', input), length]));
    const changes = [];
    for (const [variable, domain] of domains) {
        const value = resized.valueOf(variable);
        if (value !== undefinedResult && domain.has(Number(value)))
            continue;
        const moved = preferredValue(variable, domain, value);
        changes.push([variable, variable.sort === 'bool' ? moved === 1 : moved]);
    }
    return resized.withVariables(changes);
}
