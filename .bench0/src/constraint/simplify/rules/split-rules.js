import { isPlainConcat } from './segment-rules.js';
import { stringOf, unitsOf } from '../unit-strings.js';
/**
 * Rules for splitting and replacing in texts whose symbolic parts contain no unit of the separator: it can only occur
 * in the constant parts, so the positions of all occurrences are known.
 */
export const splitRules = {
    splitPart: ([s, separator, index], rewriter) => {
        const at = index?.kind === 'constant' ? index.value : undefined;
        if (typeof at !== 'number' || !Number.isInteger(at))
            return undefined;
        const fields = fieldsOf(s, textOf(separator), rewriter);
        return fields && (fields[at] ?? rewriter.constant(undefined));
    },
    splitCount: ([s, separator], rewriter) => {
        const fields = fieldsOf(s, textOf(separator), rewriter);
        return fields && rewriter.constant(fields.length);
    },
    replace: ([s, pattern, replacement], rewriter) => replaced(s, textOf(pattern), textOf(replacement), rewriter),
    regExpReplace: ([pattern, s, replacement, lastIndex], rewriter) => {
        if (lastIndex?.kind !== 'constant' || lastIndex.value !== 0)
            return undefined;
        return replaced(s, literalOf(pattern), textOf(replacement), rewriter);
    },
};
/**
 * Compares the first part of a split text with a value that is no text: there is always a first part, unless the text is
 * split into its units.
 */
export function compareFirstPart(part, value, { constant }) {
    if (part.kind !== 'application' || part.name !== 'splitPart')
        return undefined;
    if (value.kind !== 'constant' || typeof value.value === 'string')
        return undefined;
    const [, separator, index] = part.operands;
    const isFirst = index?.kind === 'constant' && index.value === 0;
    return isFirst && (textOf(separator) ?? '') !== '' ? constant(false) : undefined;
}
function fieldsOf(s, separator, rewriter) {
    if (separator === undefined || separator === '')
        return undefined;
    const items = itemsOf(s, separator, rewriter);
    if (items === undefined)
        return undefined;
    const fields = [[]];
    for (let at = 0; at < items.length;) {
        if (isAt(items, at, separator)) {
            fields.push([]);
            at += separator.length;
        }
        else
            fields.at(-1)?.push(items[at++]);
    }
    return fields.map((field) => joined(field, rewriter));
}
/** Replaces the first occurrence; the replacement must not contain `$` patterns. */
function replaced(s, sought, replacement, rewriter) {
    if (sought === undefined || replacement === undefined || replacement.includes('$'))
        return undefined;
    const fields = fieldsOf(s, sought, rewriter);
    if (fields === undefined || s === undefined)
        return undefined;
    const [first, ...others] = fields;
    if (first === undefined || others.length === 0)
        return s;
    const rest = others.flatMap((field, i) => [rewriter.constant(i === 0 ? replacement : sought), field]);
    return rewriter.make('concat', first, ...rest);
}
function itemsOf(s, separator, rewriter) {
    const items = [];
    for (const segment of isPlainConcat(s) ? s.operands : [s]) {
        const units = unitsOf(segment, rewriter);
        if (units === undefined) {
            if (segment?.kind !== 'variable' || segment.name !== 'text' || !lacks(segment.input, separator, rewriter))
                return undefined;
            items.push({ kind: 'text', expr: segment });
            continue;
        }
        for (const unit of units) {
            if (unit.kind !== 'constant' && !(unit.kind === 'variable' && lacks(unit.input, separator, rewriter)))
                return undefined;
            items.push({ kind: 'unit', expr: unit });
        }
    }
    return items;
}
/** Whether no value of the input contains a unit of the separator, so that no occurrence overlaps it. */
function lacks(input, separator, { alphabetOf }) {
    const alphabet = alphabetOf(input);
    if (alphabet === undefined)
        return false;
    for (let i = 0; i < separator.length; i++)
        if (alphabet.has(separator.charCodeAt(i)))
            return false;
    return true;
}
function isAt(items, at, separator) {
    for (let i = 0; i < separator.length; i++) {
        const item = items[at + i]?.expr;
        if (item?.kind !== 'constant' || item.value !== separator.charCodeAt(i))
            return false;
    }
    return true;
}
function joined(items, rewriter) {
    const texts = [];
    let units = [];
    for (const { kind, expr } of items) {
        if (kind === 'unit') {
            units.push(expr);
            continue;
        }
        texts.push(stringOf(units, rewriter), expr);
        units = [];
    }
    if (texts.length === 0)
        return stringOf(units, rewriter);
    return rewriter.make('concat', ...texts, stringOf(units, rewriter));
}
function textOf(expr) {
    return expr?.kind === 'constant' && typeof expr.value === 'string' ? expr.value : undefined;
}
const escapes = { '\\n': '\n', '\\r': '\r', '\\t': '\t' };
/** The only text that a regular expression matches, if it is a literal without flags. */
function literalOf(pattern) {
    const value = pattern?.kind === 'constant' ? pattern.value : undefined;
    if (typeof value !== 'object' || value === null || value.kind !== 'regExp' || value.flags !== '')
        return undefined;
    if (!/^(?:[^\\^$.*+?()[\]{}|]|\\[nrt])+$/u.test(value.source))
        return undefined;
    return value.source.replaceAll(/\\[nrt]/gu, (escape) => escapes[escape]);
}
