import { defaultMode } from '../../lexer-rule.js';
export function findExcursions(rules) {
    const steps = stepsOf(rules);
    const moves = steps.filter(({ from, to }) => from !== to && to !== defaultMode);
    const announced = new Set(moves.filter(({ rule }) => rule.outcome.kind === 'tokens').map(({ to }) => to));
    const silent = moves.filter(({ rule, to }) => rule.outcome.kind === 'silent' && !announced.has(to));
    const open = new Set(silent.map(({ to }) => to));
    const excursions = [];
    for (const mode of open) {
        const modes = connected(mode, open, steps);
        for (const member of modes)
            open.delete(member);
        excursions.push({ modes, steps: steps.filter(({ from, to }) => modes.has(from) || modes.has(to)) });
    }
    return excursions;
}
/** Returns the modes among `candidates` that are connected by steps, directly or indirectly. */
function connected(mode, candidates, steps) {
    const modes = new Set([mode]);
    for (const member of modes) {
        for (const { from, to } of steps) {
            if (from === member && candidates.has(to))
                modes.add(to);
            if (to === member && candidates.has(from))
                modes.add(from);
        }
    }
    return modes;
}
/** A pop leads back to every mode that may have pushed. */
function stepsOf(rules) {
    const pushers = new Map();
    for (const { modes, modeActions } of rules) {
        for (const action of modeActions) {
            if (action.kind === 'push')
                pushers.set(action.mode, new Set([...(pushers.get(action.mode) ?? []), ...modes]));
        }
    }
    return rules.flatMap((rule) => rule.modes.flatMap((from) => {
        const [action] = rule.modeActions;
        if (action === undefined)
            return [{ rule, from, to: from }];
        if (action.kind !== 'pop')
            return [{ rule, from, to: action.mode }];
        return [...(pushers.get(from) ?? [defaultMode])].map((to) => ({ rule, from, to }));
    }));
}
