import { elementsInPreorder } from '../element.js';
/**
 * Returns the start rule. ANTLR leaves its choice to the caller; by convention it is the first parser rule. But if
 * exactly one rule reads to the end of the input and is not used by another, it must be that one.
 */
export function startRule(rules) {
    const used = new Set();
    const reachesEnd = new Set();
    for (const rule of rules) {
        for (const element of elementsInPreorder(rule.body)) {
            if (element.kind === 'ref' && element.name !== rule.name)
                used.add(element.name);
            if (element.kind === 'eof')
                reachesEnd.add(rule);
        }
    }
    const [entry, ...others] = [...reachesEnd].filter((rule) => !used.has(rule.name));
    return entry !== undefined && others.length === 0 ? entry : rules[0];
}
