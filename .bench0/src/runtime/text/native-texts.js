import { nameFlag } from '../../core/name-flag.js';
import { operatorCode } from '../../core/operators.js';
import { emptyList, functionHasInstance, hasInstanceSymbol, isNativeError, isObject, PrivateWeakMap, textIndexOf, textOf, textSlice, } from '../realm/intrinsics.js';
import { peek } from '../heap/peek.js';
import { concretizeContents } from '../heap/concretize-contents.js';
/** Static properties of `RegExp` that describe the last match. */
const legacyNames = "$1 $2 $3 $4 $5 $6 $7 $8 $9 input $_ lastMatch $& lastParen $+ leftContext $` rightContext $'".split(' ');
const errorNames = ['message', 'stack', 'actual', 'expected', 'input', 'cause'];
/** Upper limit of values that are concretized for one message. */
const partLimit = 16;
const patternConstructor = RegExp;
const identifierUnit = /[\w$]/;
const { exec } = RegExp.prototype;
const { apply } = Reflect;
/**
 * Texts that native code made of values of the input and that the subject reads from native objects: the stack of an
 * error, messages of errors that the engine or the host raised, and the last match in the static properties of
 * `RegExp`.
 */
export class NativeTexts {
    /** 1 once such a text may exist. */
    live = 0;
    #raised = new PrivateWeakMap();
    #matched = '';
    #matchedShadow = 0;
    #registers;
    #recorder;
    #side;
    constructor(registers, recorder, side) {
        this.#registers = registers;
        this.#recorder = recorder;
        this.#side = side;
    }
    reset() {
        this.live = 0;
        this.#raised = new PrivateWeakMap();
        this.#matchedShadow = 0;
    }
    /** Records that a text with a shadow was matched by a regular expression. */
    noteMatch(text, shadow) {
        this.#matched = text;
        this.#matchedShadow = shadow;
        this.#watch(legacyNames);
    }
    /** Records that an error has a message with a shadow; its stack contains the message. */
    noteMessage() {
        this.#watch(errorNames);
    }
    /** Records a caught error that no statement of rewritten code has thrown. */
    noteCaught(value) {
        if (value === this.#registers.thrownValue || !isObject(value) || !isNativeError(value))
            return;
        if (this.#side.of(value) !== undefined)
            return;
        this.#raised.set(value, true);
        this.#watch(errorNames);
    }
    /** Called for `value instanceof type`, which may call a method of the type natively. */
    instanceOf(site, value, type, shadow) {
        if (peek(type, hasInstanceSymbol) !== functionHasInstance)
            this.#recorder.concretize(site, value, shadow, 'left operand of an instanceof that calls a method');
    }
    /** Concretizes the object of a `with` statement, in which nothing is followed. */
    scopeObject(site, object, shadow) {
        const reason = 'object of a with statement';
        this.#recorder.concretize(site, object, shadow, reason);
        concretizeContents(this.#recorder, this.#side, site, object, reason);
    }
    #watch(names) {
        this.live = 1;
        // Properties may be read by a computed key.
        this.#registers.heap = 1;
        for (let at = 0; at < names.length; at++)
            this.#registers.flags[nameFlag(names[at])] = 1;
    }
    /** The shadow of a property that has no shadow of its own. */
    read(object, key, value, site = this.#recorder.events.lastSite) {
        if (typeof key !== 'string')
            return 0;
        // The values of the static properties come from getters, so they are not compared.
        if (object === patternConstructor)
            return this.#concretizeMatched(key, site);
        if (typeof value !== 'string')
            return 0;
        if (this.#raised.get(object) === true)
            this.#concretizeParts(key === 'stack' ? headOf(value) : value, site);
        return key === 'stack' ? this.#stack(object, value, site) : 0;
    }
    #concretizeMatched(key, site) {
        let isLegacy = false;
        for (let at = 0; at < legacyNames.length; at++)
            if (legacyNames[at] === key)
                isLegacy = true;
        if (isLegacy)
            this.#recorder.concretize(site, this.#matched, this.#matchedShadow, 'static property of RegExp');
        return 0;
    }
    /** The text before the message and the lines after it are the same for all inputs. */
    #stack(error, stack, site) {
        const shadow = this.#side.of(error)?.['message'] ?? 0;
        const message = shadow === 0 ? undefined : this.#recorder.table.valueAt(shadow);
        if (typeof message !== 'string')
            return 0;
        // The stack of an error with an empty message has no colon.
        const isEmpty = message === '';
        const condition = this.#recorder.binary(operatorCode.strictEquals, message, '', isEmpty, shadow, 0);
        this.#recorder.branchOnce(site, condition, isEmpty);
        if (isEmpty)
            return 0;
        const at = placeOfMessage(stack, message);
        const rest = textSlice(stack, at + message.length);
        if (at >= 0)
            return this.#recorder.operation(operatorCode.concat, [textSlice(stack, 0, at), message, rest], [0, shadow, 0], stack);
        this.#recorder.concretize(site, message, shadow, 'stack of an error');
        return 0;
    }
    /**
     * Concretizes the values of this run that occur in a message between word boundaries; they are assumed to be part of
     * it.
     */
    #concretizeParts(message, site) {
        const { table } = this.#recorder;
        const known = emptyList();
        for (let node = table.base + 1; node <= table.base + table.count && known.length < partLimit; node++) {
            const value = table.valueAt(node);
            if (typeof value !== 'string' && typeof value !== 'number')
                continue;
            if (table.operatorOf(node) === operatorCode.const || table.operatorOf(node) === operatorCode.list)
                continue;
            const text = textOf(value);
            if (text === '' || contains(known, text) || !standsIn(message, text))
                continue;
            known[known.length] = text;
            this.#recorder.concretize(site, value, node, 'message of an error that was raised natively');
        }
    }
}
/** The position of the message in a stack, at the end of a line; -1 if it is not there. */
function placeOfMessage(stack, message) {
    for (let at = textIndexOf(stack, message, 0); at >= 0; at = textIndexOf(stack, message, at + 1)) {
        const after = at + message.length;
        if (after === stack.length || stack[after] === '\n')
            return at;
    }
    return -1;
}
/** The part of a stack before its calls, whose line numbers are not values of the subject. */
function headOf(stack) {
    const end = textIndexOf(stack, '\n    at ', 0);
    return end < 0 ? stack : textSlice(stack, 0, end);
}
function contains(texts, text) {
    for (let at = 0; at < texts.length; at++)
        if (texts[at] === text)
            return true;
    return false;
}
function standsIn(message, text) {
    for (let at = textIndexOf(message, text, 0); at >= 0; at = textIndexOf(message, text, at + 1))
        if (!isIdentifierUnit(message[at - 1]) && !isIdentifierUnit(message[at + text.length]))
            return true;
    return false;
}
function isIdentifierUnit(unit) {
    return unit !== undefined && apply(exec, identifierUnit, [unit]) !== null;
}
