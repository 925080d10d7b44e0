import { WorkBudget } from '../../../core/work-budget.js';
import { IntervalSet } from '../../../constraint/interval-set.js';
import { unitsOf } from '../../../constraint/simplify/unit-strings.js';
import { preferredValue } from '../domains/preferred-value.js';
import { pass, unsat } from '../../chain/link.js';
import { MatchCases } from './match-cases.js';
import { patternUsesIn } from './pattern-use.js';
import { textTestIn } from './text-test.js';
import { findText } from './text-search.js';
import { DomainsLink } from '../domains/domains-link.js';
const stepsPerUnit = 8;
const longestText = 4096;
const mostCases = 8;
/**
 * Solves tests of regular expressions: with automata if the pattern is a regular language (other conditions are only
 * checked by the confirmation), otherwise with the shapes that a match can have.
 */
export class RegularLink {
    name = 'regular';
    effort = 'quick';
    #steps;
    #languages;
    #shapes;
    /** Solves the conditions that remain after a match shape is applied to the text. */
    #domains = new DomainsLink(400);
    constructor(languages, shapes, steps = 20_000) {
        this.#languages = languages;
        this.#shapes = shapes;
        this.#steps = steps;
    }
    solve(query) {
        const byAutomata = this.#solveByAutomata(query);
        if (byAutomata.kind !== 'pass')
            return byAutomata;
        const model = this.#solveByShapes(query);
        return model === undefined ? byAutomata : { kind: 'model', model };
    }
    #solveByAutomata(query) {
        const tests = query.conditions.flatMap((condition) => textTestIn(condition, query.simplifier) ?? []);
        const subject = tests[0]?.subject;
        if (subject === undefined)
            return pass;
        const memberships = this.#membershipsOf(tests, subject);
        if (memberships.length === 0)
            return { kind: 'pass', reason: 'not a regular language' };
        const answer = this.#search(query, subject, memberships);
        return answer.kind === 'pass' ? (this.#searchByCases(query, subject, memberships) ?? answer) : answer;
    }
    /** Splits the first disjunction into cases: there is no word if there is none for any case. */
    #searchByCases(query, subject, memberships) {
        const alternative = query.conditions.find((condition) => condition.kind === 'application' && condition.name === 'or');
        if (alternative?.kind !== 'application' || alternative.operands.length > mostCases)
            return undefined;
        let isRefuted = true;
        for (const { domains, rest } of alternative.operands.map((operand) => caseOf(operand, query))) {
            if ([...domains.values()].some(({ isEmpty }) => isEmpty))
                continue;
            const tests = rest.flatMap((condition) => textTestIn(condition, query.simplifier) ?? []);
            const more = this.#membershipsOf(tests, subject);
            const answer = this.#search({ ...query, domains, confirm: (model) => query.confirm(model) }, subject, [
                ...memberships,
                ...more,
            ]);
            if (answer.kind === 'model')
                return answer;
            isRefuted &&= answer === unsat;
        }
        return isRefuted ? unsat : undefined;
    }
    #membershipsOf(tests, subject) {
        return tests.flatMap(({ source, flags, subject: other, isMember }) => {
            const language = other === subject ? this.#languages.of(source, flags) : undefined;
            return language === undefined ? [] : [{ language, isMember }];
        });
    }
    /** Applies every match shape to the text. Handles captures, back-references and look-around; never proves unsat. */
    #solveByShapes(query) {
        if (query.lengths.size === 0)
            return undefined;
        const cases = new MatchCases(query, new WorkBudget(this.#steps / 5));
        for (const use of patternUsesIn(query.conditions)) {
            for (const narrowed of cases.of(use, this.#shapes.of(use.pattern.source, use.pattern.flags))) {
                const model = this.#solveRest(narrowed);
                if (model !== undefined && query.confirm(model) !== undefined)
                    return model;
            }
        }
        return undefined;
    }
    #solveRest(query) {
        const answer = this.#domains.solve(query);
        return answer.kind === 'model' ? answer.model : undefined;
    }
    #search(query, subject, memberships) {
        const isOpenText = subject.kind === 'variable' && !query.lengths.has(subject.input);
        const units = isOpenText ? undefined : unitsOf(subject, query.simplifier);
        if (!isOpenText && units === undefined)
            return { kind: 'pass', reason: 'the text is computed and of unknown length' };
        const shape = units === undefined ? openText(subject.input, query) : fixedText(units, query);
        // A word takes some steps for each of its units, even in a simple language.
        const steps = this.#steps + stepsPerUnit * Math.min(shape.lengths?.min ?? 0, longestText);
        const found = findText(memberships, shape, (position, values) => preferred(units?.[position], values, query), new WorkBudget(steps));
        if (found.kind === 'none')
            return unsat;
        if (found.kind === 'exhausted')
            return { kind: 'pass', reason: `no word in ${steps} steps` };
        const model = new Map();
        if (units === undefined)
            model.set(subject, String.fromCharCode(...found.units));
        for (const [i, unit] of units?.entries() ?? [])
            if (unit.kind === 'variable')
                model.set(unit, found.units[i]);
        return query.confirm(model) === undefined
            ? { kind: 'pass', reason: 'its word violates another condition' }
            : { kind: 'model', model };
    }
}
/** The domains under one case of a disjunction, and the conditions of the case that are not sets of values. */
function caseOf(condition, { domains, simplifier }) {
    const narrowed = new Map(domains);
    const rest = [];
    const isBoth = condition.kind === 'application' && condition.name === 'and';
    for (const part of isBoth ? condition.operands : [condition]) {
        const { atom, set } = simplifier.membership(part) ?? {};
        if (atom?.kind !== 'variable' || set === undefined)
            rest.push(part);
        else
            narrowed.set(atom, narrowed.get(atom)?.intersect(set) ?? set);
    }
    return { domains: narrowed, rest };
}
function fixedText(units, query) {
    const domains = units.map((unit) => domainOf(unit, query));
    return { lengths: IntervalSet.of(units.length), domainAt: (position) => domains[position], end: units.length };
}
/** A text of any length and with any units that the domains allow. */
function openText(input, { domains, simplifier: { pool } }) {
    let end = 0;
    for (const variable of domains.keys()) {
        if (variable.name === 'unit' && variable.input === input)
            end = Math.max(end, variable.position + 1);
    }
    return {
        lengths: domains.get(pool.variable('length', input)),
        domainAt: (position) => domains.get(pool.variable('unit', input, position)),
        end,
    };
}
/** Computed units may have any value here; the confirmation checks whether they can have it. */
function domainOf(unit, { domains }) {
    if (unit.kind === 'constant')
        return IntervalSet.of(unit.value);
    return (unit.kind === 'variable' ? domains.get(unit) : undefined) ?? IntervalSet.range(0, 0xffff);
}
function preferred(unit, values, { run }) {
    const variable = unit?.kind === 'variable' ? unit : undefined;
    if (variable !== undefined)
        return preferredValue(variable, values, run.valueOf(variable));
    return values.has(0x61) ? 0x61 : values.min;
}
