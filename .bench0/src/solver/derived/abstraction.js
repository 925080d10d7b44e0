import { IntervalSet } from '../../constraint/interval-set.js';
import { lengthBounds } from '../../constraint/simplify/bounds/length-bounds.js';
import { indexIn } from '../positions/index-in.js';
import { GroupFacts } from './group-facts.js';
/** Larger conditions are not abstracted. */
const largestCondition = 4000;
const deepestCondition = 400;
/** Operators whose value is a text or undefined. */
const perhapsMissing = new Set([
    'regExpGroup',
    'regExpMatchAllGroup',
    'regExpSplitPart',
    'splitPart',
    'indexString',
    'at',
]);
/** Operators that read one place of a text at constant positions, or a part of it. */
const parts = new Set([
    'charAt',
    'charCodeAt',
    'slice',
    'substring',
    'substr',
    'indexString',
    'at',
]);
/** Operators on texts that throw if the first operand is undefined, so that their value exists only if it does. */
const needText = new Set([
    ...parts,
    'stringLength',
    'startsWith',
    'endsWith',
    'includes',
    'toLowerCase',
    'toUpperCase',
]);
const comparisons = new Set([
    'strictEquals',
    'strictNotEquals',
    'looseEquals',
    'looseNotEquals',
]);
/**
 * Rewrites conditions so that computed texts and numbers become variables of their own: a condition on the second
 * character of the third match says as little about the input, but as much about the match, as one on an input.
 *
 * An abstracted condition is implied: wherever the condition holds, it holds if each stand-in has the value of its
 * term, and any value in its range if the term has none. So what contradicts itself in the abstraction has no solution.
 */
