import { operatorCode } from '../../../core/operators.js';
import { copyList, emptyList, isArray, isObject, ownKeys, PrivateMap } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { concretizeContents } from '../../heap/concretize-contents.js';
import { JsonText } from './json-text.js';
import { concretizeCall } from '../concretized-call.js';
const { parse } = JSON;
/** The types of the parts of a document, as `jsonType` names them. */
const jsonTypes = ['object', 'array', 'string', 'number', 'boolean', 'null'];
/** Upper limit of parts per document whose type is decided, outer ones first. */
const decidedTypes = 16;
/** Parts beyond this number stay concrete, which is noted. */
const leafLimit = 4096;
/**
 * Models of `JSON.parse` and `JSON.stringify`. Whether a symbolic text parses is a decision; the leaves are expressions
 * of the text.
 */
export function addJsonModels(context) {
    const { models, recorder, throws } = context;
    models.add(parse, {
        before: (call) => {
            const text = call.args[0];
            if (typeof text !== 'string')
                return;
            const parses = isJson(text);
            throws.unless(call.site, recorder.unary(operatorCode.jsonParses, text, parses, call.shadows[0] ?? 0));
        },
        after: (call, result) => {
            const shadow = call.shadows[0] ?? 0;
            if (shadow === 0)
                return 0;
            if (typeof call.args[0] !== 'string' || call.args[1] !== undefined)
                return concretizeCall(context, call, 'JSON.parse with a reviver');
            const leaves = new Leaves(context, shadow, call.site);
            return leaves.place(result, []);
        },
    });
    models.add(isArray, {
        after: (call) => isArrayInstead(context, call.args[0], call.shadows[0] ?? 0),
    });
    models.add(JSON.stringify, {
        after: (call, result) => {
            const shadow = call.shadows[0] ?? 0;
            if (shadow !== 0 && call.args.length === 1)
                return recorder.unary(operatorCode.jsonStringify, call.args[0], result, shadow);
            const value = call.args[0];
            for (let at = 1; at < call.args.length; at++) {
                recorder.concretize(call.site, call.args[at], call.shadows[at] ?? 0, 'indentation of JSON');
                concretizeContents(recorder, context.side, call.site, call.args[at], 'JSON.stringify with a replacer');
            }
            if (typeof call.args[1] === 'function')
                concretizeContents(recorder, context.side, call.site, value, 'JSON.stringify with a replacer');
            if (isObject(value) && typeof result === 'string')
                return new JsonText(context, call.site).of(value, result);
            return concretizeCall(context, call, 'JSON.stringify with a replacer');
        },
    });
}
/**
 * `Array.isArray` of a primitive depends only on its type; but where a JSON text has a primitive, another text can have
 * an array.
 */
function isArrayInstead({ recorder }, value, shadow) {
    const { table } = recorder;
    if (shadow === 0 || table.operatorOf(shadow) !== operatorCode.jsonValue)
        return 0;
    const type = jsonTypeOf(value);
    const node = table.node(operatorCode.jsonType, table.firstOf(shadow), table.secondOf(shadow), 0, type);
    return table.node(operatorCode.strictEquals, node, table.constant('array'), 0, false);
}
function isJson(text) {
    try {
        parse(text);
        return true;
    }
    catch {
        return false;
    }
}
class Leaves {
    #context;
    #text;
    #site;
    #count = 0;
    #decided = 0;
    constructor(context, text, site) {
        this.#context = context;
        this.#text = text;
        this.#site = site;
    }
    /** Returns the shadow of a primitive; stores the shadows inside an object. */
    place(value, path) {
        if (this.#count === leafLimit)
            this.#context.recorder.note(this.#site, 'JSON document with many parts');
        if (this.#count++ >= leafLimit)
            return 0;
        // Only the root and parts without a shadow are decided; other parts may exist only under another decision.
        if (path.length === 0 || isObject(value))
            this.#decideType(path, jsonTypeOf(value));
        if (!isObject(value))
            return this.#node(operatorCode.jsonValue, path, value);
        const { side } = this.#context;
        side.parsed.live = 1;
        const absent = new PrivateMap();
        side.followAbsent(value, (key) => {
            const known = absent.get(key) ?? this.#node(operatorCode.jsonValue, extended(path, key), undefined);
            absent.set(key, known);
            return known;
        });
        if (isArray(value)) {
            side.store(value, 'length', this.#node(operatorCode.jsonLength, path, value.length));
            for (let at = 0; at < value.length; at++)
                side.store(value, at, this.place(value[at], extended(path, at)));
            return 0;
        }
        const keys = ownKeys(value);
        this.#followNames(value, path, keys);
        for (let at = 0; at < keys.length; at++) {
            const key = keys[at];
            side.store(value, key, this.place(peek(value, key), extended(path, key)));
        }
        return 0;
    }
    /** Follows the names of an object and their number, which its part of the text determines. */
    #followNames(object, path, names) {
        const { table } = this.#context.recorder;
        const types = emptyList();
        for (let at = 0; at < names.length; at++)
            types[at] = jsonTypeOf(peek(object, names[at]));
        const place = () => table.tableConstant({ kind: 'table', values: copyList(path) }, path);
        this.#context.side.parsed.follow(object, {
            names,
            types,
            count: this.#node(operatorCode.jsonLength, path, names.length),
            nameAt: (at) => table.node(operatorCode.jsonKey, this.#text, place(), table.constant(at), names[at]),
            typeUnder: (name, type) => this.#node(operatorCode.jsonType, extended(path, name), type),
        });
    }
    /** Decides the type of a part: shadows of primitives cannot express objects, and objects have no shadow. */
    #decideType(path, type) {
        const { recorder } = this.#context;
        if (this.#decided === decidedTypes)
            recorder.note(this.#site, 'types of a JSON document with many parts');
        if (this.#decided++ >= decidedTypes)
            return;
        const { table } = recorder;
        let index = 0;
        while (jsonTypes[index] !== type)
            index++;
        const types = table.tableConstant({ kind: 'keys', keys: jsonTypes }, 'types of JSON');
        const node = table.node(operatorCode.keyIndex, types, this.#node(operatorCode.jsonType, path, type), 0, index);
        recorder.key(this.#site, node, index);
    }
    #node(operator, path, value) {
        const { table } = this.#context.recorder;
        return table.node(operator, this.#text, table.tableConstant({ kind: 'table', values: copyList(path) }, path), 0, value);
    }
}
function jsonTypeOf(value) {
    if (value === null)
        return 'null';
    return isObject(value) && isArray(value) ? 'array' : typeof value;
}
function extended(path, key) {
    const longer = emptyList();
    for (let at = 0; at < path.length; at++)
        longer[at] = path[at];
    longer[path.length] = key;
    return longer;
}
