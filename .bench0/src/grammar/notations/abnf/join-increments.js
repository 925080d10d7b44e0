import { alt } from '../../expression.js';
/** Appends the alternatives of `=/` to those of the rule that they extend. */
export function joinIncrements(cursor, rules) {
    const results = [];
    const byName = new Map();
    for (const rule of rules) {
        const earlier = byName.get(rule.name.toLowerCase());
        if (earlier !== undefined && rule.isIncrement) {
            earlier.options.push(...optionsOf(rule.body));
            continue;
        }
        if (rule.isIncrement)
            warnOfNothingToExtend(cursor, rule);
        // The same case for both names, so that `buildGrammar` detects the second definition.
        const result = {
            rule: earlier === undefined ? rule : { ...rule, name: earlier.rule.name },
            options: optionsOf(rule.body),
        };
        results.push(result);
        byName.set(rule.name.toLowerCase(), result);
    }
    return results.map(({ rule, options }) => withBody(rule, alt(options)));
}
function withBody({ name, isIncrement, source, offset }, body) {
    return { name, isIncrement, body, source, offset };
}
function optionsOf(body) {
    return body.kind === 'alt' ? [...body.options] : [body];
}
function warnOfNothingToExtend(cursor, { name, offset }) {
    const message = `\`=/\` extends \`${name}\`, which is not defined yet; it is read as \`=\``;
    cursor.warn('abnf-nothing-to-extend', message, offset, `define it first: \`${name} = …\``);
}
