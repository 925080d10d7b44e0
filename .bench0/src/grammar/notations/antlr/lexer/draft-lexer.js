import { alt, ref } from '../../../expression.js';
import { mapRefs, refsIn } from '../draft/expression-refs.js';
import { guardedRules } from '../draft/guarded-rules.js';
import { isEntry, lexerPartsOf, patternName } from './lexer-entry.js';
import { LexerModes } from './lexer-modes.js';
import { hiddenName, tokenTexts } from './token-text.js';
import { nestedName, WholeTokens } from './whole-tokens.js';
/**
 * Converts the lexer to grammar rules. A lexer rule defines two things: a pattern that is tried at a position, and the
 * texts of tokens of that name. If `type`, `more` or differing commands make the two differ, the rule with the plain
 * name describes the texts of the token, and rules with a dot in their names describe the patterns.
 */
export function draftLexer(lexicalRules, usedBySyntax) {
    const divided = lexicalRules.map((rule) => ({ rule, parts: lexerPartsOf(rule) }));
    const entries = divided.flatMap(({ parts }) => parts.filter(isEntry));
    const modes = new LexerModes(entries);
    const whole = new WholeTokens(entries, modes);
    const tokens = tokenTexts(entries, whole);
    const names = finalNames(divided, tokens);
    const kindOf = (name) => {
        const token = tokens.get(name);
        if (token === undefined)
            return 'fragment';
        return token.hidden && !usedBySyntax.has(name) ? 'skip' : 'token';
    };
    const rules = new Map();
    const add = (name, body, { source, offset }) => {
        if (!rules.has(name))
            rules.set(name, { name, kind: kindOf(name), body: renamed(body, names), source, offset });
    };
    for (const { rule, parts } of divided) {
        for (const [name, body] of bodiesOf({ rule, parts }, tokens, names))
            add(name, body, rule);
    }
    for (const { name, body, lasts } of tokens.values())
        add(name, body, lasts[0].rule);
    addNestedRules(rules, whole, entries, add);
    const guarded = guardedRules(lexicalRules);
    const lexerRules = entries.map((entry) => {
        const { mode, hidden, more, modeActions } = entry;
        const rule = names.get(entry.pattern) ?? entry.pattern;
        const type = rules.has(entry.type) ? entry.type : entry.rule.name;
        return { rule, type, mode, hidden, more, modeActions, guarded: guarded.has(entry.rule.name) };
    });
    return { rules: withoutUnusedPatterns([...rules.values()], lexerRules), lexerRules, tokens, modes };
}
/**
 * Returns the final name of the rule for each pattern and for each name that a lexer rule refers to: a pattern needs
 * its own name only if tokens of that name have other texts.
 */
function finalNames(divided, tokens) {
    const names = new Map();
    for (const { rule, parts } of divided) {
        for (const { name, pattern } of parts) {
            const text = tokens.get(name)?.body;
            const isTheToken = text === undefined || (text.kind === 'ref' && text.name === pattern);
            names.set(pattern, isTheToken ? name : pattern);
        }
        const whole = patternName(rule.name);
        if (parts.length > 1)
            names.set(whole, tokens.has(rule.name) ? whole : rule.name);
        names.set(rule.name, names.get(whole) ?? rule.name);
    }
    return names;
}
function renamed(body, names) {
    return mapRefs(body, (old) => {
        const name = names.get(old.name) ?? old.name;
        return name === old.name ? old : ref(name, old.offset);
    });
}
/** Returns the rules that one lexer rule becomes; the first one has its name. */
function bodiesOf({ rule, parts }, tokens, names) {
    const bodies = new Map();
    for (const name of [rule.name, ...parts.flatMap((part) => [part.name, hiddenName(part.name)])]) {
        const token = tokens.get(name);
        if (token !== undefined)
            bodies.set(name, token.body);
    }
    if (parts.length > 1) {
        bodies.set(names.get(rule.name), alt(parts.map((part) => ref(part.pattern, rule.offset))));
    }
    for (const part of parts)
        bodies.set(names.get(part.pattern), part.body);
    return bodies;
}
/** Adds rules for nested text, which may itself contain nested text of further modes. */
function addNestedRules(rules, whole, entries, add) {
    const modes = new Map(entries.map((entry) => [nestedName(entry.mode), entry]));
    // The map grows during the iteration.
    for (const { body } of rules.values()) {
        for (const { name } of refsIn(body)) {
            const entry = modes.get(name);
            const text = entry === undefined || rules.has(name) ? undefined : whole.nestedText(entry.mode);
            if (entry !== undefined && text !== undefined)
                add(name, text, entry.rule);
        }
    }
}
/** Removes the joint pattern of a rule with several parts unless another lexer rule refers to it. */
function withoutUnusedPatterns(rules, lexerRules) {
    const used = new Set(lexerRules.map((lexerRule) => lexerRule.rule));
    for (const { body } of rules)
        for (const { name } of refsIn(body))
            used.add(name);
    return rules.filter(({ name }) => !name.endsWith(patternName('')) || used.has(name));
}
