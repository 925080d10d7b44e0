import { defaultMode } from '../lexer-rule.js';
import { listedNames } from './listed-names.js';
/**
 * Returns what a conversion loses of the tokenizer if a notation keeps only the kind and the order of lexical rules.
 */
export function lexerLosses(grammar) {
    const modes = new Set(grammar.lexerRules.map((rule) => rule.mode).filter((mode) => mode !== defaultMode));
    const losses = modes.size === 0 ? [] : [`lexer modes are lost, and all rules apply everywhere: ${listedNames([...modes])}`];
    for (const [what, isLost] of lostTraits) {
        const rules = grammar.lexerRules.filter((rule) => isLost(rule, grammar));
        if (rules.length > 0)
            losses.push(`${what}: ${listedNames(rules.map((rule) => nameOf(rule, grammar)))}`);
    }
    if (losses.length > 0 || isInOrder(grammar))
        return losses;
    return ['lexical rules are tried in the order of the grammar’s rules, not in their original order'];
}
const lostTraits = [
    ['rules no longer change the lexer mode', (rule) => rule.modeActions.length > 0],
    ['rules no longer continue to a longer token', (rule) => rule.more],
    ['rules no longer return tokens of another type', (rule) => rule.type !== rule.rule],
    ['rules match without their original conditions', (rule) => rule.guarded],
    [
        'rules are no longer hidden from syntax rules',
        (rule, grammar) => rule.hidden && grammar.rules[rule.rule]?.kind !== 'skip',
    ],
];
function nameOf(rule, grammar) {
    return grammar.rules[rule.rule]?.name ?? '';
}
function isInOrder(grammar) {
    const expected = grammar.rules.filter((rule) => rule.kind === 'token' || rule.kind === 'skip');
    return (expected.length === grammar.lexerRules.length &&
        expected.every((rule, i) => rule.index === grammar.lexerRules[i]?.rule));
}
