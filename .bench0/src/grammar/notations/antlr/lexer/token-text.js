import { expressionKey } from '../draft/expression-key.js';
import { patternName } from './lexer-entry.js';
/** Returns the texts of all tokens by name. */
export function tokenTexts(entries, whole) {
    const finishing = entries.filter((entry) => !entry.more);
    const visible = groupBy(finishing.filter((entry) => !entry.hidden), (entry) => entry.type);
    // The type of hidden text is irrelevant. Hidden text must not be mixed with visible tokens of the same name.
    const hidden = groupBy(finishing.filter((entry) => entry.hidden), ({ name }) => (visible.has(name) ? hiddenName(name) : name));
    const texts = new Map();
    for (const [name, lasts] of visible)
        texts.set(name, textOf(name, lasts, false, whole));
    for (const [name, lasts] of hidden)
        texts.set(name, textOf(name, lasts, true, whole));
    return texts;
}
/** Returns the name of the rule for hidden text if visible tokens have the same name. */
export function hiddenName(name) {
    return `${name}.hidden`;
}
function textOf(name, unordered, hidden, whole) {
    if (unordered.length === 1) {
        const body = whole.textEndingWith(unordered, (entry) => entry.pattern);
        return { name, hidden, lasts: unordered, body };
    }
    const isOwn = (entry) => entry.rule.name === name;
    const lasts = [...unordered.filter(isOwn), ...unordered.filter((entry) => !isOwn(entry))];
    return { name, hidden, lasts, body: whole.textEndingWith(lasts, patternsWithoutCopies(name, lasts)) };
}
/** Maps copies to the original pattern: `X_IN_MODE : X -> type(X)` and rules with equal bodies add no texts to X. */
function patternsWithoutCopies(token, lasts) {
    const firsts = new Map();
    const patterns = new Map();
    for (const entry of lasts) {
        const key = expressionKey(entry.body);
        const isCopy = entry.body.kind === 'ref' && entry.body.name === token;
        if (!firsts.has(key))
            firsts.set(key, isCopy ? patternName(token) : entry.pattern);
        patterns.set(entry, firsts.get(key));
    }
    return (entry) => patterns.get(entry) ?? entry.pattern;
}
function groupBy(items, nameOf) {
    const groups = new Map();
    for (const item of items) {
        const name = nameOf(item);
        const group = groups.get(name);
        if (group === undefined)
            groups.set(name, [item]);
        else
            group.push(item);
    }
    return groups;
}
