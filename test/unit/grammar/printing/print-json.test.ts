import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoppiceError } from '../../../../src/core/coppice-error.ts';
import { printJson } from '../../../../src/grammar/printing/print-json.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

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

  it('start at <start>, whatever the start rule is called', () => {
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
  ])('spell out %s', (body, expected) => {
    expect(printed(`start = ${body} ;`)).toEqual(expected);
  });

  it('keep the language of what they spell out', () => {
    const piece = fc.constantFrom('"x"', '[ab]', '("y" | "z" "w")', '');
    const quantifier = fc.constantFrom('', '?', '*', '+', '{2}', '{1,3}', '{2,}');
    const item = fc.tuple(piece, quantifier).map(([text, times]) => (text === '' ? '' : `(${text})${times}`));
    const body = fc.array(item, { minLength: 1, maxLength: 3 }).map((items) => items.join(' '));
    fc.assert(
      fc.property(body, body, (first, second) => {
        const text = `start = ${first} | ${second} ;`;
        const rules = printed(text) as JsonRules;
        const pattern = new RegExp(`^(?:${toRegExp(first)}|${toRegExp(second)})$`);
        for (const word of allWords('abwxyz', 3)) expect(derives(rules, word), word).toBe(pattern.test(word));
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe('what a JSON grammar cannot hold', () => {
  it('is listed', () => {
    const { losses } = printJson(ebnfGrammar('s = @weight 2 t | t t ; @token t = "x" ; @skip w = " " ;'));
    expect(losses).toHaveLength(3);
    expect(printJson(ebnfGrammar('s = "x" | [a-z]* ;')).losses).toEqual([]);
  });

  it('is an error if it is a large class, with the rule and its place', () => {
    const error = errorOf('s = t ;\nt = [^a] ;');
    expect(error).toMatchObject({ code: 'class-too-large', location: { line: 2, column: 1 } });
    expect(error.message).toContain('`t`');
    expect(error.hint).toBeDefined();
    expect(printed('s = [\\u{1}-\\u{80}] ;')).toHaveProperty('<s>.length', 128);
  });

  it('is no error if the start does not reach it', () => {
    expect(printed('s = "x" ; t = . ;')).toEqual({ '<start>': [['<s>']], '<s>': [['x']] });
  });

  it('is an error if it is a large count', () => {
    expect(errorOf('s = "x"{1000} ;').code).toBe('count-too-large');
    expect(errorOf('s = "x"{0,1000} ;').code).toBe('count-too-large');
  });
});

type JsonRules = Readonly<Record<string, readonly (readonly string[])[]>>;

/** By plain search over what is left of the word; rules here never recurse without reading something. */
function derives(rules: JsonRules, word: string): boolean {
  const ends = (symbols: readonly string[], from: number): Set<number> => {
    const [symbol, ...rest] = symbols;
    if (symbol === undefined) return new Set([from]);
    const found = new Set<number>();
    for (const middle of rules[symbol] === undefined ? textEnds(symbol, from) : ruleEnds(symbol, from)) {
      for (const end of ends(rest, middle)) found.add(end);
    }
    return found;
  };
  const textEnds = (text: string, from: number): number[] => (word.startsWith(text, from) ? [from + text.length] : []);
  const ruleEnds = (name: string, from: number): number[] =>
    (rules[name] ?? []).flatMap((expansion) => [...ends(expansion, from)]);
  return ends(['<start>'], 0).has(word.length);
}

function allWords(letters: string, longest: number): string[] {
  let words = [''];
  const all = [''];
  for (let n = 0; n < longest; n++) {
    words = words.flatMap((word) => Array.from(letters, (letter) => word + letter));
    all.push(...words);
  }
  return all;
}

function toRegExp(body: string): string {
  return body.replaceAll(/[" ]/g, '');
}
