import { childNodes } from '../../node.js';
import { isNullable } from '../../analysis/nullable.js';
import { strongComponents } from '../../analysis/strong-components.js';
import { listedNames } from '../listed-names.js';
/** Returns what ANTLR does not accept although it can be written, one sentence each. */
export function antlrRefusals(grammar) {
    const repeating = grammar.rules.filter((rule) => repeatsEmpty(rule.body, grammar));
    return [
        ...refusal('rules that repeat a part that can be empty', repeating),
        ...refusal('rules that are left-recursive through other rules or groups', indirectlyLeftRecursive(grammar)),
    ];
}
function refusal(what, rules) {
    return rules.length === 0 ? [] : [`ANTLR rejects ${what}: ${listedNames(rules.map((rule) => rule.name))}`];
}
function repeatsEmpty(node, grammar) {
    if (node.kind === 'repeat' && node.max === Infinity && isNullable(grammar, node.item))
        return true;
    return childNodes(node).some((child) => repeatsEmpty(child, grammar));
}
/**
 * Returns rules that are left-recursive in another way than as the first of several items of one of their alternatives.
 */
function indirectlyLeftRecursive(grammar) {
    const corners = grammar.rules.map((rule) => leftCorners(rule, grammar));
    return strongComponents(grammar.rules.length, (rule) => corners[rule] ?? [])
        .filter(([first = -1, ...others]) => others.length > 0 || corners[first]?.includes(first))
        .flat()
        .sort((a, b) => a - b)
        .map((index) => grammar.rules[index]);
}
/** Returns the indexes of the rules that the rule can start with, except for left recursion that ANTLR supports. */
function leftCorners(rule, grammar) {
    const options = rule.body.kind === 'alt' ? rule.body.options : [rule.body];
    return options.flatMap((option) => {
        const [first, ...others] = option.kind === 'seq' ? option.items : [option];
        const isPlain = first?.kind === 'ref' && first.target === rule.index && others.length > 0;
        return isPlain ? [] : firstReferences(option, grammar);
    });
}
function firstReferences(node, grammar) {
    if (node.kind === 'ref')
        return [node.target];
    if (node.kind !== 'seq')
        return childNodes(node).flatMap((child) => firstReferences(child, grammar));
    const end = node.items.findIndex((item) => !isNullable(grammar, item));
    const possible = end < 0 ? node.items : node.items.slice(0, end + 1);
    return possible.flatMap((item) => firstReferences(item, grammar));
}
