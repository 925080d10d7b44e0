import { operatorCode } from '../../../core/operators.js';
import { charCodeAt, emptyList, textSlice } from '../../realm/intrinsics.js';
import { decideAscii } from './text-of-bytes.js';
/** The base64 alphabet; decoders accept the characters of base64 and base64url. */
const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const base64Characters = `${base64Alphabet}-_`.split('');
const base64Values = [...base64Characters.keys()].map((index) => (index < 64 ? index : index - 2));
/** The formats that are followed; decoders stop at the first character outside of the format. */
const regular = {
    hex: '^(?:[0-9A-Fa-f]{2})*$',
    base64: '^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$',
};
const patterns = { hex: new RegExp(regular.hex), base64: new RegExp(regular.base64) };
const { exec } = RegExp.prototype;
const { apply } = Reflect;
/** The node of a code unit of a text. */
function unitNode({ table }, text, shadow, index) {
    const unit = charCodeAt(text, index);
    if (table.operatorOf(shadow) === operatorCode.text) {
        return table.node(operatorCode.unit, table.firstOf(shadow), index, 0, unit);
    }
    return table.node(operatorCode.charCodeAt, shadow, table.constant(index), 0, unit);
}
/** Builds expressions for the bytes of an encoded string. */
export class BytesOfText {
    #recorder;
    constructor(recorder) {
        this.#recorder = recorder;
    }
    /**
     * The nodes of the bytes; undefined if the text is not in the format of the encoding. `values` are the bytes written.
     */
    nodes(text, shadow, encoding, values, site) {
        switch (encoding) {
            case 'utf8':
                return this.#utf8(text, shadow, values, site);
            case 'latin1':
            case 'ascii':
                return this.#each(values, (at, value) => this.#low(unitNode(this.#recorder, text, shadow, at), value));
            case 'utf16le':
                return this.#utf16(text, shadow, values);
            case 'hex':
                if (!this.#isRegular('hex', text, shadow, site))
                    return undefined;
                this.#decideLength(text, shadow, site);
                return this.#hex(text, shadow, values);
            case 'base64':
            case 'base64url':
                if (!this.#isRegular('base64', text, shadow, site))
                    return undefined;
                this.#decidePadding(text, shadow, site);
                return this.#base64(text, shadow, values);
        }
    }
    /** The node of the number of bytes of the whole text; 0 for hex and base64, where `nodes` has decided it. */
    length(shadow, encoding, count) {
        const { table } = this.#recorder;
        if (encoding === 'utf8')
            return table.node(operatorCode.utf8Length, shadow, 0, 0, count);
        if (encoding === 'latin1' || encoding === 'ascii')
            return table.node(operatorCode.stringLength, shadow, 0, 0, count);
        if (encoding !== 'utf16le')
            return 0;
        const units = table.node(operatorCode.stringLength, shadow, 0, 0, count / 2);
        return table.node(operatorCode.multiply, units, table.constant(2), 0, count);
    }
    /** The node to decide in place of `length`. If the text is all ASCII, that is its own length. */
    decided(text, shadow, encoding, length) {
        const { table } = this.#recorder;
        const isPlain = encoding === 'utf8' && table.valueAt(length) === text.length;
        return isPlain ? table.node(operatorCode.stringLength, shadow, 0, 0, text.length) : length;
    }
    #utf8(text, shadow, values, site) {
        const { table } = this.#recorder;
        const units = emptyList();
        for (let at = 0; at < text.length; at++)
            units[at] = unitNode(this.#recorder, text, shadow, at);
        if (decideAscii(this.#recorder, units, site))
            return units;
        return this.#each(values, (at, value) => table.node(operatorCode.utf8Byte, shadow, table.constant(at), 0, value));
    }
    #utf16(text, shadow, values) {
        const { table } = this.#recorder;
        return this.#each(values, (at, value) => {
            const unit = unitNode(this.#recorder, text, shadow, at >> 1);
            if ((at & 1) === 0)
                return this.#low(unit, value);
            return table.node(operatorCode.shiftRight, unit, table.constant(8), 0, value);
        });
    }
    #hex(text, shadow, values) {
        const { table } = this.#recorder;
        return this.#each(values, (at, value) => {
            const from = table.constant(2 * at);
            const to = table.constant(2 * at + 2);
            const digits = table.node(operatorCode.slice, shadow, from, to, textSlice(text, 2 * at, 2 * at + 2));
            return table.node(operatorCode.parseInt, digits, table.constant(16), 0, value);
        });
    }
    /** Byte `at` consists of bits of two adjacent characters of six bits each. */
    #base64(text, shadow, values) {
        const { table } = this.#recorder;
        return this.#each(values, (at, value) => {
            const first = at + (at - (at % 3)) / 3;
            const left = 2 * (at % 3) + 2;
            const high = this.#sixBits(text, shadow, first);
            const low = this.#sixBits(text, shadow, first + 1);
            const highValue = table.valueAt(high);
            const lowValue = table.valueAt(low);
            const upper = table.node(operatorCode.shiftLeft, high, table.constant(left), 0, highValue << left);
            const lower = table.node(operatorCode.shiftRight, low, table.constant(6 - left), 0, lowValue >> (6 - left));
            const joined = table.node(operatorCode.bitOr, upper, lower, 0, (highValue << left) | (lowValue >> (6 - left)));
            return this.#low(joined, value);
        });
    }
    #sixBits(text, shadow, at) {
        const { table, tables } = this.#recorder;
        const character = text[at];
        const node = table.node(operatorCode.charAt, shadow, table.constant(at), 0, character);
        let index = 0;
        while (base64Characters[index] !== character)
            index++;
        const worths = tables.entries(base64Values, base64Characters, base64Values);
        return table.node(operatorCode.lookup, worths, node, 0, base64Values[index]);
    }
    #decideLength(text, shadow, site) {
        const { length } = text;
        const node = this.#recorder.table.node(operatorCode.stringLength, shadow, 0, 0, length);
        this.#recorder.takenAll(site, node, length);
    }
    /** Given the length of the text, the number of `=` at its end determines the number of bytes. */
    #decidePadding(text, shadow, site) {
        this.#decideLength(text, shadow, site);
        if (this.#decideEnd(text, shadow, '=', site))
            this.#decideEnd(text, shadow, '==', site);
    }
    #decideEnd(text, shadow, end, site) {
        const { table } = this.#recorder;
        const isThere = textSlice(text, -end.length) === end;
        const test = table.node(operatorCode.endsWith, shadow, table.constant(end), 0, isThere);
        this.#recorder.branchOnce(site, test, isThere);
        return isThere;
    }
    /** Decides whether the whole text is in the format. */
    #isRegular(format, text, shadow, site) {
        const { table } = this.#recorder;
        const isRegular = apply(exec, patterns[format], [text]) !== null;
        const pattern = { kind: 'regExp', source: regular[format], flags: '' };
        const constant = table.tableConstant(pattern, `regExp/${regular[format]}/`);
        const test = table.node(operatorCode.regExpTest, constant, shadow, 0, isRegular);
        this.#recorder.branch(site, isRegular, test);
        return isRegular;
    }
    #low(node, value) {
        const { table } = this.#recorder;
        return table.node(operatorCode.bitAnd, node, table.constant(0xff), 0, value);
    }
    #each(values, nodeOf) {
        const nodes = emptyList();
        for (let at = 0; at < values.length; at++)
            nodes[at] = nodeOf(at, values[at]);
        return nodes;
    }
}
