import { isPart } from './is-part.js';
/**
 * Finds the events of a path whose truth can change when variables change.
 * A text depends on each of its units, and a length determines which units exist.
 */
export class AffectedEvents {
    #byVariable = new Map();
    #byText = new Map();
    #byInput = new Map();
    /** Events must be added in order. `reading`: what the event says, if that is about single positions and lengths. */
    add(event, expr, reading) {
        for (const variable of expr.variables) {
            append(this.#byVariable, variable, event);
            append(this.#byInput, variable.input, event);
            if (variable.name === 'text' && reading === undefined)
                append(this.#byText, variable.input, event);
        }
        for (const conjunction of reading ?? []) {
            for (const { variable } of conjunction)
                append(this.#byVariable, variable, event);
        }
    }
    /** Ascending for a model of one variable; may contain an event more than once. */
    *before(end, model) {
        for (const variable of model.keys()) {
            if (!isPart(variable))
                yield* upTo(end, this.#byInput.get(variable.input));
            else {
                yield* upTo(end, this.#byVariable.get(variable));
                yield* upTo(end, this.#byText.get(variable.input));
            }
        }
    }
}
function append(lists, key, event) {
    const list = lists.get(key);
    if (list === undefined)
        lists.set(key, [event]);
    else if (list.at(-1) !== event)
        list.push(event);
}
function* upTo(end, events = []) {
    for (const event of events) {
        if (event >= end)
            return;
        yield event;
    }
}
