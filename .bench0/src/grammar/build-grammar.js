import { nearestName } from '../core/text/nearest-name.js';
import { errorOf } from './diagnostic.js';
import { Grammar } from './grammar.js';
import { defaultMode } from './lexer-rule.js';
/**
 * Numbers the nodes and resolves the names. Throws the first error of `draftErrors`, if there is one.
 *
 * @example
 * ```ts
 * const source = new SourceText('sums', '');
 * const sum = seq([literal('1'), repeat(literal('+1'), 0, Infinity)]);
 * const rules: DraftRule[] = [{ name: 'sum', kind: 'syntax', body: sum, source, offset: 0 }];
 * const grammar = buildGrammar({ name: 'sums', source, rules, start: undefined, warnings: [] });
 * ```
 */
export function buildGrammar(draft, startName) {
    const [first] = draftErrors(draft, startName);
    if (first !== undefined)
        throw errorOf(first);
    const indexes = new Map(draft.rules.map((rule, index) => [rule.name, index]));
    const start = indexes.get(startName ?? startOf(draft));
    const root = { kind: 'ref', id: 0, name: draft.rules[start].name, target: start };
    const nodes = [root];
    const owners = [-1];
    const rules = draft.rules.map((rule, index) => {
        const body = number(rule.body, indexes, nodes);
        while (owners.length < nodes.length)
            owners.push(index);
        const location = rule.source.locationAt(rule.offset);
        return { index, name: rule.name, kind: rule.kind, body, location };
    });
    const lexerRules = (draft.lexerRules ?? defaultLexerRules(draft.rules)).map((rule) => resolve(rule, indexes));
    return new Grammar({ name: draft.name, rules, root, nodes, owners: Int32Array.from(owners), lexerRules });
}
/**
 * Returns every error that prevents a draft from becoming a grammar.
 *
 * @example
 * ```ts
 * const errors = draftErrors(readGrammarDraft('grammars/query.g4'));
 * console.log(errors.map(({ code, message }) => `${code}: ${message}`));
 * ```
 */
export function draftErrors(draft, startName) {
    if (draft.rules.length === 0) {
        const location = draft.source.locationAt(0);
        const hint = 'define at least one rule';
        return [{ severity: 'error', code: 'empty-grammar', message: 'the grammar has no rules', location, hint }];
    }
    const errors = [];
    const names = new Map();
    for (const rule of draft.rules) {
        const earlier = names.get(rule.name);
        if (earlier !== undefined)
            errors.push(duplicate(rule, earlier));
        else
            names.set(rule.name, rule);
    }
    for (const rule of draft.rules) {
        for (const ref of refsOf(rule.body))
            if (!names.has(ref.name))
                errors.push(undefinedRule(ref, rule, names));
    }
    const start = startName ?? startOf(draft);
    if (!names.has(start)) {
        const message = `the start rule \`${start}\` is not defined`;
        const location = draft.source.locationAt(0);
        errors.push({ severity: 'error', code: 'unknown-start', message, location, hint: suggestion(start, names.keys()) });
    }
    return errors;
}
function startOf(draft) {
    const first = draft.rules.find((rule) => rule.kind === 'syntax') ?? draft.rules[0];
    return draft.start ?? first?.name ?? '';
}
function number(expression, indexes, nodes) {
    const id = nodes.length;
    // Reserve the id before the children take theirs: ids are in preorder.
    nodes.push(undefined);
    const node = withId(expression, id, indexes, nodes);
    nodes[id] = node;
    return node;
}
function withId(expression, id, indexes, nodes) {
    switch (expression.kind) {
        case 'literal':
            return { kind: 'literal', id, text: expression.text };
        case 'class':
            return { kind: 'class', id, set: expression.set };
        case 'ref':
            return { kind: 'ref', id, name: expression.name, target: indexes.get(expression.name) };
        case 'seq':
            return { kind: 'seq', id, items: expression.items.map((item) => number(item, indexes, nodes)) };
        case 'alt': {
            const options = expression.options.map((option) => number(option, indexes, nodes));
            return { kind: 'alt', id, options, weights: expression.weights };
        }
        case 'repeat': {
            const { min, max, lazy } = expression;
            return { kind: 'repeat', id, item: number(expression.item, indexes, nodes), min, max, lazy };
        }
    }
}
function defaultLexerRules(rules) {
    return rules
        .filter((rule) => rule.kind === 'token' || rule.kind === 'skip')
        .map((rule) => ({
        rule: rule.name,
        type: rule.name,
        mode: defaultMode,
        hidden: rule.kind === 'skip',
        more: false,
        modeActions: [],
        guarded: false,
    }));
}
function resolve(rule, indexes) {
    return { ...rule, rule: indexes.get(rule.rule), type: indexes.get(rule.type) };
}
function* refsOf(expression) {
    if (expression.kind === 'ref')
        yield expression;
    else if (expression.kind === 'seq')
        for (const item of expression.items)
            yield* refsOf(item);
    else if (expression.kind === 'alt')
        for (const option of expression.options)
            yield* refsOf(option);
    else if (expression.kind === 'repeat')
        yield* refsOf(expression.item);
}
function duplicate(rule, earlier) {
    const { line } = earlier.source.positionAt(earlier.offset);
    const where = earlier.source === rule.source ? `on line ${line}` : `in ${earlier.source.file}, line ${line}`;
    return {
        severity: 'error',
        code: 'duplicate-rule',
        message: `rule \`${rule.name}\` is defined twice`,
        location: rule.source.locationAt(rule.offset),
        hint: `the first definition is ${where}; rename one, or combine them with \`|\``,
    };
}
function undefinedRule(ref, rule, names) {
    return {
        severity: 'error',
        code: 'undefined-rule',
        message: `rule \`${rule.name}\` refers to \`${ref.name}\`, which is not defined`,
        location: rule.source.locationAt(ref.offset),
        hint: suggestion(ref.name, names.keys()),
    };
}
/** Returns the nearest known name if there is one, else advice on the missing name. */
export function suggestion(name, known) {
    const nearest = nearestName(name, known);
    return nearest === undefined ? `define \`${name}\`, or remove the reference` : `did you mean \`${nearest}\`?`;
}
