import { isNullable } from '../analysis/nullable.js';
import { strongComponents } from '../analysis/strong-components.js';
/** Finds rules that derive only themselves, possibly through others; their words have infinitely many derivations. */
export function cyclicRules(grammar) {
    const alone = grammar.rules.map((rule) => [...referencesAlone(grammar, rule.body)]);
    const components = strongComponents(grammar.rules.length, (rule) => alone[rule] ?? []);
    return components
        .filter(([first, ...others]) => others.length > 0 || alone[first]?.includes(first))
        .map((members) => circle(members.sort((a, b) => a - b).map((index) => grammar.rules[index])))
        .reverse();
}
/** Returns the indexes of the rules that the node can derive with nothing beside them. */
function* referencesAlone(grammar, node) {
    if (node.kind === 'ref')
        yield node.target;
    else if (node.kind === 'alt')
        for (const option of node.options)
            yield* referencesAlone(grammar, option);
    else if (node.kind === 'repeat' && (node.min <= 1 || isNullable(grammar, node.item)))
        yield* referencesAlone(grammar, node.item);
    else if (node.kind === 'seq') {
        const solid = node.items.filter((item) => !isNullable(grammar, item));
        if (solid.length > 1)
            return;
        for (const item of solid.length === 1 ? solid : node.items)
            yield* referencesAlone(grammar, item);
    }
}
function circle(rules) {
    const [first] = rules;
    const names = rules.map((rule) => `\`${rule.name}\``).join(', ');
    const message = rules.length === 1
        ? `rule ${names} derives itself unchanged`
        : `the rules ${names} derive one another in a cycle without adding text`;
    const hint = 'remove the alternative that adds nothing';
    return { severity: 'warning', code: 'cyclic-rule', message, location: first.location, hint };
}
