import { operatorCode } from '../../core/operators.js';
import { emptyList, isObject, PrivateMap, PrivateWeakMap, sameValue } from '../realm/intrinsics.js';
import { peek } from '../heap/peek.js';
/**
 * Token kinds that are objects, distinguished by identity. In expressions each is a number, and the kind of a token is
 * a selection among these numbers by its terminal.
 */
export class KindObjects {
    #table;
    #constants;
    #numbers = new PrivateWeakMap();
    #count = 0;
    /** The kinds of each selection node. */
    #choices = new PrivateMap();
    /** True if an expression stands for an object. */
    areThere = false;
    constructor(table, constants) {
        this.#table = table;
        this.#constants = constants;
    }
    reset() {
        if (this.areThere)
            this.#choices.clear();
        this.areThere = false;
    }
    /** The number of a kind, from 1 on; 0 for any other value. */
    numberOf(value) {
        return isObject(value) ? (this.#numbers.get(value) ?? 0) : 0;
    }
    tableOf(objects) {
        const numbers = emptyList();
        for (let at = 0; at < objects.length; at++) {
            const kind = objects[at];
            if (isObject(kind) && this.#numbers.get(kind) === undefined)
                this.#numbers.set(kind, ++this.#count);
            numbers[at] = this.numberOf(kind);
        }
        return { objects, numbers, properties: new PrivateMap() };
    }
    /** The node of the kind that the node of a terminal selects. */
    choice(kinds, terminal, chosen) {
        const node = this.#select(kinds.numbers, terminal, chosen);
        this.#choices.set(node, kinds);
        this.areThere = true;
        return node;
    }
    /**
     * The node of a property of the selected kind; 0 if the node is not a kind or the property is not a primitive for all
     * kinds.
     */
    property(node, key, value) {
        const kinds = this.#choices.get(node);
        if (kinds === undefined)
            return 0;
        let values = kinds.properties.get(key);
        if (values === undefined)
            kinds.properties.set(key, (values = propertiesOf(kinds.objects, key)));
        const terminal = this.#table.secondOf(node);
        if (values === null || !sameValue(values[this.#table.valueAt(terminal)], value))
            return 0;
        return this.#select(values, terminal, value);
    }
    #select(values, terminal, value) {
        return this.#table.node(operatorCode.select, this.#constants.values(values, values), terminal, 0, value);
    }
}
function propertiesOf(objects, key) {
    const values = emptyList();
    for (let at = 0; at < objects.length; at++) {
        const value = isObject(objects[at]) ? peek(objects[at], key) : undefined;
        if (isObject(value) || typeof value === 'symbol')
            return null;
        values[at] = value;
    }
    return values;
}
