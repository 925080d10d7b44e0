import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoppiceError } from '../../../../src/core/coppice-error.ts';
import { SourceText } from '../../../../src/core/text/source-text.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { literal, ref, seq } from '../../../../src/grammar/expression.ts';
import type { DraftRule } from '../../../../src/grammar/grammar-draft.ts';
import type { Grammar, Rule } from '../../../../src/grammar/grammar.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import { printJson } from '../../../../src/grammar/printing/print-json.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { scannerlessGrammar } from '../../../random-grammar.ts';
import { sharedData } from '../../../shared-data.ts';
import { readText } from '../notations/read-text.ts';
import { expectSameLanguage } from './same-language.ts';

function printed(text: string): unknown {
  return JSON.parse(printJson(ebnfGrammar(text)).text);
}

function errorOf(text: string): CoppiceError {
  try {
    printJson(ebnfGrammar(text));
  } catch (error) {
    if (error instanceof CoppiceError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('rules', () => {
  it('become lists of expansions', () => {
    expect(printed('start = "a" b | b | ; b = "x" ;')).toEqual({
      '<start>': [['a', '<b>'], ['<b>'], []],
      '<b>': [['x']],
    });
  });

  it('start at <start>, independent of the name of the start rule', () => {
    expect(printed('a = "x" start ; start = "y" | a ;')).toEqual({
      '<start>': [['<a>']],
      '<a>': [['x', '<start_rule>']],
      '<start_rule>': [['y'], ['<a>']],
    });
  });

  it.each([
    ['"x"?', { '<start>': [['<start-part>']], '<start-part>': [[], ['x']] }],
    ['"x"*', { '<start>': [['<start-part>']], '<start-part>': [[], ['x', '<start-part>']] }],
    ['"x"+', { '<start>': [['<start-part>']], '<start-part>': [['x'], ['x', '<start-part>']] }],
    ['"x"{3}', { '<start>': [['x', 'x', 'x']] }],
    ['"x"{2,}', { '<start>': [['x', '<start-part>']], '<start-part>': [['x'], ['x', '<start-part>']] }],
    [
      '"x"{1,3}',
      {
        '<start>': [['x', '<start-part_2>']],
        '<start-part>': [[], ['x']],
        '<start-part_2>': [[], ['x', '<start-part>']],
      },
    ],
    ['("x" | "y") "z"', { '<start>': [['<start-part>', 'z']], '<start-part>': [['x'], ['y']] }],
    ['("x" "y"){2}', { '<start>': [['<start-part>', '<start-part>']], '<start-part>': [['x', 'y']] }],
    ['[a-c]', { '<start>': [['a'], ['b'], ['c']] }],
    ['[ab] [ab]', { '<start>': [['<character>', '<character>']], '<character>': [['a'], ['b']] }],
    ['"<b>" "<" "<x> <y>"', { '<start>': [['<', 'b>', '<', '<', 'x> <y>']] }],
  ])('write out %s', (body, expected) => {
    expect(printed(`start = ${body} ;`)).toEqual(expected);
  });

  it('keep their language', () => {
    fc.assert(
      fc.property(scannerlessGrammar(), (grammar) => expectSameLanguage(reread(grammar), grammar, 'abc', 4)),
      { seed: 1, numRuns: 60 },
    );
  });

  it('keep every character of texts and names', () => {
    const [text, name] = ['<\ud800"\\\0\u{1F600}>', 'é-<b>'];
    const source = new SourceText('strange', '');
    const rules: DraftRule[] = [
      { name, kind: 'syntax', body: seq([literal(text), ref('start', 0)]), source, offset: 0 },
      { name: 'start', kind: 'syntax', body: literal('x'), source, offset: 0 },
    ];
    const read = reread(buildGrammar({ name: 'strange', source, rules, start: undefined, warnings: [] }));
    expect(new Parser(read).parse(`${text}x`).kind).toBe('parsed');
  });

  const data = sharedData();
  it.skipIf(data === undefined).each(['json.json', 'json.f1.json'])(
    'read back from %s are the same (needs COPPICE_DATA)',
    (file) => {
      const grammar = loadGrammarSync(path.join(data!, 'grammars/json-format', file));
      expect(printable(reread(grammar).rules)).toEqual(printable(grammar.rules));
    },
  );
});

describe('what a JSON grammar cannot express', () => {
  it('is listed', () => {
    const { losses } = printJson(ebnfGrammar('s = @weight 2 t | t t ; @token t = "x" ; @skip w = " " ;'));
    expect(losses).toHaveLength(3);
    expect(printJson(ebnfGrammar('s = "x" | [a-z]* ;')).losses).toEqual([]);
  });

  it('is an error if it is a large class, with the rule and its location', () => {
    const error = errorOf('s = t ;\nt = [^a] ;');
    expect(error).toMatchObject({ code: 'class-too-large', location: { line: 2, column: 1 } });
    expect(error.message).toContain('`t`');
    expect(error.hint).toBeDefined();
    expect(printed('s = [\\u{1}-\\u{80}] ;')).toHaveProperty('<s>.length', 128);
  });

  it('is not an error if it cannot be reached from the start', () => {
    expect(printed('s = "x" ; t = . ;')).toEqual({ '<start>': [['<s>']], '<s>': [['x']] });
  });

  it('is an error if it is a large count', () => {
    expect(errorOf('s = "x"{1000} ;').code).toBe('count-too-large');
    expect(errorOf('s = "x"{0,1000} ;').code).toBe('count-too-large');
  });
});

/** Returns rules as texts without numbers, in an order that is independent of theirs. */
function printable(rules: readonly Rule[]): string[] {
  return rules
    .map(({ name, body }) => `${name} ${JSON.stringify(body, ['kind', 'text', 'name', 'items', 'options'])}`)
    .sort();
}

function reread(grammar: Grammar): Grammar {
  return buildGrammar(readText('printed.json', printJson(grammar).text));
}
