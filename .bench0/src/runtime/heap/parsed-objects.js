import { operatorCode } from '../../core/operators.js';
import { isObject, PrivateWeakMap } from '../realm/intrinsics.js';
/** Objects whose names come from the input, such as the results of `JSON.parse`. */
export class ParsedObjects {
    #recorder;
    #byObject = new PrivateWeakMap();
    /** 1 once there is such an object. */
    live = 0;
    constructor(recorder) {
        this.#recorder = recorder;
    }
    reset() {
        if (this.live === 0)
            return;
        this.#byObject = new PrivateWeakMap();
        this.live = 0;
    }
    follow(object, names) {
        this.#byObject.set(object, names);
        this.live = 1;
    }
    #of(object) {
        return this.live === 0 || !isObject(object) ? undefined : this.#byObject.get(object);
    }
    /** The shadow of a name that the object was made with; 0 for others. */
    shadowOfName(object, name) {
        const parsed = this.#of(object);
        if (parsed === undefined)
            return 0;
        const { names } = parsed;
        for (let at = 0; at < names.length; at++)
            if (names[at] === name)
                return this.#recorder.current(parsed.nameAt(at), name);
        return 0;
    }
    /** Decides that the value is a primitive: another text may have an object there, which the shadow cannot express. */
    decideLeaf(site, shadow, value) {
        const { table } = this.#recorder;
        if (table.operatorOf(shadow) !== operatorCode.jsonValue || isObject(value))
            return;
        const type = value === null ? 'null' : typeof value;
        const node = table.node(operatorCode.jsonType, table.firstOf(shadow), table.secondOf(shadow), 0, type);
        const isObjectType = table.node(operatorCode.strictEquals, node, table.constant('object'), 0, false);
        const isList = table.node(operatorCode.strictEquals, node, table.constant('array'), 0, false);
        this.#recorder.branchOnce(site, table.node(operatorCode.or, isObjectType, isList, 0, false), false);
    }
    /** Decides the number of names; the names keep their shadows. */
    decideCount(site, object) {
        const parsed = this.#of(object);
        if (parsed !== undefined)
            this.#recorder.takenAll(site, parsed.count, parsed.names.length);
    }
    /** As `decideCount`, and decides each name. */
    decideNames(site, object) {
        const parsed = this.#of(object);
        if (parsed === undefined)
            return;
        this.decideCount(site, object);
        const { table } = this.#recorder;
        for (let at = 0; at < parsed.names.length; at++) {
            const name = table.constant(parsed.names[at]);
            const isThis = table.node(operatorCode.strictEquals, parsed.nameAt(at), name, 0, true);
            this.#recorder.branchOnce(site, isThis, true);
        }
    }
    /**
     * The condition that the object has an own name; 0 if that does not depend on the input or the object was changed.
     */
    hasName(object, name, isThere) {
        const parsed = this.#of(object);
        if (parsed === undefined)
            return 0;
        let type = 'undefined';
        for (let at = 0; at < parsed.names.length; at++)
            if (parsed.names[at] === name)
                type = parsed.types[at];
        if ((type !== 'undefined') !== isThere)
            return 0;
        const { table } = this.#recorder;
        return table.node(operatorCode.strictNotEquals, parsed.typeUnder(name, type), table.constant('undefined'), 0, isThere);
    }
}
