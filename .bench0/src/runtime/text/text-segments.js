import { operatorCode } from '../../core/operators.js';
import { sliceStart } from './slice-start.js';
import { emptyList, PrivateMap, textSlice } from '../realm/intrinsics.js';
/** The result if the general expression applies. */
const general = -1;
/**
 * Texts that consist of fixed units and inputs. Operations on fixed units do not depend on the input, so they have no
 * expression; operations on other units become operations on their inputs. Positions are known up to the first input of
 * open length.
 */
export class TextSegments {
    #table;
    #texts = new PrivateMap();
    /** The number of texts that are known; while it is 0, nothing is looked up. */
    count = 0;
    constructor(table) {
        this.#table = table;
    }
    reset() {
        if (this.count === 0)
            return;
        this.#texts.clear();
        this.count = 0;
    }
    /** Records that a text consists of parts; `texts` has the nodes of those that are inputs. */
    add(node, parts, texts) {
        const segments = emptyList();
        let start = 0;
        let isOpen = false;
        for (let i = 0; i < parts.length && !isOpen; i++) {
            const part = parts[i];
            isOpen = typeof part !== 'string' && part.isOpen;
            if (isOpen)
                break;
            const text = typeof part === 'string' ? 0 : texts[i];
            const segment = { start, length: part.length, text, offset: 0 };
            segments[segments.length] = segment;
            if (text !== 0)
                this.#keep(text, [{ ...segment, start: 0 }], part.length, false);
            start += part.length;
        }
        this.#keep(node, segments, start, isOpen);
    }
    /** The node of an application; 0 if it is the same for all inputs, `general` if nothing more specific is known. */
    answer(operator, a, b, c, result) {
        switch (operator) {
            case operatorCode.strictEquals:
            case operatorCode.strictNotEquals:
                return this.#areDifferent(a, b) || this.#areDifferent(b, a) ? 0 : general;
            case operatorCode.stringLength:
                return this.#texts.get(a)?.isOpen === false ? 0 : general;
            case operatorCode.charCodeAt:
            case operatorCode.charAt:
            case operatorCode.indexString:
            case operatorCode.at:
            case operatorCode.codePointAt:
                return this.#unit(operator, a, b, result);
            case operatorCode.slice:
            case operatorCode.substring:
            case operatorCode.substr:
                return this.#slice(operator, a, b, c, result);
            default:
                return general;
        }
    }
    #keep(node, segments, known, isOpen) {
        if (node === 0)
            return;
        this.#texts.set(node, { segments, known, isOpen });
        this.count++;
    }
    #areDifferent(node, other) {
        const known = this.#texts.get(node);
        if (known === undefined || this.#table.operatorOf(other) !== operatorCode.const)
            return false;
        const constant = this.#table.valueAt(other);
        if (typeof constant !== 'string')
            return false;
        if (known.isOpen ? constant.length < known.known : constant.length !== known.known)
            return true;
        return this.#differInFixed(known, this.#table.valueAt(node), constant);
    }
    #differInFixed({ segments }, text, constant) {
        for (let i = 0; i < segments.length; i++) {
            const { start, length, text: source } = segments[i];
            if (source !== 0)
                continue;
            if (textSlice(text, start, start + length) !== textSlice(constant, start, start + length))
                return true;
        }
        return false;
    }
    #unit(operator, a, b, result) {
        const known = this.#texts.get(a);
        const place = known === undefined ? undefined : this.#constant(b);
        if (known === undefined || typeof place !== 'number' || place !== (place | 0))
            return general;
        const index = operator === operatorCode.at && place < 0 && !known.isOpen ? known.known + place : place;
        if (index < 0 || index >= known.known)
            return known.isOpen ? general : 0;
        const { text, offset, start } = segmentAt(known, index);
        if (operator === operatorCode.codePointAt)
            return text === 0 && !mayBeHalf(result) ? 0 : general;
        if (text === 0)
            return 0;
        const at = offset + index - start;
        const table = this.#table;
        if (operator === operatorCode.charCodeAt)
            return table.node(operatorCode.unit, table.firstOf(text), at, 0, result);
        return table.node(operator, text, table.constant(at), 0, result);
    }
    #slice(operator, a, b, c, result) {
        const known = this.#texts.get(a);
        if (known === undefined || typeof result !== 'string')
            return general;
        const from = this.#constant(b);
        const to = c === 0 ? undefined : this.#constant(c);
        if (typeof from !== 'number' || (c !== 0 && typeof to !== 'number'))
            return general;
        const start = sliceStart(operator, known.known, known.isOpen, from, to);
        return start === undefined ? general : this.#part(known, start, result);
    }
    #part({ segments }, start, part) {
        const end = start + part.length;
        const kept = emptyList();
        let isFixed = true;
        for (let i = 0; i < segments.length; i++) {
            const segment = segments[i];
            const first = segment.start > start ? segment.start : start;
            const segmentEnd = segment.start + segment.length;
            const last = segmentEnd < end ? segmentEnd : end;
            if (first >= last)
                continue;
            if (segment.text !== 0)
                isFixed = false;
            const offset = segment.offset + first - segment.start;
            kept[kept.length] = { start: first - start, length: last - first, text: segment.text, offset };
        }
        if (isFixed)
            return 0;
        const node = this.#joined(kept, part);
        this.#keep(node, kept, part.length, false);
        return node;
    }
    #joined(segments, value) {
        const table = this.#table;
        if (segments.length === 1)
            return this.#textOf(segments[0], value);
        let rest = 0;
        for (let i = segments.length - 1; i > 0; i--) {
            rest = table.node(operatorCode.list, this.#textOf(segments[i], value), rest, 0, undefined);
        }
        return table.node(operatorCode.concat, this.#textOf(segments[0], value), rest, 0, value);
    }
    #textOf({ start, length, text, offset }, whole) {
        const table = this.#table;
        const value = textSlice(whole, start, start + length);
        if (text === 0)
            return table.constant(value);
        if (offset === 0 && table.valueAt(text).length === length)
            return text;
        return table.node(operatorCode.slice, text, table.constant(offset), table.constant(offset + length), value);
    }
    /** The value of a constant node; undefined for any other node. */
    #constant(node) {
        return this.#table.operatorOf(node) === operatorCode.const ? this.#table.valueAt(node) : undefined;
    }
}
/** The segment with the unit at an index. The caller guarantees that `index` is less than `known`. */
function segmentAt({ segments }, index) {
    let at = 0;
    for (;;) {
        const segment = segments[at++];
        if (index < segment.start + segment.length)
            return segment;
    }
}
/** True if the code point depends on the next unit. */
function mayBeHalf(point) {
    return typeof point !== 'number' || point > 0xff_ff || (point >= 0xd8_00 && point < 0xdc_00);
}
