import { defaultMode } from '../../lexer-rule.js';
/**
 * Returns what the tokenizer does with a rule in each mode. Within an excursion the matches are joined by `more`, and
 * the token, if there is one, is returned at the end.
 */
export function lexerRulesOf(rule, plan, texts, skipNames) {
    const pattern = plan.patternOf(rule)?.name;
    if (pattern === undefined)
        return [];
    return rule.modes.flatMap((mode) => {
        const shared = { rule: pattern, mode, modeActions: rule.modeActions, guarded: rule.guarded };
        const hidden = (type) => ({ ...shared, type, hidden: true, more: false });
        const beginning = { ...shared, type: pattern, hidden: false, more: true };
        const give = (types) => {
            const guarded = rule.guarded || types.length > 1;
            return types.map((type) => ({ ...shared, type, hidden: false, more: false, guarded }));
        };
        const inside = plan.excursionOf(mode);
        const text = inside && texts.get(inside);
        const goesInside = plan.excursionOf(targetOf(rule, mode)) !== undefined;
        switch (rule.outcome.kind) {
            case 'beginning':
                return [beginning];
            case 'error':
            case 'unknown':
                return give([pattern]);
            case 'tokens':
                return text?.endsSilently === true && goesInside ? [beginning] : give(rule.outcome.keys);
            case 'silent':
                if (goesInside)
                    return [beginning];
                if (inside === undefined || text === undefined)
                    return [hidden(pattern)];
                return text.innerTokens.size > 0 ? give([...text.innerTokens]) : [hidden(skipNames.get(inside) ?? pattern)];
        }
    });
}
/** A pop leaves an excursion: what was pushed on entering it is popped on leaving it. */
function targetOf({ modeActions }, mode) {
    const [action] = modeActions;
    if (action === undefined)
        return mode;
    return action.kind === 'pop' ? defaultMode : action.mode;
}
