import { IntervalSet } from '../../constraint/interval-set.js';
import { plainUnit, preferredValue } from '../links/domains/preferred-value.js';
import { isPart } from '../path/is-part.js';
/** Longer extensions of an input are left to the links. */
const longestExtension = 4096;
/**
 * What the events of a path say about single positions and lengths. Events without a reading are left out, so if
 * readings are exact, the table admits at least all inputs that take the path: where it admits none, there is none, of
 * any length.
 */
export class PositionTable {
    #read;
    #space;
    #histories = new Map();
    #count = 0;
    constructor(read, space) {
        this.#read = read;
        this.#space = space;
    }
    /** Number of events read so far. */
    get length() {
        return this.#count;
    }
    push(event) {
        const index = this.#count++;
        const reading = this.#read(event);
        if (reading?.length !== 1)
            return;
        for (const { variable, set } of reading[0])
            this.#narrow(variable, set, index);
    }
    /**
     * Models of the conjunction after the events before `end`, likely ones first, to be confirmed: events without a
     * reading may exclude them. Undefined if there is no model.
     */
    modelsOf(conjunction, end) {
        const domains = new Map();
        for (const { variable, set } of conjunction) {
            const before = domains.get(variable) ?? this.#domainAt(variable, end);
            if (before === undefined)
                return [];
            domains.set(variable, before.intersect(set));
        }
        // A position without a possible value is past the end of the input.
        for (const [variable, set] of domains) {
            if (!set.isEmpty)
                continue;
            if (!isPart(variable))
                return undefined;
            const length = this.#lengthOf(variable);
            const lengths = domains.get(length) ?? this.#domainAt(length, end);
            const left = lengths?.intersect(IntervalSet.range(0, variable.position));
            if (left === undefined || left.isEmpty)
                return undefined;
            domains.set(length, left);
        }
        return this.#models(domains, end);
    }
    #models(domains, end) {
        const parts = [...domains.keys()].filter(isPart);
        const sized = [...domains.keys()].filter((variable) => isPart(variable) || variable.name === 'length');
        const inputs = new Set(sized.map(({ input }) => input));
        let choices = [new Map()];
        for (const input of inputs) {
            const lengths = this.#likelyLengths(input, domains, end);
            choices = choices.flatMap((before) => lengths.map((length) => new Map(before).set(input, length))).slice(0, 3);
        }
        return choices.map((lengths) => this.#model(domains, parts, lengths, end));
    }
    /** The length of the run if it is possible, else the nearest possible ones. */
    #likelyLengths(input, domains, end) {
        const variable = this.#space.pool.variable('length', input);
        const lengths = domains.get(variable) ?? this.#domainAt(variable, end);
        const own = this.#space.valueOf(variable);
        if (lengths === undefined || typeof own !== 'number')
            return [];
        const longer = lengths.intersect(IntervalSet.range(own, own + longestExtension)).min;
        const shorter = lengths.intersect(IntervalSet.range(0, own - 1)).max;
        return [longer, shorter].filter((length) => !Number.isNaN(length));
    }
    #model(domains, parts, lengths, end) {
        const model = new Map();
        for (const [input, length] of lengths) {
            const variable = this.#space.pool.variable('length', input);
            const own = this.#space.valueOf(variable);
            if (length === own)
                continue;
            model.set(variable, length);
            for (let position = own; position < length; position++)
                this.#fill(model, input, position, end);
        }
        for (const variable of parts) {
            if (variable.position >= (lengths.get(variable.input) ?? 0))
                continue;
            model.set(variable, preferredValue(variable, domains.get(variable), this.#space.valueOf(variable)));
        }
        for (const [variable, set] of domains) {
            if (isPart(variable) || variable.name === 'length')
                continue;
            const value = preferredValue(variable, set, this.#space.valueOf(variable));
            model.set(variable, variable.sort === 'bool' ? value === 1 : value);
        }
        return model;
    }
    /** Chooses a value for a position that the run's input does not have. */
    #fill(model, input, position, end) {
        for (const name of ['unit', 'byte']) {
            const variable = this.#space.pool.variable(name, input, position);
            const isLetter = name === 'unit' && this.#space.addsLetters === true;
            const domain = isLetter || this.#histories.has(variable) ? this.#domainAt(variable, end) : undefined;
            if (domain !== undefined && !domain.isEmpty)
                model.set(variable, plainUnit(domain));
        }
    }
    #narrow(variable, set, event) {
        const history = this.#historyOf(variable);
        const before = history?.sets.at(-1);
        if (history === undefined || before === undefined)
            return;
        const after = before.intersect(set);
        if (after.equals(before))
            return;
        history.events.push(event);
        history.sets.push(after);
        if (after.isEmpty && isPart(variable))
            this.#narrow(this.#lengthOf(variable), IntervalSet.range(0, variable.position), event);
    }
    #lengthOf({ input }) {
        return this.#space.pool.variable('length', input);
    }
    /** Starts with the range of the variable. */
    #historyOf(variable) {
        const known = this.#histories.get(variable);
        if (known !== undefined)
            return known;
        const range = this.#space.rangeOf(variable);
        if (range === undefined)
            return undefined;
        const made = { events: [-1], sets: [range] };
        this.#histories.set(variable, made);
        return made;
    }
    #domainAt(variable, end) {
        const history = this.#historyOf(variable);
        if (history === undefined)
            return undefined;
        let index = history.events.length - 1;
        while (history.events[index] >= end)
            index--;
        return history.sets[index];
    }
}
