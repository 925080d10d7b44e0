import { WorkBudget } from '../../../core/work-budget.js';
import { Evaluator } from '../../../constraint/evaluate.js';
import { unitsOf } from '../../../constraint/simplify/unit-strings.js';
import { MatchCases } from '../regular/match-cases.js';
import { isOnlyTested, patternUsesIn } from '../regular/pattern-use.js';
import { distinctionsOf } from './distinctions.js';
import { shortTexts } from './enumerate-texts.js';
const mostPerCondition = 400;
/** Upper limit of patterns that are split into match cases within each other. */
const deepest = 3;
/** Searches for a text of known length by enumeration; a search without an obstacle is exhaustive. */
export class ClassTextSearch {
    #query;
    #text;
    #shapes;
    #budget;
    #distinctions;
    #memberships = [];
    /** The reason why a search without a result does not prove unsat; empty if it does. */
    obstacle = '';
    constructor(query, text, shapes, budget) {
        this.#query = query;
        this.#text = text;
        this.#shapes = shapes;
        this.#budget = budget;
        const domains = [...query.domains].flatMap(([{ name }, set]) => (name === 'unit' ? [set] : []));
        this.#distinctions = distinctionsOf(query.conditions, domains);
        if (!this.#distinctions.isAll)
            this.obstacle = 'no solution among the classes of words that it checks';
    }
    get isProof() {
        return this.obstacle === '';
    }
    run(memberships) {
        this.#memberships = memberships;
        return this.#search(this.#query, 0);
    }
    /** Splits the query into the cases of a pattern while there is one to split, else enumerates words. */
    #search(narrowed, depth) {
        const use = depth < deepest ? this.#useIn(narrowed) : undefined;
        if (use === undefined)
            return this.#lookAtTexts(narrowed);
        const cases = new MatchCases(narrowed, this.#budget);
        for (const matching of cases.of(use, this.#shapes.of(use.pattern.source, use.pattern.flags))) {
            const model = this.#search(matching, depth + 1);
            if (model !== undefined)
                return model;
        }
        if (this.#isSpent())
            return undefined;
        const without = cases.withoutMatch(use);
        return without && this.#search(without, depth + 1);
    }
    /** The first pattern whose match is used beyond a test of the whole text, which the automata cover. */
    #useIn({ conditions, simplifier }) {
        return patternUsesIn(conditions).find((use) => (use.subject !== this.#text || !isOnlyTested(use, conditions)) &&
            this.#shapes.of(use.pattern.source, use.pattern.flags).areAll &&
            unitsOf(use.subject, simplifier) !== undefined);
    }
    #lookAtTexts({ domains, simplifier: { pool } }) {
        const { input } = this.#text;
        const { partition, comparesUnits } = this.#distinctions;
        const length = this.#query.lengths.get(input);
        const plan = {
            length,
            classes: partition.classes,
            copies: comparesUnits ? length : 1,
            domainAt: (position) => domains.get(pool.variable('unit', input, position)),
            memberships: this.#memberships,
            near: String(this.#query.run.inputs.get(input)),
        };
        for (const word of shortTexts(plan, this.#budget)) {
            if (!this.#holds(word)) {
                if (this.#isSpent())
                    return undefined;
                continue;
            }
            const model = new Map([[this.#text, word]]);
            if (this.#query.confirm(model) !== undefined)
                return model;
            this.obstacle = 'a word violates a condition outside the query';
        }
        this.#isSpent();
        return undefined;
    }
    #isSpent() {
        if (this.#query.work.exhausted)
            this.obstacle = 'the work budget of the flip is spent';
        else if (this.#budget.exhausted)
            this.obstacle = `no solution in ${this.#budget.limit} steps`;
        return this.#query.work.exhausted || this.#budget.exhausted;
    }
    #holds(word) {
        const { conditions, run, work } = this.#query;
        const evaluator = new Evaluator(run.withInput(this.#text.input, word));
        for (const condition of conditions) {
            work.spend(Math.min(condition.size, mostPerCondition));
            if (!evaluator.isTrue(condition))
                return false;
        }
        return true;
    }
}
