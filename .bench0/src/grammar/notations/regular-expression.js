import { RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { anyCase } from '../characters/any-case.js';
import { alt, charClass, epsilon, literal, repeat, seq } from '../expression.js';
import { checkNesting } from './regular-expression/check-nesting.js';
import { classContents } from './regular-expression/class-contents.js';
import { readFlags } from './regular-expression/flags.js';
import { isOutermost } from './regular-expression/is-outermost.js';
import { RegExpPlace } from './regular-expression/reg-exp-place.js';
/**
 * Returns what a JavaScript regular expression matches as a whole. Anchors at its ends have no effect and are dropped
 * silently; other assertions are dropped with a warning, because a grammar cannot look around.
 */
export function readRegExp(text, cursor) {
    const place = new RegExpPlace(cursor, text.offset);
    const flags = readFlags(text.flags, place, text.pattern.length + 1);
    checkNesting(text.pattern, flags.unicodeSets, place);
    return ofAlternatives(parse(text.pattern, flags, place).alternatives, flags, place);
}
function parse(pattern, flags, place) {
    const { unicode, unicodeSets } = flags;
    try {
        const parser = new RegExpParser({ ecmaVersion: 2025 });
        return parser.parsePattern(pattern, 0, pattern.length, { unicode: unicode && !unicodeSets, unicodeSets });
    }
    catch (error) {
        if (!(error instanceof RegExpSyntaxError))
            throw error;
        const message = error.message.replace(/^Invalid regular expression: \/.*\/\w*: /s, '');
        const hint = 'use the syntax of JavaScript; escape special characters with `\\`';
        throw place.error(error.index, 'regexp-syntax', `invalid regular expression: ${message}`, hint);
    }
}
function ofAlternatives(alternatives, flags, place) {
    return alt(alternatives.map((alternative) => ofAlternative(alternative, flags, place)));
}
function ofAlternative(alternative, flags, place) {
    const items = [];
    let text = '';
    for (const element of alternative.elements) {
        const item = ofElement(element, flags, place);
        if (item.kind === 'literal') {
            text += item.text;
            continue;
        }
        items.push(literal(text), item);
        text = '';
    }
    return seq([...items, literal(text)]);
}
function ofElement(element, flags, place) {
    switch (element.type) {
        case 'Character':
            return ofCharacter(element, flags);
        case 'CharacterSet':
        case 'CharacterClass':
        case 'ExpressionCharacterClass':
            return ofClass(element, flags, place);
        case 'Quantifier':
            warnOfHalves([element.element], flags, place);
            return repeat(ofElement(element.element, flags, place), element.min, element.max, !element.greedy);
        case 'Group':
            return ofAlternatives(element.alternatives, modified(flags, element.modifiers), place);
        case 'CapturingGroup':
            return ofAlternatives(element.alternatives, flags, place);
        case 'Assertion':
            return ofAssertion(element, place);
        case 'Backreference':
            throw backReference(element, place);
    }
}
function ofCharacter({ value }, flags) {
    const text = String.fromCodePoint(value);
    if (!flags.ignoreCase)
        return literal(text);
    return anyCase(text, flags.unicode ? 'iu' : 'i');
}
function ofClass(node, flags, place) {
    if (node.type === 'CharacterClass')
        warnOfHalves(node.elements, flags, place);
    const { set, strings } = classContents(node, flags, place);
    const words = strings.map((text) => (flags.ignoreCase ? anyCase(text, 'iu') : literal(text)));
    if (set.size > 0)
        return alt([...words, charClass(set)]);
    if (words.length > 0)
        return alt(words);
    const hint = 'remove it, or add the characters that it should match';
    throw place.error(node.start, 'regexp-empty-class', `\`${node.raw}\` matches no character`, hint);
}
/**
 * Warns of surrogates. Without `u`, JavaScript reads a character above U+FFFF as two: a class then contains its halves,
 * and a quantifier repeats one half.
 */
function warnOfHalves(nodes, flags, place) {
    if (flags.unicode)
        return;
    const half = nodes.find((node) => node.type === 'Character' && /^[\ud800-\udfff]$/.test(node.raw));
    if (half === undefined)
        return;
    const message = 'a character above U+FFFF counts as two without the flag `u`';
    place.warn(half.start, 'regexp-surrogates', message, 'add the flag `u` after the closing slash');
}
function modified(flags, modifiers) {
    if (modifiers === null)
        return flags;
    const { add, remove } = modifiers;
    return {
        ...flags,
        ignoreCase: (flags.ignoreCase || add.ignoreCase) && remove?.ignoreCase !== true,
        dotAll: (flags.dotAll || add.dotAll) && remove?.dotAll !== true,
    };
}
function ofAssertion(assertion, place) {
    const isAnchor = assertion.kind === 'start' || assertion.kind === 'end';
    if (isAnchor && isOutermost(assertion))
        return epsilon;
    const message = `the assertion \`${assertion.raw}\` is ignored: a grammar cannot look around`;
    const hint = 'the grammar may derive words that the regular expression does not match';
    place.warn(assertion.start, 'regexp-assertion', message, hint);
    return epsilon;
}
function backReference(reference, place) {
    const message = `\`${reference.raw}\` is a back reference, which a context-free grammar cannot express`;
    return place.error(reference.start, 'regexp-back-reference', message, 'repeat the group');
}
