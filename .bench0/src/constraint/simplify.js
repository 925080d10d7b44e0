import { booleanRules } from './simplify/rules/boolean-rules.js';
import { conditionByCases } from './simplify/cases.js';
import { UnitEnumerator } from './simplify/enumerate-unit.js';
import { equalityRules } from './simplify/rules/equality-rules.js';
import { foldConstants } from './simplify/fold-constants.js';
import { integerBounds } from './simplify/bounds/integer-bounds.js';
import { jsonTypeIn } from './simplify/rules/json-rules.js';
import { matchIndexIn } from './simplify/rules/pattern-rules.js';
import { readMembership, writeMembership } from './simplify/membership.js';
import { numberRules } from './simplify/rules/number-rules.js';
import { orderRules } from './simplify/rules/order-rules.js';
import { segmentRules } from './simplify/rules/segment-rules.js';
import { isUnitSearch, searchRules } from './simplify/rules/search-rules.js';
import { splitRules } from './simplify/rules/split-rules.js';
import { stringRules } from './simplify/rules/string-rules.js';
import { stringOf } from './simplify/unit-strings.js';
/** Applies the `later` rules where the rules `before` return nothing. */
function otherwise(later, before) {
    const joined = {};
    for (const [name, rule] of Object.entries(later)) {
        const first = before[name];
        joined[name] = (operands, rewriter) => first?.(operands, rewriter) ?? rule(operands, rewriter);
    }
    return joined;
}
const rules = {
    ...booleanRules,
    ...numberRules,
    ...stringRules,
    ...searchRules,
    ...otherwise(segmentRules, { ...stringRules, ...searchRules }),
    ...otherwise(splitRules, stringRules),
    ...equalityRules,
    ...orderRules,
};
/** Sets with more ranges (such as the letters of all scripts) are not written out; `membership` still returns them. */
const rangeLimit = 16;
/**
 * Simplifies expressions of one pool and caches every result. A simplified expression has the value of the original
 * wherever that has one, for all inputs that satisfy the knowledge.
 */
