/** Whether conditions on the same terms exclude each other, independent of what the terms mean. */
export function areContradictory(conditions, simplifier) {
    const facts = new Facts(simplifier);
    return (conditions.some((condition) => !facts.add(condition)) || conditions.some((condition) => facts.refute(condition)));
}
/** The facts that conditions state about terms. */
class Facts {
    #simplifier;
    #holding = new Set();
    #failing = new Set();
    #sets = new Map();
    #values = new Map();
    constructor(simplifier) {
        this.#simplifier = simplifier;
    }
    /** Returns false if the condition contradicts known facts. */
    add(condition) {
        if (this.refute(condition))
            return false;
        this.#holding.add(condition);
        if (condition.kind !== 'application')
            return true;
        const [first, second] = condition.operands;
        if (condition.name === 'not')
            this.#failing.add(first);
        const read = this.#simplifier.membership(condition);
        if (read !== undefined)
            this.#sets.set(read.atom, this.#sets.get(read.atom)?.intersect(read.set) ?? read.set);
        else if (condition.name === 'strictEquals' && second?.kind === 'constant')
            this.#values.set(first, second.value);
        return true;
    }
    refute(condition) {
        if (this.#failing.has(condition))
            return true;
        if (condition.kind !== 'application')
            return false;
        const { name, operands } = condition;
        if (name === 'or')
            return operands.every((operand) => this.refute(operand));
        if (name === 'and')
            return operands.some((operand) => this.refute(operand));
        const [first, second] = operands;
        if (name === 'not')
            return this.#holding.has(first);
        const read = this.#simplifier.membership(condition);
        if (read !== undefined)
            return this.#sets.get(read.atom)?.intersect(read.set).isEmpty === true;
        if (name !== 'strictEquals' || second?.kind !== 'constant' || !this.#values.has(first))
            return false;
        return !Object.is(this.#values.get(first), second.value);
    }
}
