import { childNodes } from '../../grammar/node.js';
import { DerivationCounts } from '../counting/derivation-counts.js';
import { RankedDerivations } from '../counting/ranked-derivations.js';
import { WordCounts } from '../counting/word-counts.js';
/** Returns true if the body refers to no other rules; in a scannerless grammar such a rule counts as a token. */
function isMadeOfCharacters(body) {
    const open = [body];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node.kind === 'ref')
            return false;
        open.push(...childNodes(node));
    }
    return true;
}
/**
 * Returns the tokens that become symbolic. A token with a single word stays text, since there is nothing to fill in. In
 * a scannerless grammar, rules made of characters and classes elsewhere count as tokens.
 */
export function symbolicTokens(grammar, { only, maxLength }) {
    const rules = grammar.rules
        .filter((rule) => (only === undefined ? isTokenRule(grammar, rule) : only.includes(rule.name)))
        .flatMap((rule) => ruleToken(grammar, rule, maxLength) ?? []);
    if (only !== undefined)
        return rules;
    const inside = new Set(rules.map(({ rule }) => rule.index));
    const classes = grammar.nodes.filter((node) => node.kind === 'class' && node.set.size > 1);
    const outside = classes.filter((node) => standsInStructure(grammar, node, inside));
    return [...rules, ...outside.map((node) => ({ kind: 'class', name: node.set.toString(), node }))];
}
function isTokenRule(grammar, rule) {
    if (grammar.hasTokens)
        return rule.kind === 'token';
    return rule !== grammar.start && isMadeOfCharacters(rule.body);
}
function standsInStructure(grammar, node, tokens) {
    const owner = grammar.ownerOf(node);
    if (owner === undefined || tokens.has(owner.index))
        return false;
    return !grammar.hasTokens || owner.kind === 'syntax';
}
/** Returns undefined for a token with one word or none. */
function ruleToken(grammar, rule, maxLength) {
    const keyword = keywordOf(rule.body);
    if (keyword !== undefined)
        return { kind: 'rule', name: rule.name, rule, lengths: [], isUnbounded: false, keyword };
    const own = grammar.withStart(rule);
    const { largestSize } = new RankedDerivations(own, 'characters');
    const longest = Number.isFinite(largestSize) ? largestSize : maxLength;
    const counts = new DerivationCounts(own);
    const lengths = [];
    for (let n = 0; n <= longest; n++)
        if (counts.of(n) !== 0n)
            lengths.push(n);
    const [first] = lengths;
    if (first === undefined && Number.isFinite(largestSize))
        return undefined;
    if (lengths.length === 1 && Number.isFinite(largestSize) && new WordCounts(own).of(first) === 1n)
        return undefined;
    return { kind: 'rule', name: rule.name, rule, lengths, isUnbounded: !Number.isFinite(largestSize) };
}
/** Returns the only word of a node up to the case of letters; undefined if it has other words. */
function keywordOf(body) {
    if (body.kind !== 'seq' || !body.items.some(({ kind }) => kind === 'class'))
        return undefined;
    let word = '';
    for (const item of body.items) {
        if (item.kind === 'literal')
            word += item.text;
        else if (item.kind === 'class' && isOneLetter(item.set))
            word += String.fromCodePoint(item.set.at(0));
        else
            return undefined;
    }
    return word;
}
function isOneLetter(set) {
    if (set.size > mostCases)
        return false;
    const members = Array.from({ length: set.size }, (_, i) => String.fromCodePoint(set.at(i)).toLowerCase());
    return new Set(members).size === 1;
}
/** Some letters have a third form, for example the Kelvin sign for `k`. */
const mostCases = 3;
