import { CoppiceError } from '../../../../core/coppice-error.js';
import { anyCase, ignoreCase } from '../../../characters/any-case.js';
import { CharSet, codePoints } from '../../../characters/char-set.js';
import { alt, charClass, epsilon, literal, ref, repeat, seq } from '../../../expression.js';
/** Converts a part of a lexer rule to an expression over characters. */
export function lexicalExpression(element, rule) {
    switch (element.kind) {
        case 'literal':
            return rule.caseInsensitive ? anyCase(element.text) : literal(element.text);
        case 'set':
            return charClass(foldedSet(element.set, rule));
        case 'not':
            return charClass(complement(element, rule));
        case 'any':
            return charClass(CharSet.all);
        case 'eof':
            return epsilon;
        case 'ref':
            return ref(element.name, element.offset);
        case 'seq':
            return seq(element.items.map((item) => lexicalExpression(item, rule)));
        case 'alt':
            return alt(element.options.map((option) => lexicalExpression(option, rule)));
        case 'repeat':
            return repeat(lexicalExpression(element.item, rule), element.min, element.max, element.lazy);
    }
}
function foldedSet(set, rule) {
    return rule.caseInsensitive ? ignoreCase(set, 'i') : set;
}
function complement(element, rule) {
    let excluded = CharSet.empty;
    for (const item of element.items)
        excluded = excluded.union(foldedSet(excludedBy(item, rule), rule));
    const set = excluded.complement();
    if (set.size > 0)
        return set;
    const location = rule.source.locationAt(element.offset);
    const hint = 'list fewer characters after `~`';
    throw new CoppiceError('antlr-empty-set', 'this complement is empty', { location, hint });
}
function excludedBy(item, rule) {
    if (item.kind === 'set')
        return item.set;
    if (item.kind === 'literal') {
        const [codePoint, ...rest] = codePoints(item.text);
        if (codePoint !== undefined && rest.length === 0)
            return CharSet.range(codePoint, codePoint);
        const location = rule.source.locationAt(item.offset);
        const hint = 'a set contains single characters, for example `[ab]`';
        throw new CoppiceError('antlr-set', `\`${item.text}\` is more than one character`, { location, hint });
    }
    if (item.kind !== 'ref')
        return CharSet.empty;
    const location = rule.source.locationAt(item.offset);
    const hint = `write the characters of \`${item.name}\` here`;
    throw new CoppiceError('antlr-set', 'ANTLR cannot invert another lexer rule', { location, hint });
}
