import { elementsInPreorder } from '../element.js';
/** Returns the names of lexer rules with a predicate, directly or in a fragment that they use. */
export function guardedRules(rules) {
    const users = new Map();
    for (const rule of rules) {
        for (const { body } of rule.branches) {
            for (const element of elementsInPreorder(body)) {
                if (element.kind !== 'ref')
                    continue;
                const names = users.get(element.name);
                if (names === undefined)
                    users.set(element.name, [rule.name]);
                else
                    names.push(rule.name);
            }
        }
    }
    const guarded = new Set(rules.filter((rule) => rule.hasPredicate).map((rule) => rule.name));
    // The set grows during the iteration.
    for (const name of guarded)
        for (const user of users.get(name) ?? [])
            guarded.add(user);
    return guarded;
}
