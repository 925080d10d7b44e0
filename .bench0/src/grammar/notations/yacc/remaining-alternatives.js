/**
 * Keeps the possible alternatives. A rule that loses all of its alternatives is removed, and so are the alternatives
 * that need it, repeatedly.
 */
export function remainingAlternatives(rules, isPossible) {
    const left = new Map(rules.map((rule) => [rule, new Set(rule.alternatives.filter(isPossible))]));
    const users = new Map(rules.map(({ name }) => [name, []]));
    for (const [rule, alternatives] of left) {
        for (const alternative of alternatives) {
            for (const { kind, text } of alternative)
                if (kind === 'name')
                    users.get(text)?.push({ rule, alternative });
        }
    }
    const gone = rules.filter((rule) => left.get(rule)?.size === 0);
    for (const lost of gone) {
        left.delete(lost);
        for (const { rule, alternative } of users.get(lost.name) ?? []) {
            const alternatives = left.get(rule);
            if (alternatives?.delete(alternative) === true && alternatives.size === 0)
                gone.push(rule);
        }
    }
    return new Map([...left].map(([rule, alternatives]) => [rule, [...alternatives]]));
}
