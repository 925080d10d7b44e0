import { reachableRules } from '../analysis/reachable-rules.js';
import { adaptedNames } from './adapted-names.js';
import { JsonRules } from './json-rules.js';
import { listedNames } from './listed-names.js';
import { weightLosses } from './weight-losses.js';
const widest = 100;
/**
 * Prints the JSON format of fuzzing tools: `{ "<start>": [["<a>", "x"], …], … }`. Quantifiers and groups become
 * separate rules, classes become lists of characters. The first rule is `<start>`, because tools look for that name.
 *
 * @example
 * ```ts
 * const { text, losses } = printJson(loadGrammarSync('json'));
 * console.log(text, losses);
 * ```
 */
export function printJson(grammar) {
    const names = adaptedNames(grammar.rules.map((rule) => rule.name), (name) => jsonName(name, grammar));
    const rules = new JsonRules(names);
    const reachable = reachableRules(grammar);
    for (const rule of reachable)
        rules.add(rule);
    const lines = rules.entries().map(([name, expansions]) => printRule(name, expansions));
    if (grammar.start.name !== 'start')
        lines.unshift(printRule('start', [[`<${names[grammar.start.index]}>`]]));
    return { text: `{\n${lines.join(',\n')}\n}\n`, losses: lossesOf(grammar, new Set(reachable)) };
}
/** The name `start` is reserved for the start rule. */
function jsonName(name, grammar) {
    if (name === 'start' && grammar.start.name !== 'start')
        return 'start_rule';
    return name.replaceAll(/[<>]/g, '_');
}
function printRule(name, expansions) {
    const lists = expansions.map((symbols) => `[${symbols.map((symbol) => JSON.stringify(symbol)).join(', ')}]`);
    const line = `  ${JSON.stringify(`<${name}>`)}: [${lists.join(', ')}]`;
    if (line.length <= widest)
        return line;
    return `  ${JSON.stringify(`<${name}>`)}: [\n    ${lists.join(',\n    ')}\n  ]`;
}
function lossesOf(grammar, printed) {
    const losses = weightLosses(grammar);
    if (grammar.hasTokens)
        losses.push('tokens are lost: lexical rules become ordinary rules, and nothing is skipped');
    const dropped = grammar.rules.filter((rule) => !printed.has(rule));
    if (dropped.length > 0) {
        losses.push(`rules that cannot be reached from the start rule are left out: ${listedNames(dropped.map((rule) => rule.name))}`);
    }
    return losses;
}
