/** Encodes truth, connectives and comparisons. Undefined if a condition cannot be expressed. */
export class ConditionTerms {
    #theory;
    #numbers;
    constructor(theory, numbers) {
        this.#theory = theory;
        this.#numbers = numbers;
    }
    truth(term) {
        switch (term.kind) {
            case 'bool':
                return term.text;
            case 'bigint':
                return `(not (= ${term.text} 0))`;
            case 'text':
                return `(not (= ${term.text} ""))`;
            case 'integer':
                return `(not ${this.#numbers.inRange(term, 0, 0)})`;
            case 'double':
                return this.#theory.doubleTest('toBoolean', [term.text]);
        }
    }
    operation({ name, operands: exprs }, operands) {
        const [a, b] = operands;
        switch (name) {
            case 'and':
            case 'or': {
                const truths = operands.map((operand) => this.truth(operand));
                return truths.includes(undefined) ? undefined : `(${name} ${truths.join(' ')})`;
            }
            case 'not':
                return negated(this.truth(a));
            case 'toBoolean':
                return this.truth(a);
            case 'strictEquals':
            case 'looseEquals':
                return this.#equal(a, b);
            case 'strictNotEquals':
            case 'looseNotEquals':
                return negated(this.#equal(a, b));
            case 'lessThan':
                return this.#numbers.compare('less', a, b);
            case 'lessOrEqual':
                return this.#numbers.compare('lessOrEqual', a, b);
            case 'greaterThan':
                return this.#numbers.compare('less', b, a);
            case 'greaterOrEqual':
                return this.#numbers.compare('lessOrEqual', b, a);
            default:
                if (!operands.every(({ kind }) => kind === 'integer' || kind === 'double'))
                    return undefined;
                return this.#numbers.test(name, exprs);
        }
    }
    #equal(a, b) {
        if (a.kind === 'bool' && b.kind === 'bool')
            return `(= ${a.text} ${b.text})`;
        if (a.kind === 'text' && b.kind === 'text')
            return sameText(a, b);
        return this.#numbers.compare('equal', a, b);
    }
}
/** Two missing texts are equal; a missing text does not equal a present one. */
function sameText(a, b) {
    const isSame = `(= ${a.text} ${b.text})`;
    return a.isOptional === b.isOptional ? isSame : `(and ${isSame} (not (= ${a.text} "")))`;
}
function negated(condition) {
    return condition && `(not ${condition})`;
}
