import { readStringLiteral } from './string-literal.js';
/** Reads a value as an SMT solver prints it; undefined if it is not a rational number, such as an algebraic root. */
export function readSmtValue(text, { kind }) {
    if (kind === 'bool')
        return text === 'true';
    if (kind === 'bigint')
        return readInteger(text);
    if (kind === 'text')
        return readStringLiteral(text);
    if (kind === 'integer') {
        const integer = text.startsWith('#') || text.startsWith('(_ bv') ? readBits(text) : readInteger(text);
        return integer === undefined ? undefined : Number(integer);
    }
    return text.includes('fp') || text.startsWith('(_') ? readFloat(text) : readReal(text);
}
function readInteger(text) {
    const found = /^(?:(\d+)|\(\s*-\s*(\d+)\s*\))$/.exec(text);
    if (found === null)
        return undefined;
    return found[1] === undefined ? -BigInt(found[2]) : BigInt(found[1]);
}
/** Reads a two's complement with as many bits as are printed. */
function readBits(text) {
    const decimal = /^\(_ bv(\d+) (\d+)\)$/.exec(text);
    if (decimal !== null)
        return BigInt.asIntN(Number(decimal[2]), BigInt(decimal[1]));
    const digits = text.slice(2);
    if (text.startsWith('#b'))
        return BigInt.asIntN(digits.length, BigInt(`0b${digits}`));
    return BigInt.asIntN(digits.length * 4, BigInt(`0x${digits}`));
}
const specialFloats = {
    NaN: NaN,
    '+oo': Infinity,
    '-oo': -Infinity,
    '+zero': 0,
    '-zero': -0,
};
function readFloat(text) {
    const special = /^\(_ (\S+) /.exec(text);
    if (special !== null)
        return specialFloats[special[1]];
    const parts = /^\(fp\s+(\S+)\s+(\S+)\s+([^\s)]+)\)$/.exec(text);
    if (parts === null)
        return undefined;
    const bits = [parts[1], parts[2], parts[3]].map((part) => binary(part)).join('');
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(`0b${bits}`));
    return view.getFloat64(0);
}
function binary(text) {
    if (text.startsWith('#b'))
        return text.slice(2);
    const digits = text.slice(2);
    return BigInt(`0x${digits}`)
        .toString(2)
        .padStart(digits.length * 4, '0');
}
/** The double nearest to a rational. */
function readReal(text) {
    const negative = /^\(\s*-\s*(.*)\)$/s.exec(text);
    if (negative !== null) {
        const value = readReal(negative[1].trim());
        return value === undefined ? undefined : -value;
    }
    const fraction = /^\(\/\s*(\S+)\s+([^\s)]+)\)$/.exec(text);
    if (fraction !== null)
        return Number(fraction[1]) / Number(fraction[2]);
    return /^\d+(\.\d+)?\??$/.test(text) ? Number.parseFloat(text) : undefined;
}
