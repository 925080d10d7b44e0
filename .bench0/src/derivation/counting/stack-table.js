/** Stacks of goals. Each stack is stored once and identified by a number. */
export class StackTable {
    static empty = 0;
    #goals = [-1];
    #below = [-1];
    #leastLengths = [0];
    #numbers = new Map();
    #leastLengthOf;
    constructor(leastLengthOf) {
        this.#leastLengthOf = leastLengthOf;
    }
    /** Pushes the goals so that the first one is on top. */
    push(goals, stack) {
        let top = stack;
        for (let i = goals.length - 1; i >= 0; i--)
            top = this.#pushOne(goals[i], top);
        return top;
    }
    /** Returns the top of a stack that is not empty. */
    top(stack) {
        return { goal: this.#goals[stack], below: this.#below[stack] };
    }
    /** Returns the least length of a text that all goals of the stack read. */
    leastLength(stack) {
        return this.#leastLengths[stack];
    }
    #pushOne(goal, stack) {
        let onStack = this.#numbers.get(stack);
        if (onStack === undefined)
            this.#numbers.set(stack, (onStack = new Map()));
        const known = onStack.get(goal);
        if (known !== undefined)
            return known;
        const number = this.#goals.push(goal) - 1;
        this.#below.push(stack);
        this.#leastLengths.push(this.leastLength(stack) + this.#leastLengthOf(goal));
        onStack.set(goal, number);
        return number;
    }
}
