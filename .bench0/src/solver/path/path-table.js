import { eventConjuncts } from './event-conjuncts.js';
import { InputTies } from './input-ties.js';
import { variableRange } from './variable-range.js';
/**
 * The events of a path, simplified for given input lengths and indexed by variable, so that the conditions relevant to
 * a flip are found without reading the path again.
 */
export class PathTable {
    simplifier;
    #limits;
    #histories = new Map();
    #ties = new InputTies();
    /** The first event that is false for these lengths; later events cannot be reached. */
    #deadAfter = Number.POSITIVE_INFINITY;
    #count = 0;
    #parts = [];
    constructor(simplifier, limits) {
        this.simplifier = simplifier;
        this.#limits = limits;
    }
    /** Number of events read so far. */
    get length() {
        return this.#count;
    }
    /** The conjuncts of each event. */
    get events() {
        return this.#parts;
    }
    /** Whether events from `end` on cannot be reached by any input. */
    isDead(end) {
        return end > this.#deadAfter;
    }
    push(event) {
        const index = this.#count++;
        const parts = eventConjuncts(event, this.simplifier);
        const { memberships, conditions, isFalse } = parts;
        this.#parts.push(parts);
        if (isFalse)
            this.#deadAfter = Math.min(this.#deadAfter, index);
        for (const { variable, set } of memberships)
            this.#narrow(variable, set, index);
        for (const condition of conditions) {
            for (const variable of condition.variables)
                this.#historyOf(variable).shared.push({ event: index, condition });
        }
    }
    /**
     * The conditions before event `end` that share variables with the flipped one, directly or through others.
     * `resized`: inputs with another length than in the run; all conditions on them are relevant.
     */
    slice(flipped, end, resized = []) {
        const { memberships, conditions, isFalse } = eventConjuncts(flipped, this.simplifier);
        if (isFalse || this.isDead(end))
            return undefined;
        const collector = new SliceCollector(this.#histories, this.#ties, this.#limits, end);
        for (const condition of conditions)
            collector.addCondition(condition);
        for (const { variable, set } of memberships)
            collector.narrow(variable, set);
        for (const input of resized)
            for (const variable of this.#ties.variablesOf(input))
                collector.addVariable(variable);
        return collector.collect();
    }
    #narrow(variable, set, event) {
        const history = this.#historyOf(variable);
        const before = history.sets.at(-1) ?? variableRange(variable, this.#limits);
        if (before === undefined)
            return;
        const after = before.intersect(set);
        if (history.events.at(-1) === event)
            history.sets[history.sets.length - 1] = after;
        else {
            history.events.push(event);
            history.sets.push(after);
        }
    }
    #historyOf(variable) {
        const known = this.#histories.get(variable);
        if (known !== undefined)
            return known;
        const made = { events: [], sets: [], shared: [] };
        this.#histories.set(variable, made);
        this.#ties.add(variable);
        return made;
    }
}
class SliceCollector {
    #histories;
    #limits;
    #end;
    #ties;
    #domains = new Map();
    #conditions = new Set();
    #variables = new Set();
    #isEmpty = false;
    constructor(histories, ties, limits, end) {
        this.#histories = histories;
        this.#ties = ties;
        this.#limits = limits;
        this.#end = end;
    }
    /** Adds a condition once, although it is found through each of its variables. */
    addCondition(condition) {
        if (this.#conditions.has(condition))
            return;
        this.#conditions.add(condition);
        for (const variable of condition.variables)
            this.#variables.add(variable);
    }
    addVariable(variable) {
        this.#variables.add(variable);
    }
    narrow(variable, set) {
        this.#variables.add(variable);
        const before = this.#domains.get(variable) ?? this.#domainAt(variable);
        if (before === undefined)
            return;
        this.#setDomain(variable, before.intersect(set));
    }
    collect() {
        // Iterating a set includes elements that are added meanwhile.
        for (const variable of this.#variables) {
            if (!this.#domains.has(variable)) {
                const domain = this.#domainAt(variable);
                if (domain !== undefined)
                    this.#setDomain(variable, domain);
            }
            for (const relative of this.#ties.relativesOf(variable))
                this.#variables.add(relative);
            for (const { event, condition } of this.#histories.get(variable)?.shared ?? []) {
                if (event >= this.#end)
                    break;
                this.addCondition(condition);
            }
        }
        return {
            domains: this.#isEmpty ? undefined : this.#domains,
            conditions: [...this.#conditions],
            variables: [...this.#variables],
        };
    }
    #setDomain(variable, domain) {
        this.#domains.set(variable, domain);
        if (domain.isEmpty)
            this.#isEmpty = true;
    }
    #domainAt(variable) {
        const history = this.#histories.get(variable);
        const index = history === undefined ? -1 : lastBelow(history.events, this.#end);
        return index < 0 ? variableRange(variable, this.#limits) : history?.sets[index];
    }
}
/** The index of the last of the ascending events that is below `end`, -1 if there is none. */
function lastBelow(events, end) {
    let low = 0;
    let high = events.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (events[middle] < end)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
}
