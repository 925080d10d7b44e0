import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceText } from '../../../../src/core/text/source-text.ts';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { literal } from '../../../../src/grammar/expression.ts';
import type { DraftLexerRule, DraftRule } from '../../../../src/grammar/grammar-draft.ts';
import type { Grammar, RuleKind } from '../../../../src/grammar/grammar.ts';
import { defaultMode } from '../../../../src/grammar/lexer-rule.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { isName } from '../../../../src/grammar/notations/ebnf/name.ts';
import { printEbnf } from '../../../../src/grammar/printing/print-ebnf.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { sharedData } from '../../../shared-data.ts';
import { anyGrammar, strangelyNamedGrammar } from './any-grammar.ts';

/** Returns everything except the locations of the rules. */
function contents(grammar: Grammar): unknown {
  const rules = grammar.rules.map(({ index, name, kind, body }) => ({ index, name, kind, body }));
  return { rules, start: grammar.start.index, lexerRules: grammar.lexerRules };
}

/** Returns the contents with references by number only. */
function nameless(grammar: Grammar): string {
  return JSON.stringify(contents(grammar), (key, value: unknown) => (key === 'name' ? undefined : value));
}

describe('reading what was printed', () => {
  it('gives an equal grammar', () => {
    fc.assert(
      fc.property(anyGrammar(), (grammar) => {
        const { text, losses } = printEbnf(grammar);
        expect(losses).toEqual([]);
        expect(contents(ebnfGrammar(text))).toEqual(contents(grammar));
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  it('gives an equal grammar except for names that cannot be read', () => {
    fc.assert(
      fc.property(strangelyNamedGrammar(), (grammar) => {
        const read = ebnfGrammar(printEbnf(grammar).text);
        expect(nameless(read)).toBe(nameless(grammar));
        for (const rule of grammar.rules) if (isName(rule.name)) expect(read.rules[rule.index]?.name).toBe(rule.name);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  const data = sharedData();
  it.skipIf(data === undefined)('gives an equal grammar for every shared grammar (needs COPPICE_DATA)', () => {
    for (const file of grammarFiles(path.join(data!, 'grammars'))) {
      const grammar = loadGrammarSync(file);
      const { text, losses } = printEbnf(grammar);
      const read = ebnfGrammar(text);
      if (losses.length === 0) expect(read.lexerRules, file).toEqual(grammar.lexerRules);
      expect({ ...(contents(read) as object), lexerRules: [] }, file).toEqual({
        ...(contents(grammar) as object),
        lexerRules: [],
      });
    }
  });
});

describe('the layout', () => {
  it('has one rule per line, and one alternative per line if the rule is long', () => {
    const text = [
      'list = item ("," item)* | ;',
      'item = @weight 3 word | "\\"\'" | \'"\' | [^\\n"] . | (word?)+? | null | (word | "é\\u{301}"){2,5} ;',
      '',
      'long',
      ...Array.from({ length: 9 }, (_, i) => `  ${i === 0 ? '=' : '|'} "some alternative" word`),
      '  |',
      '  ;',
      '',
      '@token null = i"null" ;',
      '@token word = [\\-a-z]+ ;',
      '@skip space = [\\t ]+ ;',
      '@start @fragment unused = ;',
      '',
    ].join('\n');
    expect(printEbnf(ebnfGrammar(text))).toEqual({ text, losses: [] });
  });

  it.each([
    ['((a))* (a b) c', 'a* a b c'],
    ['((a | b)) | (c)', '(a | b) | c'],
    ['(a | b) c', '(a | b) c'],
    ['(a b)?', '(a b)?'],
    ['(| a)', '| a'],
    ['a (| b)', 'a (| b)'],
    ['a{1} b{0,1} c{0,} a{1,} b{,4} c{3,3}', 'a b? c* a+ b{0,4} c{3}'],
    ['[\\u{0}-\\u{10ffff}]', '.'],
    ['[Xx]', '[Xx]'],
    ['"a" "b"', '"a" "b"'],
  ])('keeps of %s the required parentheses', (body, expected) => {
    const [line] = printEbnf(ebnfGrammar(`s = ${body} ; a = ; b = ; c = ;`)).text.split('\n');
    expect(line).toBe(`s = ${expected} ;`);
  });
});

describe('the losses', () => {
  it('include what lexical rules did beyond matching', () => {
    const grammar = withLexer([
      lexer('b', { mode: 'INSIDE', guarded: true }),
      lexer('c', { type: 'b', more: true }),
      lexer('d', { hidden: true, modeActions: [{ kind: 'pop' }] }),
    ]);
    expect(printEbnf(grammar).losses).toHaveLength(6);
  });

  it('include a different order of the lexical rules', () => {
    expect(printEbnf(withLexer([lexer('c', {}), lexer('b', {}), lexer('d', {})])).losses).toHaveLength(1);
    expect(printEbnf(withLexer([lexer('b', {}), lexer('c', {}), lexer('d', {})])).losses).toEqual([]);
  });
});

function withLexer(lexerRules: readonly DraftLexerRule[]): Grammar {
  const source = new SourceText('lexer', '');
  const rule = (name: string, kind: RuleKind): DraftRule => ({ name, kind, body: literal(name), source, offset: 0 });
  const rules = [rule('a', 'syntax'), rule('b', 'token'), rule('c', 'token'), rule('d', 'token')];
  return buildGrammar({ name: 'lexer', source, rules, start: undefined, warnings: [], lexerRules });
}

function lexer(rule: string, other: Partial<DraftLexerRule>): DraftLexerRule {
  const plain = { mode: defaultMode, hidden: false, more: false, modeActions: [], guarded: false };
  return { rule, type: rule, ...plain, ...other };
}

function grammarFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(?:g4|json)$/.test(file)).map((file) => path.join(folder, file));
}
