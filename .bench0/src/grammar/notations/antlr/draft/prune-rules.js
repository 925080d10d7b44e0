import { alt, epsilon, repeat, seq } from '../../../expression.js';
import { refsIn } from './expression-refs.js';
/**
 * Removes the alternatives that need one of the tokens in `unmade`, which no lexer rule produces. A rule without
 * remaining alternatives is removed too, and so is everything that needs it.
 */
export function pruneRules(rules, unmade) {
    if (unmade.size === 0)
        return [...rules];
    const users = usersOf(rules);
    const bodies = new Map(rules.map((rule) => [rule, rule.body]));
    const gone = new Set(unmade);
    // The set grows during the iteration.
    for (const name of gone) {
        for (const rule of users.get(name) ?? []) {
            const body = bodies.get(rule);
            const rest = body === undefined ? undefined : without(body, gone);
            bodies.set(rule, rest);
            if (rest === undefined)
                gone.add(rule.name);
        }
    }
    return rules.flatMap((rule) => {
        const body = bodies.get(rule);
        return body === undefined ? [] : [{ ...rule, body }];
    });
}
function usersOf(rules) {
    const users = new Map();
    for (const rule of rules) {
        for (const { name } of refsIn(rule.body)) {
            const known = users.get(name);
            if (known === undefined)
                users.set(name, new Set([rule]));
            else
                known.add(rule);
        }
    }
    return users;
}
/** Returns what can be derived without `gone`; undefined if nothing can. */
function without(expression, gone) {
    switch (expression.kind) {
        case 'ref':
            return gone.has(expression.name) ? undefined : expression;
        case 'seq': {
            const items = expression.items.map((item) => without(item, gone));
            return items.every((item) => item !== undefined) ? seq(items) : undefined;
        }
        case 'alt': {
            const options = expression.options
                .map((option) => without(option, gone))
                .filter((option) => option !== undefined);
            return options.length === 0 ? undefined : alt(options);
        }
        case 'repeat': {
            const { min, max, lazy } = expression;
            const item = without(expression.item, gone);
            if (item !== undefined)
                return repeat(item, min, max, lazy);
            return min === 0 ? epsilon : undefined;
        }
        default:
            return expression;
    }
}
