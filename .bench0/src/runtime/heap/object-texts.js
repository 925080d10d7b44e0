import { operatorCode } from '../../core/operators.js';
import { arrayJoin, arrayToString, emptyList, errorToString, isArray, isObject, isProxy, objectValueOf, primitiveSymbol, textOf, } from '../realm/intrinsics.js';
import { findProperty, peek } from './peek.js';
import { concretizeContents } from './concretize-contents.js';
/** Arrays nested deeper are not followed. */
const depthLimit = 8;
/** Upper limit of elements; the expressions of longer arrays have too many parts to be solved. */
const elementLimit = 256;
/** Shadows of the strings that arrays and errors are converted to, computed from their contents. */
export class ObjectTexts {
    #recorder;
    #side;
    constructor(recorder, side) {
        this.#recorder = recorder;
        this.#side = side;
        recorder.ofObject = (value) => this.nodeOf(value);
    }
    /** The node of the string that native code made of an object; 0 if it is or was made concrete. */
    nodeOf(value, site = this.#recorder.events.lastSite) {
        if (!isObject(value) || typeof value === 'function' || isProxy(value))
            return 0;
        if (!isArray(value) && this.#side.of(value) === undefined)
            return 0;
        const text = this.#textOf(value, site, depthLimit);
        if (text !== undefined)
            return text.node;
        concretizeContents(this.#recorder, this.#side, site, value, 'text of an object');
        return 0;
    }
    /** The shadow of an operator applied to operands that may be objects. */
    binary(operator, left, right, result, leftShadow, rightShadow) {
        const isIdentity = isObject(left) && isObject(right) && isEquality(operator);
        if (isIdentity || left === null || right === null)
            return 0;
        const a = leftShadow === 0 ? this.nodeOf(left) : leftShadow;
        const b = rightShadow === 0 ? this.nodeOf(right) : rightShadow;
        if ((a | b) === 0)
            return 0;
        const { table } = this.#recorder;
        return this.#recorder.binary(operator, isObject(left) && a !== 0 ? table.valueAt(a) : left, isObject(right) && b !== 0 ? table.valueAt(b) : right, result, a, b);
    }
    unary(operator, value, result, shadow) {
        if (!isObject(value))
            return this.#recorder.unary(operator, value, result, shadow);
        const node = this.nodeOf(value);
        return node === 0 ? 0 : this.#recorder.table.node(operator, node, 0, 0, result);
    }
    #textOf(value, site, depth) {
        if (depth === 0 || findProperty(value, primitiveSymbol) !== undefined)
            return undefined;
        if (peek(value, 'valueOf') !== objectValueOf)
            return undefined;
        const toString = peek(value, 'toString');
        if (toString === errorToString)
            return this.#ofError(value, site);
        const isPlain = isArray(value) && toString === arrayToString && peek(value, 'join') === arrayJoin;
        return isPlain && value.length <= elementLimit ? this.#ofArray(value, site, depth) : undefined;
    }
    #ofArray(array, site, depth) {
        const { length } = array;
        this.#side.decideLength(site, array);
        const values = emptyList();
        const shadows = emptyList();
        let text = '';
        for (let at = 0; at < length; at++) {
            const element = peek(array, at);
            const part = this.#part(element, this.#side.read(array, at, element), site, depth);
            if (part === undefined)
                return undefined;
            text += at === 0 ? part.text : `,${part.text}`;
            values[values.length] = at === 0 ? '' : ',';
            shadows[shadows.length] = 0;
            values[values.length] = part.text;
            shadows[shadows.length] = part.node;
        }
        return { text, node: this.#recorder.operation(operatorCode.concat, values, shadows, text) };
    }
    #part(element, shadow, site, depth) {
        if (isObject(element))
            return isProxy(element) ? undefined : this.#textOf(element, site, depth - 1);
        if (typeof element === 'symbol')
            return undefined;
        if (typeof element === 'string')
            return { text: element, node: shadow };
        const isEmpty = element === null || element === undefined;
        const text = isEmpty ? '' : textOf(element);
        // On another input, the element may not be null or undefined.
        if (isEmpty && shadow !== 0)
            return undefined;
        return { text, node: shadow === 0 ? 0 : this.#recorder.unary(operatorCode.toStringValue, element, text, shadow) };
    }
    /** `name: message`, or only the one that is not empty. */
    #ofError(error, site) {
        const name = peek(error, 'name');
        const message = peek(error, 'message');
        if (typeof name !== 'string' || typeof message !== 'string')
            return undefined;
        const nameShadow = this.#side.readInherited(error, 'name', name);
        const messageShadow = this.#side.readInherited(error, 'message', message);
        this.#decideEmpty(site, name, nameShadow);
        this.#decideEmpty(site, message, messageShadow);
        const between = name === '' || message === '' ? '' : ': ';
        const text = name + between + message;
        const shadows = [nameShadow, 0, messageShadow];
        return { text, node: this.#recorder.operation(operatorCode.concat, [name, between, message], shadows, text) };
    }
    #decideEmpty(site, text, shadow) {
        const node = this.#recorder.binary(operatorCode.strictEquals, text, '', text === '', shadow, 0);
        this.#recorder.branchOnce(site, node, text === '');
    }
}
function isEquality(operator) {
    return operator === operatorCode.looseEquals || operator === operatorCode.looseNotEquals;
}
