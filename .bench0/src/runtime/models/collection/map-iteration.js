import { emptyList, isMap, isObject, isSet, uncurry } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
const entriesOf = uncurry(Map.prototype.entries);
const nextOf = uncurry(new Map()[Symbol.iterator]().next);
const nextOfSet = uncurry(new Set()[Symbol.iterator]().next);
const keysOfMap = uncurry(Map.prototype.keys);
const valuesOfMap = uncurry(Map.prototype.values);
const valuesOfSet = uncurry(Set.prototype.values);
/** Gives the elements of a collection in step with the loop that destructures them. */
function inStep(next, iterator) {
    return () => next(iterator).value;
}
/** The elements of a Set, which may come from the input. */
export function membersOf({ keys }, set) {
    return {
        shadowOf: (_, value) => keys.shadowOf(set, value),
        elementAt: inStep(nextOfSet, valuesOfSet(set)),
    };
}
/**
 * Models of loops over Maps and Sets and of their `entries`, `keys`, `values` and `forEach`. Values have the shadows
 * they were stored with.
 */
export function addMapIteration(context, shadowOf) {
    const { models, iterations, channels } = context;
    iterations.followMaps((map) => new MapFollower(context, map, shadowOf));
    models.add(Map.prototype.entries, {
        after: (call, result) => {
            iterations.follow(result, new MapFollower(context, call.self, shadowOf));
            return 0;
        },
    });
    models.add(Map.prototype.keys, {
        after: (call, result) => {
            if (!isMap(call.self) || !isObject(result))
                return 0;
            const map = call.self;
            const shadowOf = (_, key) => context.keys.shadowOf(map, key);
            iterations.follow(result, { shadowOf, elementAt: inStep(nextOf, keysOfMap(map)) });
            return 0;
        },
    });
    models.add(Set.prototype.values, {
        after: (call, result) => {
            if (isSet(call.self) && isObject(result))
                iterations.follow(result, membersOf(context, call.self));
            return 0;
        },
    });
    models.add(Set.prototype.entries, pairsFollowed(context));
    models.add(Set.prototype.forEach, {
        before: (call) => {
            const functionId = channels.callees.idOf(call.args[0]);
            if (functionId === 0)
                return;
            const argumentsFor = ([value]) => {
                const shadow = context.keys.shadowOf(call.self, value);
                return [shadow, shadow];
            };
            call.callback = { functionId, argumentsFor, returned: () => { } };
            channels.expectCallback(call);
        },
        after: () => 0,
    });
    models.add(Map.prototype.values, {
        after: (call, result) => {
            const entries = new MapFollower(context, call.self, shadowOf);
            const elementAt = inStep(nextOf, valuesOfMap(call.self));
            iterations.follow(result, { shadowOf: (_, value) => entries.valueShadow(value), elementAt });
            return 0;
        },
    });
    models.add(Map.prototype.forEach, {
        before: (call) => {
            const functionId = channels.callees.idOf(call.args[0]);
            if (functionId === 0)
                return;
            const entries = new MapFollower(context, call.self, shadowOf);
            call.callback = {
                functionId,
                argumentsFor: (values) => [entries.valueShadow(values[0]), context.keys.shadowOf(call.self, values[1])],
                returned: () => { },
            };
            channels.expectCallback(call);
        },
        after: () => 0,
    });
}
/** The model of iterators over pairs that have a key twice. The pairs are new, so no shadow of the subject is replaced. */
function pairsFollowed({ iterations, keys, side }) {
    return {
        after: (call, result) => {
            const shadowOf = (_, pair) => {
                for (let at = 0; at < 2; at++)
                    side.store(pair, at, keys.shadowOf(call.self, peek(pair, at)));
                return 0;
            };
            if (isObject(result))
                iterations.follow(result, { shadowOf });
            return 0;
        },
    };
}
/** Iterates a Map in step with a native iteration of it. */
class MapFollower {
    #context;
    #map;
    #entries;
    #shadowOf;
    constructor(context, map, shadowOf) {
        this.#context = context;
        this.#map = map;
        this.#entries = entriesOf(map);
        this.#shadowOf = shadowOf;
    }
    shadowOf(_, pair) {
        const { side, keys } = this.#context;
        side.store(pair, 1, this.valueShadow(peek(pair, 1)));
        side.store(pair, 0, keys.shadowOf(this.#map, peek(pair, 0)));
        return 0;
    }
    elementAt() {
        const { value: entry } = nextOf(this.#entries);
        if (entry === undefined)
            return undefined;
        const pair = emptyList();
        pair[0] = entry[0];
        pair[1] = entry[1];
        const { side, keys } = this.#context;
        side.store(pair, 1, this.#shadowOf(this.#map, entry[0], entry[1]));
        side.store(pair, 0, keys.shadowOf(this.#map, entry[0]));
        return pair;
    }
    /** The shadow of the value of the current entry. */
    valueShadow(value) {
        const { value: entry } = nextOf(this.#entries);
        return entry === undefined ? 0 : this.#shadowOf(this.#map, entry[0], value);
    }
}