export class Abstraction {
    #simplifier;
    #standIns;
    #groups = new GroupFacts();
    #conditions = new Map();
    #terms = new Map();
    /** `simplifier`: one without knowledge of inputs. */
    constructor(simplifier, standIns) {
        this.#simplifier = simplifier;
        this.#standIns = standIns;
    }
    /** Undefined for conditions that are too large. */
    of(condition) {
        if (this.#conditions.has(condition))
            return this.#conditions.get(condition);
        const made = this.#abstracted(condition);
        this.#conditions.set(condition, made);
        return made;
    }
    #abstracted(condition) {
        if (condition.depth > deepestCondition)
            return undefined;
        const simplified = this.#simplifier.simplifyCondition(condition);
        if (simplified.size > largestCondition || simplified.depth > deepestCondition)
            return undefined;
        return this.#truthOf(simplified);
    }
    /** The truth of an expression, as a test sees it. */
    #truthOf(expr) {
        if (expr.kind !== 'application')
            return expr;
        const { name, operands } = expr;
        if (name === 'and' || name === 'or' || name === 'not' || name === 'toBoolean')
            return this.#apply(name, ...operands.map((operand) => this.#truthOf(operand)));
        if (perhapsMissing.has(name))
            return this.#isFilled(expr);
        if (expr.sort === 'string')
            return this.#isLong(this.#rewritten(expr)) ?? this.#standIns.truth(expr);
        const compared = comparisons.has(name) ? this.#comparison(expr) : undefined;
        if (compared !== undefined)
            return compared;
        return this.#rewritten(expr) ?? this.#standIns.truth(expr);
    }
    /** The condition that there is a text, and that it is not empty. */
    #isFilled(expr) {
        const part = this.#partOf(expr);
        if (part !== undefined)
            return this.#apply('toBoolean', part);
        return this.#apply('and', this.#apply('not', this.#isMissing(expr)), this.#isLong(this.#textOf(expr)));
    }
    #isLong(text) {
        return text && this.#apply('lessThan', this.#constant(0), this.#apply('stringLength', text));
    }
    /** A comparison of a text that may be missing with a constant; undefined for any other comparison. */
    #comparison({ name, operands: [a, b] }) {
        const [tested, constant] = a?.kind === 'constant' ? [b, a] : [a, b];
        if (tested?.kind !== 'application' || constant?.kind !== 'constant')
            return undefined;
        const isLoose = name === 'looseEquals' || name === 'looseNotEquals';
        const isNegated = name === 'strictNotEquals' || name === 'looseNotEquals';
        if (!perhapsMissing.has(tested.name) || this.#partOf(tested) !== undefined)
            return undefined;
        const isSame = this.#isConstant(tested, constant, isLoose);
        return isSame && isNegated ? this.#apply('not', isSame) : isSame;
    }
    #isConstant(tested, constant, isLoose) {
        const { value } = constant;
        if (value === undefined || (value === null && isLoose))
            return this.#isMissing(tested);
        if (value === null)
            return this.#constant(false);
        if (typeof value !== 'string')
            return undefined;
        const isEqual = this.#apply('strictEquals', this.#textOf(tested), constant);
        return this.#apply('and', this.#apply('not', this.#isMissing(tested)), isEqual);
    }
    /** The condition that an operator that may have no text has none. */
    #isMissing(expr) {
        const { name, operands } = expr;
        const [first, second, third, fourth] = operands;
        if (name === 'splitPart' || name === 'regExpSplitPart') {
            const index = indexIn(third);
            const count = this.#simplifier.make(name === 'splitPart' ? 'splitCount' : 'regExpSplitCount', first, second);
            if (index !== undefined)
                return this.#truthOf(this.#simplifier.make('lessOrEqual', count, this.#constant(index)));
        }
        if (name === 'regExpGroup' && this.#groups.isMandatory(first, fourth)) {
            const rest = third === undefined ? [] : [third];
            return this.#apply('not', this.#truthOf(this.#simplifier.make('regExpTest', first, second, ...rest)));
        }
        return this.#standIns.truth(this.#simplifier.pool.apply('strictEquals', expr, this.#constant(undefined)));
    }
    /** Undefined if the term cannot be expressed, so that the condition that contains it becomes a variable. */
    #rewritten(expr) {
        if (expr.kind !== 'application')
            return expr;
        if (this.#terms.has(expr))
            return this.#terms.get(expr);
        const made = this.#rewrittenApplication(expr);
        this.#terms.set(expr, made);
        return made;
    }
    #rewrittenApplication(expr) {
        const { name, operands, sort } = expr;
        if (sort === 'string' && name !== 'concat' && name !== 'fromCharCode')
            return this.#textOf(expr);
        if (name === 'charCodeAt')
            return this.#partOf(expr) ?? this.#characterAt(expr);
        if (perhapsMissing.has(name))
            return this.#partOf(expr);
        const range = this.#positionRange(expr);
        if (range !== undefined)
            return this.#standIns.integer(expr, range);
        if (name === 'and' || name === 'or' || name === 'not' || name === 'toBoolean')
            return this.#truthOf(expr);
        const [first, ...rest] = operands;
        const inner = first?.kind === 'application' && needText.has(name) && perhapsMissing.has(first.name)
            ? (this.#partOf(first) ?? this.#textOf(first))
            : first && this.#rewritten(first);
        const others = rest.map((operand) => this.#rewritten(operand));
        if (name === 'regExpTest' && others[0] !== undefined)
            others[0] = this.#wholeText(rest[0], others[0]);
        if (first !== undefined && inner === undefined)
            return undefined;
        if (others.includes(undefined))
            return undefined;
        return this.#apply(name, ...(inner === undefined ? [] : [inner]), ...others);
    }
    /** A text that a pattern is applied to as a variable, so that what the pattern says of it can be read. */
    #wholeText(text, rewritten) {
        if (rewritten.kind !== 'application' || text.kind !== 'application' || text.sort !== 'string')
            return rewritten;
        const { min, max } = this.#lengthsOf(text);
        return this.#standIns.text(text, IntervalSet.range(min, max));
    }
    /** The code of a character whose position is computed. */
    #characterAt({ operands: [text, index] }) {
        if (text === undefined || index === undefined)
            return undefined;
        const character = this.#simplifier.pool.apply('charAt', text, index);
        return this.#apply('charCodeAt', this.#textOf(character), this.#constant(0));
    }
    /** A text, or the text that an operator has if it is not missing. */
    #textOf(expr) {
        if (expr.kind !== 'application')
            return expr;
        const part = perhapsMissing.has(expr.name) ? undefined : this.#partOf(expr);
        if (part !== undefined)
            return part;
        const { min, max } = this.#lengthsOf(expr);
        return this.#standIns.text(expr, IntervalSet.range(min, max));
    }
    /** A read of an input or of a stand-in, at constant positions. */
    #partOf({ name, operands }) {
        if (!parts.has(name))
            return undefined;
        const [text, ...positions] = operands;
        if (text === undefined || positions.some((position) => indexIn(position) === undefined))
            return undefined;
        const whole = this.#textOf(text);
        return whole.kind === 'variable' ? this.#apply(name, whole, ...positions) : undefined;
    }
    #lengthsOf(expr) {
        const { name, operands } = expr;
        if (name !== 'regExpGroup' && name !== 'regExpMatchAllGroup')
            return lengthBounds(expr);
        return { ...lengthBounds(expr), min: this.#groups.leastLength(operands[0], operands[3]) };
    }
    /** The values of an operator that finds or counts something in a text. */
    #positionRange(expr) {
        switch (expr.name) {
            case 'indexOf':
            case 'lastIndexOf':
            case 'regExpMatchIndex':
            case 'regExpMatchAllIndex':
            case 'splitCount':
            case 'regExpSplitCount':
            case 'regExpMatchCount':
            case 'keyIndex': {
                const bounds = this.#simplifier.boundsOf(expr);
                return bounds && IntervalSet.range(bounds.min, bounds.max);
            }
            case 'regExpLastIndex':
                return IntervalSet.range(0, 2 ** 31 - 1);
            default:
                return undefined;
        }
    }
    #apply(name, ...operands) {
        return this.#simplifier.pool.apply(name, ...operands);
    }
    #constant(value) {
        return this.#simplifier.pool.constant(value);
    }
}
