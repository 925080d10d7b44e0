import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { sharedData } from '../../../shared-data.ts';
import { errorAtMark, readText, showRules, showWarnings } from './read-text.ts';

describe('JSON grammars', () => {
  it('find names in expansion texts', () => {
    const draft = readText('g.json', '{ "<start>": ["<a>+<a>", "", "x"], "<a>": ["1", "<a><a>"] }');
    expect(showRules(draft)).toEqual(['start = a "+" a |  | "x"', 'a = "1" | a a']);
    expect(draft.start).toBe('start');
  });

  it('take each symbol of a list as a whole', () => {
    const draft = readText('g.json', '{ "<A>": [["<B>", "text <B>"], [], ["<", "<=>", ">"]], "<B>": [["b"]] }');
    expect(showRules(draft)).toEqual(['A = B "text <B>" |  | "<" "<=>" ">"', 'B = "b"']);
    expect(buildGrammar(draft).start.name).toBe('A');
  });

  it('distinguish quoted texts from unquoted names if keys have no brackets', () => {
    const draft = readText('g.json', `{ "A": [["'x'", "B"], ["'<B>'"]], "B": [["\\"y\\""], ["''"]] }`);
    expect(showRules(draft)).toEqual(['A = "x" B | "<B>"', 'B = "y" | ']);
  });

  it('read quoted texts and names from one string', () => {
    const draft = readText('g.json', `{ "ARGS": ["VAR", "VAR ', ' ARGS", "'it\\\\'s'"], "VAR": ["'a'"] }`);
    expect(showRules(draft)).toEqual(['ARGS = VAR | VAR ", " ARGS | "it\'s"', 'VAR = "a"']);
  });

  it('accept unbracketed keys that are referred to in brackets', () => {
    const draft = readText('g.json', '{ "start": ["<a>b"], "a": ["c"] }');
    expect(showRules(draft)).toEqual(['start = a "b"', 'a = "c"']);
  });

  it.each(['<START>', 'Start', '<start>'])('start from %s at any position', (key) => {
    const draft = readText('g.json', JSON.stringify({ '<b>': ['x'], [key]: ['<b>'] }));
    expect(buildGrammar(draft).start.name).toBe(key.replaceAll(/[<>]/g, ''));
  });

  it('unwrap a grammar that names its start rule', () => {
    const draft = readText('g.json', '{ "[start]": "<b>", "[grammar]": { "<a>": ["x"], "<b>": ["<a>"] }, "[key]": 1 }');
    expect(buildGrammar(draft).start.name).toBe('b');
    expect(showWarnings(draft)).toEqual(['json-unknown-key 1:68']);
  });

  it('share what annotated expansions leave among the others', () => {
    const draft = readText('g.json', '{ "<a>": [["x<b>", {"prob": 0.5}], "y", "z"], "<b>": ["b"] }');
    expect(showRules(draft)[0]).toBe('a = @0.5 "x" b | @0.25 "y" | @0.25 "z"');
  });

  it('report offsets in strings after escapes', () => {
    expect(errorAtMark('g.json', '{\n  "<a>": ["\\u0041\\n\\"‸<b>"]\n}')).toBe('undefined-rule');
    expect(errorAtMark('g.json', '{ "<a>": [["x", "‸<b>"]] }')).toBe('undefined-rule');
  });

  it('reject two rules of one name', () => {
    expect(errorAtMark('g.json', '{ "<a>": ["x"],\n  ‸"<a>": ["y"] }')).toBe('duplicate-rule');
  });

  it.each([
    ['‸[]', 'json-not-a-grammar'],
    ['{ "<a>": ‸"x" }', 'json-expected-list'],
    ['{ "<a>": ‸[] }', 'json-no-expansions'],
    ['{ "<a>": [‸1] }', 'json-bad-expansion'],
    ['{ "<a>": [[‸1]] }', 'json-bad-symbol'],
    ['{ "<a>": [["x", ‸["y"]]] }', 'json-bad-symbol'],
    ['{ "a": [[‸"x y"]] }', 'json-unquoted-text'],
    [`{ "a": ["‸'x"] }`, 'json-unclosed-text'],
    ['{ "<a>": [["x", {"prob": ‸2}]] }', 'json-bad-probability'],
    ['{ "<a>": ‸[["x", {"prob": 1}], "y"] }', 'json-bad-probability'],
    ['‸{}', 'empty-grammar'],
  ])('report the error in %s', (text, expected) => {
    expect(errorAtMark('g.json', text)).toBe(expected);
  });
});

describe('reading JSON with positions', () => {
  it.each([
    ['‸', 'json-unexpected-end'],
    ['{"<a>": ["x"‸,]}', 'json-trailing-comma'],
    ['{"<a>": ["x"]‸,\n}', 'json-trailing-comma'],
    ['{"<a>": ["x"‸ "y"]}', 'json-missing-comma'],
    ['{"<a>": ["x"]‸\n "<b>": ["y"]}', 'json-missing-comma'],
    ['{"<a>": ["x"‸}', 'json-missing-comma'],
    ['{"<a>": [‸"x', 'json-unclosed-string'],
    ['{"<a>": [‸"x\n"]}', 'json-unclosed-string'],
    ['{"<a>": ‸["x"', 'json-unclosed-array'],
    ['‸{"<a>": ["x"],', 'json-unclosed-object'],
    ['{"<a>"‸ ["x"]}', 'json-missing-colon'],
    ["{‸'<a>': ['x']}", 'json-expected-string'],
    ['{"<a>": [‸\'x\']}', 'json-unexpected'],
    ['{"<a>": ["x", ‸/* c */ "y"]}', 'json-unexpected'],
    ['{"<a>": ["‸\\q"]}', 'json-bad-escape'],
    ['{"<a>": ["‸\\u00"]}', 'json-bad-escape'],
    ['{"<a>": ["‸\t"]}', 'json-control-character'],
    ['{"<a>": [‸01]}', 'json-unexpected'],
    ['{"<a>": ["x"]} ‸x', 'json-after-end'],
    [`${'['.repeat(1000)}‸${'['.repeat(100_000)}`, 'grammar-too-deep'],
  ])('finds the error in %.40s', (text, expected) => {
    expect(errorAtMark('g.json', text)).toBe(expected);
  });

  it('decodes strings as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, spread) => {
        // The brackets that would form names are excluded, so that the text is one literal.
        const plain = text.replaceAll('<', '(');
        const draft = readText('g.json', JSON.stringify({ '<a>': [plain] }, null, spread ? 2 : 0));
        const expected = plain === '' ? { kind: 'seq', items: [] } : { kind: 'literal', text: plain };
        expect(draft.rules[0]?.body).toEqual(expected);
      }),
      { seed: 1 },
    );
  });
});

const folder = sharedData() && path.join(sharedData()!, 'grammars/json-format');

describe.skipIf(folder === undefined)('public JSON grammars (skipped without shared data)', () => {
  it.each([
    ['http.json', 21, 'A'],
    ['javascript.json', 61, 'START'],
    ['json.f1.json', 30, 'start'],
    ['json.json', 30, 'start'],
    ['ruby.json', 8, 'START'],
  ])('%s loads with %i rules and starts from %s', (file, rules, start) => {
    const grammar = loadGrammarSync(path.join(folder!, file));
    expect([grammar.rules.length, grammar.start.name]).toEqual([rules, start]);
  });

  it('are all in the table above', () => {
    expect(readdirSync(folder!).filter((file) => file.endsWith('.json'))).toHaveLength(5);
  });
});