export class Simplifier {
    pool;
    #knowledge;
    #simplified = new Map();
    #made = new Map();
    #bounds = new Map();
    #enumerator;
    /** Simplifies expressions that do not depend on lengths. */
    #base;
    #lengthDependent = new Map();
    #ofLengths = new Map();
    #rewritten = 0;
    /**
     * The simplifiers of one pool share `enumerator` and `base`, so that each test of a program is enumerated once and
     * expressions that do not depend on lengths are simplified once. `base` has no knowledge of inputs.
     */
    constructor(pool, knowledge = {}, enumerator = new UnitEnumerator(pool), base) {
        this.pool = pool;
        this.#knowledge = knowledge;
        this.#enumerator = enumerator;
        this.#base = base;
    }
    /** Number of terms rewritten so far: a measure of the work. */
    get rewriteCount() {
        return this.#rewritten + (this.#base?.rewriteCount ?? 0);
    }
    /** A simplifier that also knows the length of this input. */
    withLength(input, length) {
        const key = `${input}:${length}`;
        const known = this.#ofLengths.get(key);
        if (known !== undefined)
            return known;
        const lengths = new Map(this.#knowledge.lengths).set(input, length);
        const made = new Simplifier(this.pool, { ...this.#knowledge, lengths }, this.#enumerator, this.#base);
        this.#ofLengths.set(key, made);
        return made;
    }
    simplify(expr) {
        const base = this.#base;
        if (base !== undefined && !base.#speaksOfLength(expr))
            return base.simplify(expr);
        for (const term of this.#newTerms(expr)) {
            if (term.kind === 'constant')
                this.#simplified.set(term, term);
            else if (term.kind === 'variable')
                this.#simplified.set(term, this.#simplifyVariable(term));
            else {
                const operands = term.operands.map((operand) => this.#simplified.get(operand));
                this.#simplified.set(term, this.make(term.name, ...operands));
            }
        }
        return this.#simplified.get(expr);
    }
    #speaksOfLength(expr) {
        const known = this.#lengthDependent.get(expr);
        if (known !== undefined)
            return known;
        const result = expr.variables.some(({ name }) => name === 'text' || name === 'length');
        this.#lengthDependent.set(expr, result);
        return result;
    }
    /** Simplifies the truth of an expression; the result has the sort bool. */
    simplifyCondition(expr) {
        return this.make('toBoolean', this.simplify(expr));
    }
    /** A simplified condition as a set of values of one expression, if it depends on one only. */
    membership(condition) {
        const read = readMembership(condition, this);
        if (read !== undefined || condition.kind !== 'application')
            return read;
        const found = this.#enumerator.satisfying(condition);
        return found && { atom: found.variable, set: found.set };
    }
    make = (name, ...operands) => {
        const application = this.pool.apply(name, ...operands);
        const known = this.#made.get(application);
        if (known !== undefined)
            return known;
        this.#rewritten++;
        const result = foldConstants(application, this.pool) ?? this.#rewrite(application);
        this.#made.set(application, result);
        return result;
    };
    constant = (value) => this.pool.constant(value);
    alphabetOf = (input) => this.#knowledge.alphabets?.get(input);
    lengthOf = (input) => this.#knowledge.lengths?.get(input);
    leastLengthOf = (input) => this.#knowledge.leastLengths?.get(input) ?? 0;
    boundsOf = (expr) => {
        if (this.#bounds.has(expr))
            return this.#bounds.get(expr);
        const plain = integerBounds(expr, this.boundsOf);
        const isLength = plain !== undefined && expr.kind === 'variable' && expr.name === 'length';
        const bounds = isLength ? { ...plain, min: this.leastLengthOf(expr.input) } : plain;
        this.#bounds.set(expr, bounds);
        return bounds;
    };
    #rewrite(application) {
        const byRule = rules[application.name]?.(application.operands, this) ?? application;
        // Caches the bounds of each term bottom-up, so that those of a long sum need no recursion.
        this.boundsOf(byRule);
        if (byRule.kind !== 'application' || byRule.sort !== 'bool')
            return byRule;
        const membership = readMembership(byRule, this);
        if (membership?.atom.kind === 'variable')
            return byRule;
        const matched = membership && (matchIndexIn(membership, this) ?? jsonTypeIn(membership, this));
        if (matched !== undefined)
            return matched;
        // A search in a constant text has a case per character and occurs at every position of the input: enumerate first.
        const tried = isUnitSearch(byRule) ? this.#enumerated(byRule) : undefined;
        return tried ?? conditionByCases(byRule, this) ?? this.#enumerated(byRule) ?? byRule;
    }
    /** Returns undefined if the units cannot be enumerated. */
    #enumerated(condition) {
        const found = this.#enumerator.satisfying(condition);
        if (found === undefined || found.set.rangeCount > rangeLimit)
            return found && condition;
        return writeMembership(found.variable, found.set, this);
    }
    #simplifyVariable(variable) {
        const length = variable.name === 'length' || variable.name === 'text' ? this.lengthOf(variable.input) : undefined;
        if (length === undefined)
            return variable;
        if (variable.name === 'length')
            return this.pool.constant(length);
        if (length === 0)
            return this.pool.constant('');
        // Conditions on one unit can be enumerated over all its values.
        return length === 1 ? stringOf([this.pool.variable('unit', variable.input, 0)], this) : variable;
    }
    /** The subterms that have not been simplified yet, operands first. */
    #newTerms(root) {
        if (this.#simplified.has(root))
            return [];
        const found = new Set([root]);
        for (const term of found) {
            if (term.kind !== 'application')
                continue;
            for (const operand of term.operands)
                if (!this.#simplified.has(operand))
                    found.add(operand);
        }
        return [...found].sort((a, b) => a.id - b.id);
    }
}
