import { CharSet, DFA, JS, NFA } from 'refa';
const maxCharacter = 0xffff;
const stateLimit = 1000;
/**
 * The texts in which a regular expression has a match, as an automaton over code units. Undefined if the language is
 * not regular or has assertions that automata cannot express; other links handle such tests.
 */
export function patternAutomaton(source, flags) {
    if (/[umvy]/.test(flags))
        return undefined;
    try {
        const { expression } = JS.Parser.fromLiteral({ source, flags }).parse({ backreferences: 'throw' });
        const whole = NFA.empty({ maxCharacter });
        for (const { elements } of expression.alternatives) {
            const language = languageOfSequence(elements, false);
            if (language === undefined)
                return undefined;
            whole.union(language);
        }
        const automaton = DFA.fromFA(whole, new DFA.LimitedNodeFactory(stateLimit));
        automaton.minimize();
        return automaton;
    }
    catch {
        // Back-references, `\b` inside, or too many states.
        return undefined;
    }
}
/** Anchors exclude text before or after the sequence; a negative look-ahead at the start removes what it forbids. */
function languageOfSequence(elements, isAtStart) {
    const inner = [...elements];
    const startsAnchored = isEdge(inner[0], 'behind');
    if (startsAnchored)
        inner.shift();
    const endsAnchored = isEdge(inner.at(-1), 'ahead');
    if (endsAnchored)
        inner.pop();
    const isFixed = isAtStart || startsAnchored;
    const firstPlain = isFixed ? inner.findIndex((element) => !isForbidding(element)) : 0;
    const forbidden = inner.splice(0, firstPlain < 0 ? inner.length : firstPlain);
    if (inner.some(hasAssertion))
        return undefined;
    let language = automatonOf([...(isFixed ? [] : [anything]), ...inner, ...(endsAnchored ? [] : [anything])]);
    for (const { elements: banned } of forbidden.flatMap(({ alternatives }) => alternatives)) {
        const without = languageOfSequence(banned, true);
        if (without === undefined)
            return undefined;
        const others = DFA.fromFA(without, new DFA.LimitedNodeFactory(stateLimit));
        others.complement();
        language = NFA.fromIntersection(language, others, new NFA.LimitedNodeFactory(stateLimit));
    }
    return language;
}
function automatonOf(elements) {
    const expression = {
        type: 'Expression',
        alternatives: [{ type: 'Concatenation', elements: [...elements] }],
    };
    return NFA.fromRegex(expression, { maxCharacter }, { assertions: 'throw' }, new NFA.LimitedNodeFactory(stateLimit));
}
const anything = {
    type: 'Quantifier',
    min: 0,
    max: Infinity,
    lazy: false,
    alternatives: [
        { type: 'Concatenation', elements: [{ type: 'CharacterClass', characters: CharSet.all(maxCharacter) }] },
    ],
};
/** `^` and `$` are parsed as assertions that no character comes before or after. */
function isEdge(element, kind) {
    if (element?.type !== 'Assertion' || !element.negate || element.kind !== kind)
        return false;
    const [only, ...others] = element.alternatives;
    const [character] = only?.elements ?? [];
    return (others.length === 0 &&
        only?.elements.length === 1 &&
        character?.type === 'CharacterClass' &&
        character.characters.isAll);
}
function isForbidding(element) {
    return element?.type === 'Assertion' && element.negate && element.kind === 'ahead';
}
function hasAssertion(element) {
    if (element.type === 'Assertion')
        return true;
    return 'alternatives' in element && element.alternatives.some(({ elements }) => elements.some(hasAssertion));
}
