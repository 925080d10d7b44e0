import { epsilon } from '../../expression.js';
const namesOfNothing = /^(?:EOF|empty|epsilon)$/i;
/** Returns rules for the end of the input and for the empty word, which grammars use by name without defining them. */
export function impliedRules(cursor, rules) {
    const known = new Set(rules.map((rule) => rule.name));
    const implied = [];
    for (const { name, offset } of rules.flatMap((rule) => referencesIn(rule.body))) {
        if (known.has(name) || !namesOfNothing.test(name))
            continue;
        known.add(name);
        cursor.warn('bnf-implied-rule', `\`${name}\` is not defined; it is read as the empty word`, offset);
        implied.push({ name, kind: 'syntax', body: epsilon, source: cursor.source, offset });
    }
    return implied;
}
function referencesIn(expression) {
    switch (expression.kind) {
        case 'ref':
            return [expression];
        case 'seq':
            return expression.items.flatMap(referencesIn);
        case 'alt':
            return expression.options.flatMap(referencesIn);
        case 'repeat':
            return referencesIn(expression.item);
        default:
            return [];
    }
}
