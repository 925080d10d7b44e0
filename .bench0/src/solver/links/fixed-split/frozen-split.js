import { operatorCode, operators } from '../../../core/operators.js';
import { Evaluator } from '../../../constraint/evaluate.js';
import { IntervalSet } from '../../../constraint/interval-set.js';
import { stringOf, unitsOf } from '../../../constraint/simplify/unit-strings.js';
import { undefinedResult } from '../../../constraint/undefined-result.js';
import { splitters } from './splits.js';
/**
 * Rewrites conditions under the assumption that texts have the segment borders of a sample: parts, counts and positions
 * become units and numbers. `guards` keep the assumption true in most cases: separators stay, and no new ones appear.
 */
export class FrozenLayout {
    guards = new Map();
    /** The conditions that computed positions have the values of the sample. */
    places = new Set();
    #simplifier;
    #sample;
    #unitsFound;
    #known = new Map();
    #splitCount = 0;
    constructor(simplifier, sample, unitsFound) {
        this.#simplifier = simplifier;
        this.#sample = new Evaluator(sample);
        this.#unitsFound = unitsFound;
    }
    /** Whether any operation was frozen. */
    get hasSplits() {
        return this.#splitCount > 0;
    }
    freeze(expr) {
        const known = this.#known.get(expr);
        if (known !== undefined)
            return known;
        const frozen = expr.kind === 'application' ? this.#frozen(expr) : expr;
        this.#known.set(expr, frozen);
        return frozen;
    }
    #frozen(term) {
        const operands = term.operands.map((operand, i) => this.#fixed(term.name, i, this.freeze(operand)));
        const isSame = operands.every((operand, i) => operand === term.operands[i]);
        return this.#split(term.name, operands) ?? (isSame ? term : this.#simplifier.make(term.name, ...operands));
    }
    /** Replaces a computed position by its value in the sample, and records the condition that they are equal. */
    #fixed(name, index, operand) {
        if (index === 0 || operand.kind !== 'application' || operators[operatorCode[name]]?.positions !== true)
            return operand;
        const value = this.#sample.evaluate(operand);
        if (typeof value !== 'number')
            return operand;
        const place = this.#simplifier.constant(value);
        this.places.add(this.#simplifier.make('strictEquals', operand, place));
        return place;
    }
    #split(name, operands) {
        const splitter = splitters[name];
        const units = splitter && unitsOf(operands[splitter.subject], this.#simplifier);
        if (splitter === undefined || units === undefined)
            return undefined;
        const others = [];
        for (const [i, operand] of operands.entries()) {
            if (i === splitter.subject)
                continue;
            if (operand.kind !== 'constant')
                return undefined;
            others.push(operand.value);
        }
        const text = this.#textOf(units);
        const split = text === undefined ? undefined : splitter.split(text, others);
        if (split === undefined)
            return undefined;
        this.#splitCount++;
        this.#guard(units, split, others[0]);
        return this.#exprOf(split, units);
    }
    #textOf(units) {
        const values = units.map((unit) => this.#sample.evaluate(unit));
        return values.includes(undefinedResult) ? undefined : String.fromCharCode(...values);
    }
    #exprOf({ result }, units) {
        const simplifier = this.#simplifier;
        if (result.kind === 'value')
            return simplifier.constant(result.value);
        const segments = result.segments.flatMap((segment) => typeof segment === 'string' ? (unitsOf(simplifier.constant(segment), simplifier) ?? []) : units.slice(...segment));
        return stringOf(segments, simplifier);
    }
    #guard(units, { marks, searched }, sought) {
        const marked = new Set();
        for (const [from, to] of marks)
            for (let at = from; at < to; at++)
                marked.add(at);
        const others = sought === undefined ? undefined : this.#unitsFound(sought).complement(0, 0xffff);
        const [from, to] = searched ?? [0, units.length];
        for (const [at, unit] of units.entries()) {
            if (unit.kind !== 'variable')
                continue;
            if (marked.has(at))
                this.#narrow(unit, IntervalSet.of(this.#sample.evaluate(unit)));
            else if (others !== undefined && at >= from && at < to)
                this.#narrow(unit, others);
        }
    }
    #narrow(unit, set) {
        this.guards.set(unit, this.guards.get(unit)?.intersect(set) ?? set);
    }
}
