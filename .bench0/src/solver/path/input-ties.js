/** Relates the variables of one input: a text, its length and its units depend on each other. */
export class InputTies {
    #texts = new Map();
    #lengths = new Map();
    #units = new Map();
    add(variable) {
        const { name, input } = variable;
        if (name === 'text')
            this.#texts.set(input, variable);
        if (name === 'length')
            this.#lengths.set(input, variable);
        if (name !== 'unit')
            return;
        const known = this.#units.get(input);
        if (known === undefined)
            this.#units.set(input, [variable]);
        else
            known.push(variable);
    }
    /** All variables of this input that occur in conditions. */
    variablesOf(input) {
        return [...only(this.#texts.get(input)), ...only(this.#lengths.get(input)), ...(this.#units.get(input) ?? [])];
    }
    relativesOf({ name, input }) {
        if (name === 'text')
            return [...(this.#units.get(input) ?? []), ...only(this.#lengths.get(input))];
        return only(name === 'unit' || name === 'length' ? this.#texts.get(input) : undefined);
    }
}
function only(variable) {
    return variable === undefined ? [] : [variable];
}
