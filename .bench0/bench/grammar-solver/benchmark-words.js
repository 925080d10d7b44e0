import { Parser } from '../../src/derivation/parse/parser.js';
import { treeTokens } from '../../src/derivation/print/tree-tokens.js';
import { codePoints } from '../../src/grammar/characters/char-set.js';
import { loadGrammarSync } from '../../src/grammar/load-grammar.js';
import { GrammarSolver } from '../../src/solver/grammar/grammar-solver.js';
/** The symbols are characters, because the shipped grammar has no tokens. */
export function jsonLanguage() {
    return {
        name: 'JSON',
        solver: GrammarSolver.overCharacters(loadGrammarSync('json')),
        word: (size) => codePoints(jsonText(size)),
        deepWord: (depth) => codePoints('['.repeat(depth) + ']'.repeat(depth)),
    };
}
export function luaLanguage() {
    return tokenLanguage('Lua', loadGrammarSync('lua'), luaStatements, (depth) => `x = ${nested('(', '1', ')', depth)}`);
}
export function ecmascriptLanguage() {
    return tokenLanguage('ECMAScript', loadGrammarSync('ecmascript'), ecmascriptStatements, (depth) => `x = ${nested('[', '1', ']', depth)};`);
}
function tokenLanguage(name, grammar, statements, deepText) {
    const solver = GrammarSolver.overTokens(grammar);
    const parser = new Parser(grammar);
    const read = (text) => tokenValues(text, parser, grammar, solver.grammar.flat);
    const sizes = statements.map((statement) => read(statement).length);
    return {
        name,
        solver,
        word: (size) => {
            const text = [];
            for (let i = 0, length = 0; length < size; i++) {
                text.push(statements[i % statements.length]);
                length += sizes[i % statements.length];
            }
            return read(text.join('\n'));
        },
        deepWord: (depth) => read(deepText(depth)),
    };
}
function tokenValues(text, parser, grammar, flat) {
    const result = parser.parse(text);
    if (result.kind !== 'parsed')
        throw new Error(`not a word: ${text.slice(0, 200)}`);
    return treeTokens(result.tree(), grammar).map(({ tree }) => terminalOf(tree, flat));
}
function terminalOf({ node }, flat) {
    return flat.terminals.findIndex((terminal) => {
        if (terminal.kind === 'token-rule')
            return node.kind === 'ref' && node.target === terminal.rule;
        if (terminal.kind === 'token-literal')
            return node.kind === 'literal' && node.text === terminal.text;
        return node.kind === 'class' && node.set.equals(terminal.set);
    });
}
function jsonText(size) {
    const items = [];
    for (let i = 0; JSON.stringify(items).length < size - 1; i++) {
        const small = [1, 'ab', null, { x: [true] }, -2.5e3, []];
        const large = { id: i, name: `item ${i}`, tags: ['a', 'b\n', null], more: { x: [1, 2.5], y: {} } };
        items.push(size - JSON.stringify(items).length > 80 ? large : small[i % small.length]);
    }
    return JSON.stringify(items);
}
function nested(open, inside, close, depth) {
    return open.repeat(depth) + inside + close.repeat(depth);
}
const luaStatements = [
    'local a = f(1)',
    'local function g(x, y) if x > y then return x - y else return { x, y = 2; [3] = "s" } end end',
    'for i = 1, 10 do t[i] = i * 2 + #t; print(i, t.name, "a" .. i) end',
    'while n ~= 0 and not done do n = n // 2; repeat n = n - 1 until n < 0 end',
    'object:method(function(...) local p, q = ... ; return p end, nil, true)',
    'a.b.c, d = (1 + 2) * -3 ^ 2, { { 1 }, {} }',
    'for k, v in pairs(t) do if v == nil then break end end',
];
const ecmascriptStatements = [
    'var a = f(1, 2);',
    'function g(x, y) { if (x > y) { return x - y; } else { return [x, { y: 2, "z": 3 }]; } }',
    'for (let i = 0; i < 10; i++) { t[i] = i * 2 + t.length; print(i, t.name, "a" + i); }',
    'while (n !== 0 && !done) { n = n >> 1; do { n--; } while (n > 0); }',
    'object.method(function (p, q) { return p ? q : null; }, (x) => x + 1, true);',
    'switch (x) { case 1: y = 2; break; default: y = [1, [2, 3], {}]; }',
    'try { a.b.c = (1 + 2) * -3; } catch (e) { throw new Error("bad"); } finally { z = void 0; }',
];
