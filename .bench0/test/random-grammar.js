import * as fc from 'fast-check';
import { SourceText } from '../src/core/text/source-text.js';
import { buildGrammar } from '../src/grammar/build-grammar.js';
import { CharSet } from '../src/grammar/characters/char-set.js';
import { alt, charClass, literal, ref, repeat, seq } from '../src/grammar/expression.js';
/**
 * Small grammars without lexical rules: left-recursive, ambiguous, nullable, cyclic and unproductive ones included. The
 * grammar's name is its text, so that a counterexample can be read.
 */
export function scannerlessGrammar() {
    return fc.integer({ min: 1, max: 4 }).chain((count) => {
        const names = ['s', 't', 'u', 'v'].slice(0, count);
        const bodies = names.map(() => expression(names));
        return fc.tuple(...bodies).map((found) => build(found.map((body, i) => rule(names[i], 'syntax', body))));
    });
}
/**
 * Small grammars of tokens, some with fragments, some with text to skip (one of `skipped`). Tokens are finite patterns or
 * simple repeats.
 */
export function tokenGrammar(skipped = [' ']) {
    return fc
        .record({
        syntax: fc.integer({ min: 1, max: 3 }),
        tokens: fc.integer({ min: 1, max: 2 }),
        fragments: fc.integer({ min: 0, max: 1 }),
        skip: fc.constantFrom(undefined, ...skipped),
    })
        .chain((shape) => {
        const syntaxNames = ['s', 't', 'u'].slice(0, shape.syntax);
        const tokenNames = ['WORD', 'SIGN'].slice(0, shape.tokens);
        const fragmentNames = ['Part'].slice(0, shape.fragments);
        return fc
            .record({
            syntax: fc.tuple(...syntaxNames.map(() => expression([...syntaxNames, ...tokenNames]))),
            tokens: fc.tuple(...tokenNames.map(() => expression(fragmentNames, 2))),
            fragments: fc.tuple(...fragmentNames.map(() => expression([], 1))),
        })
            .map(({ syntax, tokens, fragments }) => build([
            ...syntax.map((body, i) => rule(syntaxNames[i], 'syntax', body)),
            ...tokens.map((body, i) => rule(tokenNames[i], 'token', body)),
            ...fragments.map((body, i) => rule(fragmentNames[i], 'fragment', body)),
            ...(shape.skip === undefined ? [] : [rule('SPACE', 'skip', repeat(literal(shape.skip), 1, Infinity))]),
        ]));
    });
}
export function randomGrammar() {
    return fc.oneof({ weight: 3, arbitrary: scannerlessGrammar() }, { weight: 1, arbitrary: tokenGrammar() });
}
const source = new SourceText('random', '');
/** The letters are few, so that different derivations often have the same text. */
function expression(names, depth = 3) {
    const terminal = fc.oneof(fc.constantFrom('a', 'b', 'c', 'ab').map(literal), fc.constantFrom('a', 'ab', 'bc').map((members) => charClass(CharSet.chars(members))));
    const symbol = names.length === 0
        ? terminal
        : fc.oneof(terminal, fc.constantFrom(...names).map((name) => ref(name, 0)));
    if (depth === 0)
        return symbol;
    const inner = expression(names, depth - 1);
    const bounds = fc.constantFrom([0, 1], [0, Infinity], [1, Infinity], [0, 2], [2, 3], [2, 2]);
    return fc.oneof({ weight: 3, arbitrary: symbol }, { weight: 4, arbitrary: fc.array(inner, { minLength: 0, maxLength: 3 }).map(seq) }, { weight: 4, arbitrary: alternatives(inner) }, {
        weight: 2,
        arbitrary: fc
            .record({ item: inner, bounds, lazy: fc.boolean() })
            .map(({ item, bounds: [min, max], lazy }) => repeat(item, min, max, lazy)),
    });
}
function alternatives(inner) {
    const option = fc.record({ body: inner, weight: fc.constantFrom(1, 1, 1, 2, 0.5) });
    return fc.array(option, { minLength: 2, maxLength: 4 }).map((options) => alt(options.map(({ body }) => body), options.map(({ weight }) => weight)));
}
function rule(name, kind, body) {
    return { name, kind, body, source, offset: 0 };
}
function build(rules) {
    const name = rules.map((rule) => `${rule.kind} ${rule.name} = ${show(rule.body)};`).join(' ');
    return buildGrammar({ name, source, rules, start: undefined, warnings: [] });
}
function show(expression) {
    switch (expression.kind) {
        case 'literal':
            return JSON.stringify(expression.text);
        case 'class':
            return expression.set.toString();
        case 'ref':
            return expression.name;
        case 'seq':
            return `(${expression.items.map(show).join(' ')})`;
        case 'alt':
            return `(${expression.options.map(show).join(' | ')})`;
        case 'repeat':
            return `${show(expression.item)}{${expression.min},${expression.max}}`;
    }
}
