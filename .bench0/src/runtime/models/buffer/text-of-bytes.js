import { operatorCode } from '../../../core/operators.js';
import { emptyList } from '../../realm/intrinsics.js';
const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const sixBits = {
    base64: `${base64Alphabet}+/`.split(''),
    base64url: `${base64Alphabet}-_`.split(''),
};
/** Builds the expression of a string decoded from bytes. */
export class TextOfBytes {
    #recorder;
    constructor(recorder) {
        this.#recorder = recorder;
    }
    /**
     * The node of the decoded `text`; 0 if no byte has a shadow. `site` is used for the decision whether all bytes are
     * ASCII.
     */
    node(bytes, encoding, text, site) {
        if (bytes.any === 0)
            return 0;
        switch (encoding) {
            case 'utf8':
                return this.#utf8(bytes, text, site);
            case 'latin1':
                return this.#recorder.operationOn(operatorCode.fromCharCode, this.#nodes(bytes), text);
            case 'ascii':
                return this.#recorder.operationOn(operatorCode.fromCharCode, this.#masked(bytes, 0x7f), text);
            case 'utf16le':
                return this.#utf16(bytes, text);
            case 'hex':
                return this.#joined(this.#selected(this.#nodes(bytes), hexDigits, 'hex digits'), text);
            case 'base64':
            case 'base64url':
                return this.#base64(bytes, text, encoding);
        }
    }
    /** Decides whether all bytes are ASCII; if so, each byte is one character. */
    #utf8(bytes, text, site) {
        const nodes = this.#nodes(bytes);
        const isPlain = decideAscii(this.#recorder, bytes.shadows, site) && isAscii(bytes.values);
        if (!isPlain)
            return this.#recorder.operationOn(operatorCode.decodeUtf8, nodes, text);
        return this.#recorder.operationOn(operatorCode.fromCharCode, nodes, text);
    }
    #utf16(bytes, text) {
        const { table } = this.#recorder;
        const nodes = this.#nodes(bytes);
        const units = emptyList();
        for (let at = 0; at < text.length; at++) {
            const low = bytes.values[2 * at];
            const high = bytes.values[2 * at + 1] << 8;
            const shifted = table.node(operatorCode.shiftLeft, nodes[2 * at + 1], table.constant(8), 0, high);
            units[at] = table.node(operatorCode.bitOr, nodes[2 * at], shifted, 0, low | high);
        }
        return this.#recorder.operationOn(operatorCode.fromCharCode, units, text);
    }
    /** Three bytes give four characters; missing bits are zero. */
    #base64(bytes, text, encoding) {
        const nodes = this.#nodes(bytes);
        const groups = emptyList();
        for (let at = 0; at < nodes.length; at += 3) {
            const a = nodes[at];
            const b = nodes[at + 1];
            const c = nodes[at + 2];
            groups[groups.length] = this.#bits(0, 0, a, 2);
            groups[groups.length] = this.#bits(this.#low(a, 0x03), 4, b ?? 0, 4);
            if (b !== undefined)
                groups[groups.length] = this.#bits(this.#low(b, 0x0f), 2, c ?? 0, 6);
            if (c !== undefined)
                groups[groups.length] = this.#low(c, 0x3f);
        }
        const characters = this.#selected(groups, sixBits[encoding], encoding);
        const { table } = this.#recorder;
        for (let at = characters.length; at < text.length; at++)
            characters[at] = table.constant('=');
        return this.#joined(characters, text);
    }
    /** `high << left | low >> right`; a node of 0 contributes no bits. */
    #bits(high, left, low, right) {
        const { table } = this.#recorder;
        const shift = (operator, node, by) => {
            const value = table.valueAt(node);
            const shifted = operator === operatorCode.shiftLeft ? value << by : value >> by;
            return table.node(operator, node, table.constant(by), 0, shifted);
        };
        const upper = high === 0 ? 0 : shift(operatorCode.shiftLeft, high, left);
        const lower = low === 0 ? 0 : shift(operatorCode.shiftRight, low, right);
        if (upper === 0 || lower === 0)
            return upper + lower;
        const value = table.valueAt(upper) | table.valueAt(lower);
        return table.node(operatorCode.bitOr, upper, lower, 0, value);
    }
    #low(node, mask) {
        const { table } = this.#recorder;
        return table.node(operatorCode.bitAnd, node, table.constant(mask), 0, table.valueAt(node) & mask);
    }
    #masked(bytes, mask) {
        const nodes = this.#nodes(bytes);
        for (let at = 0; at < nodes.length; at++)
            nodes[at] = this.#low(nodes[at], mask);
        return nodes;
    }
    #selected(indices, values, identity) {
        const { table } = this.#recorder;
        const constant = table.tableConstant({ kind: 'table', values }, `bytes as ${identity}`);
        const nodes = emptyList();
        for (let at = 0; at < indices.length; at++) {
            const index = indices[at];
            nodes[at] = table.node(operatorCode.select, constant, index, 0, values[table.valueAt(index)]);
        }
        return nodes;
    }
    #joined(parts, text) {
        return this.#recorder.operationOn(operatorCode.concat, parts, text);
    }
    /** The bytes as operands; bytes without a shadow are constants. */
    #nodes({ values, shadows }) {
        const nodes = emptyList();
        for (let at = 0; at < shadows.length; at++) {
            nodes[at] = this.#recorder.operand(shadows[at], values[at]);
        }
        return nodes;
    }
}
export function isAscii(values) {
    for (let at = 0; at < values.length; at++)
        if (values[at] > 0x7f)
            return false;
    return true;
}
/** Records one decision: whether all numbers that have a shadow are below 128. */
export function decideAscii(recorder, shadows, site) {
    const { table } = recorder;
    const limit = table.constant(0x80);
    let all = 0;
    let areLow = true;
    for (let at = 0; at < shadows.length; at++) {
        const shadow = shadows[at];
        if (shadow === 0)
            continue;
        const isThisLow = table.valueAt(shadow) < 0x80;
        areLow = areLow && isThisLow;
        const isLow = table.node(operatorCode.lessThan, shadow, limit, 0, isThisLow);
        all = all === 0 ? isLow : table.node(operatorCode.and, all, isLow, 0, areLow);
    }
    recorder.branch(site, areLow, all);
    return areLow;
}
