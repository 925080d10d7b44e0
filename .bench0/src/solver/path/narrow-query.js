import { conjunctsOf } from './conjuncts.js';
import { chargeSimplifying } from './simplifying-work.js';
import { splitNumerals } from './split-numerals.js';
/** Replaces the conditions and narrows the domains further; undefined if there is no solution. */
export function narrowQuery(query, parts, sets) {
    return chargeSimplifying(query.simplifier, query.work, () => narrowed(query, parts, sets));
}
function narrowed(query, parts, sets) {
    const { simplifier } = query;
    const domains = new Map(query.domains);
    const conditions = [];
    const narrow = (variable, set) => {
        const after = domains.get(variable)?.intersect(set) ?? set;
        domains.set(variable, after);
        return !after.isEmpty;
    };
    for (const part of parts) {
        const read = conjunctsOf(splitNumerals(simplifier.simplifyCondition(part), simplifier), simplifier);
        if (read.isFalse)
            return undefined;
        conditions.push(...read.conditions);
        for (const { variable, set } of read.memberships)
            if (!narrow(variable, set))
                return undefined;
    }
    for (const [variable, set] of sets)
        if (!narrow(variable, set))
            return undefined;
    const variables = [...new Set([...domains.keys(), ...conditions.flatMap((condition) => condition.variables)])];
    return { ...query, domains, conditions, variables };
}
