import { describe, expect, it } from 'vitest';
import { CoppiceError } from '../../../../src/core/coppice-error.ts';
import { SourceText } from '../../../../src/core/text/source-text.ts';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import { CharSet } from '../../../../src/grammar/characters/char-set.ts';
import {
  alt,
  charClass,
  epsilon,
  type Expression,
  literal,
  ref,
  repeat,
  seq,
} from '../../../../src/grammar/expression.ts';
import type { GrammarDraft } from '../../../../src/grammar/grammar-draft.ts';
import { ebnf } from '../../../../src/grammar/notations/ebnf.ts';
import { unicodeProperty } from '../../../../src/grammar/characters/unicode-property.ts';

function read(text: string): GrammarDraft {
  return ebnf.read(new SourceText('test.ebnf', text), { find: () => undefined });
}

/** The body of `x = <text> ;`. */
function bodyOf(text: string): Expression {
  const [rule] = read(`x = ${text} ;`).rules;
  if (rule === undefined) throw new Error('no rule was read');
  return rule.body;
}

function errorOf(text: string): { code: string; at: string; hint: string } {
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof CoppiceError)) throw error;
    return { code: error.code, at: `${error.location?.line}:${error.location?.column}`, hint: error.hint ?? '' };
  }
  throw new Error('nothing was thrown');
}

const a = charClass(CharSet.chars('a'));
const b = charClass(CharSet.chars('b'));

describe('items', () => {
  it.each([
    ['"if"', literal('if')],
    ["'if'", literal('if')],
    ['""', epsilon],
    [String.raw`"\n\r\t\b\f\v\0\\\"\'\x41\u0042\u{1F600}\/"`, literal('\n\r\t\b\f\v\0\\"\'AB\u{1F600}/')],
    ['"\u{1F600}"', literal('\u{1F600}')],
    ['[a-cx]', charClass(CharSet.chars('abcx'))],
    ['[-a]', charClass(CharSet.chars('-a'))],
    ['[a-]', charClass(CharSet.chars('-a'))],
    ['[+--]', charClass(CharSet.chars('+,-'))],
    ['[[^]', charClass(CharSet.chars('[^'))],
    [String.raw`[\]\[\^\-\\]`, charClass(CharSet.chars('][^-\\'))],
    [String.raw`[^\u{0}-\u{10fffe}]`, charClass(CharSet.range(0x10ffff, 0x10ffff))],
    [String.raw`[\uD83D\uDE00]`, charClass(CharSet.chars('\u{1F600}'))],
    ['[\u{1F600}-\u{1F602}]', charClass(CharSet.range(0x1f600, 0x1f602))],
    [String.raw`[\d_]`, charClass(CharSet.chars('0123456789_'))],
    [String.raw`[^\D]`, charClass(CharSet.chars('0123456789'))],
    [String.raw`[\p{Script=Greek}\P{Any}]`, charClass(unicodeProperty('Script=Greek') ?? CharSet.empty)],
    ['.', charClass(CharSet.all)],
    ['name-with.all_parts2', ref('name-with.all_parts2', 4)],
    ['größe', ref('größe', 4)],
    ['i', ref('i', 4)],
  ] as const)('reads %s', (text, expected) => {
    expect(bodyOf(text)).toEqual(expected);
  });

  it('reads a dot after a name as any character', () => {
    expect(bodyOf('y.')).toEqual(seq([ref('y', 4), charClass(CharSet.all)]));
  });

  it('reads text in any case as a class per letter', () => {
    expect(bodyOf('i"a-É"')).toEqual(
      seq([charClass(CharSet.chars('aA')), literal('-'), charClass(CharSet.chars('éÉ'))]),
    );
  });

  it('does not include the Kelvin sign in the letter k', () => {
    expect(bodyOf('i"k"')).toEqual(charClass(CharSet.chars('kK')));
  });
});

describe('structure', () => {
  it.each([
    ['[a] [b]', seq([a, b])],
    ['([a] [b]) [a]', seq([a, b, a])],
    ['[a] | [b]', alt([a, b])],
    ['([a] | [b]) | [a]', alt([alt([a, b]), a])],
    ['', epsilon],
    ['()', epsilon],
    ['[a] |', alt([a, epsilon])],
    ['| [a] | | [b]', alt([epsilon, a, epsilon, b])],
    ['[a]?', repeat(a, 0, 1)],
    ['[a]*', repeat(a, 0, Infinity)],
    ['[a] +', repeat(a, 1, Infinity)],
    ['[a]{3}', repeat(a, 3, 3)],
    ['[a]{ 2 , }', repeat(a, 2, Infinity)],
    ['[a]{2,5}', repeat(a, 2, 5)],
    ['[a]{,4}', repeat(a, 0, 4)],
    ['[a]{1}', a],
    ['([a] | [b])*?', repeat(alt([a, b]), 0, Infinity, true)],
    ['[a]??', repeat(a, 0, 1, true)],
    ['[a]{2,}?', repeat(a, 2, Infinity, true)],
    ['([a]*)+', repeat(repeat(a, 0, Infinity), 1, Infinity)],
    ['@weight 3 [a] | [b]', alt([a, b], [3, 1])],
    ['([a] | @weight 0.5 [b] | @weight 1e-7)', alt([a, b, epsilon], [1, 0.5, 1e-7])],
    ['@weight 3 [a]', a],
  ] as const)('reads %s', (text, expected) => {
    expect(bodyOf(text)).toEqual(expected);
  });

  it('skips comments wherever white space is allowed', () => {
    const text = '/* one */ x /**/ = // two\n [a] /* | */ * /* three\n */ ; // four';
    expect(read(text).rules.map((rule) => rule.body)).toEqual([repeat(a, 0, Infinity)]);
  });

  it('reads a regular expression, including slashes in classes and escapes', () => {
    expect(bodyOf(String.raw`/a[/]\/b/`)).toEqual(seq([literal('a'), charClass(CharSet.chars('/')), literal('/b')]));
  });

  it('passes on the warnings of regular expressions with their location', () => {
    const [warning] = read('x =\n  /a(?=b)/ ;').warnings;
    expect(warning).toMatchObject({ code: 'regexp-assertion', location: { line: 2, column: 5 } });
  });

  it('reads 1000 levels of parentheses', () => {
    expect(bodyOf(`${'('.repeat(1000)}[a]${')'.repeat(1000)}`)).toEqual(a);
  });
});

describe('rules', () => {
  it('distinguishes the kinds', () => {
    const draft = read('s = t ; @token t = f ; @fragment f = [a] ; @skip w = [b] ;');
    expect(draft.rules.map((rule) => rule.kind)).toEqual(['syntax', 'token', 'fragment', 'skip']);
  });

  it('starts at the first syntax rule', () => {
    expect(buildGrammar(read('@token t = [a] ; s = t ; u = t ;')).start.name).toBe('s');
  });

  it('starts at the marked rule', () => {
    expect(buildGrammar(read('s = t ; @start t = [a] ;')).start.name).toBe('t');
    expect(buildGrammar(read('s = t ; @token @start t = [a] ;')).start).toMatchObject({ name: 't', kind: 'token' });
  });

  it('names the grammar after its file', () => {
    const source = new SourceText('some/where/my.lang.ebnf', 'x = ;');
    expect(ebnf.read(source, { find: () => undefined }).name).toBe('my.lang');
  });

  it('returns no rules for an empty file', () => {
    expect(read(' // nothing').rules).toEqual([]);
  });

  it('reads 10,000 rules', () => {
    const text = Array.from({ length: 10_000 }, (_, i) => `rule-${i} = rule-${i} "x" | ([a-z] | y)* ;`).join('\n');
    expect(read(text).rules).toHaveLength(10_000);
  });
});

describe('errors', () => {
  it.each([
    ['missing-semicolon at the end', 'x = [a]  // c\n', 'ebnf-missing-semicolon', '1:8'],
    ['missing-semicolon before a rule', 'x = [a]\n\ny = [b] ;', 'ebnf-missing-semicolon', '1:8'],
    ['missing-semicolon after a bar', 'x = [a] |\ny = [b] ;', 'ebnf-missing-semicolon', '1:10'],
    ['missing-semicolon before an annotation', 'x = [a]\n@token y = [b] ;', 'ebnf-missing-semicolon', '1:8'],
    ['missing-semicolon before another `=`', 'x = [a]\ny ::= [b] ;', 'ebnf-missing-semicolon', '1:8'],
    ['string', 'x = "ab ;\n', 'ebnf-unclosed-string', '1:5'],
    ['string at the end', "x = '", 'ebnf-unclosed-string', '1:5'],
    ['class', 'x = [ab ;\n]', 'ebnf-unclosed-class', '1:5'],
    ['class ending in a range', 'x = [a-', 'ebnf-unclosed-class', '1:5'],
    ['group', 'x = [a] ( [b] ;', 'ebnf-unclosed-group', '1:9'],
    ['group before a rule', 'x = ( [b]\ny = [a] ;', 'ebnf-unclosed-group', '1:5'],
    ['group closed twice', 'x = ([a])) ;', 'ebnf-unopened-group', '1:10'],
    ['comment', 'x = [a] ;\n/* never', 'ebnf-unclosed-comment', '2:1'],
    ['regular expression', 'x = /ab\n/ ;', 'ebnf-unclosed-reg-exp', '1:5'],
    ['regular expression ending in a backslash', 'x = /ab\\', 'ebnf-unclosed-reg-exp', '1:5'],
    ['empty class', 'x = [] ;', 'ebnf-empty-class', '1:5'],
    ['empty complement', 'x = [^] ;', 'ebnf-empty-class', '1:5'],
    ['class of nothing', String.raw`x = [^\d\D] ;`, 'ebnf-empty-class', '1:5'],
    ['reversed range', 'x = [az-b] ;', 'ebnf-reversed-range', '1:7'],
    ['range of sets', String.raw`x = [\d-z] ;`, 'ebnf-bad-range', '1:6'],
    ['reversed count', 'x = [a]{5,2} ;', 'ebnf-reversed-count', '1:8'],
    ['count of zero', 'x = [a]{0} ;', 'ebnf-zero-count', '1:8'],
    ['count up to zero', 'x = [a]{0,0} ;', 'ebnf-zero-count', '1:8'],
    ['no count', 'x = [a]{ y } ;', 'ebnf-bad-count', '1:8'],
    ['huge count', 'x = [a]{99999999999999999999} ;', 'ebnf-bad-count', '1:8'],
    ['two quantifiers', 'x = [a]* + ;', 'ebnf-double-quantifier', '1:10'],
    ['quantifier first', 'x = * [a] ;', 'ebnf-quantifier-without-item', '1:5'],
    ['quantifier in a group', 'x = (+) ;', 'ebnf-quantifier-without-item', '1:6'],
    ['bad escape', String.raw`x = "a\q" ;`, 'ebnf-bad-escape', '1:7'],
    ['half an escape', String.raw`x = "\x4" ;`, 'ebnf-bad-escape', '1:6'],
    ['too high a character', String.raw`x = [\u{110000}] ;`, 'ebnf-bad-escape', '1:6'],
    ['set in a string', String.raw`x = "\d" ;`, 'ebnf-bad-escape', '1:6'],
    ['unknown property', String.raw`x = [\p{Nope}] ;`, 'ebnf-bad-escape', '1:6'],
    ['unknown annotation', '@tokn x = [a] ;', 'ebnf-unknown-annotation', '1:1'],
    ['unknown annotation inside', 'x = @wieght 2 [a] ;', 'ebnf-unknown-annotation', '1:5'],
    ['bare at sign', 'x = @ ;', 'ebnf-unknown-annotation', '1:5'],
    ['two kinds', '@token @skip x = [a] ;', 'ebnf-annotation-conflict', '1:8'],
    ['start twice on a rule', '@start @start x = [a] ;', 'ebnf-annotation-conflict', '1:8'],
    ['two starts', '@start x = [a] ;\n@start y = [a] ;', 'ebnf-second-start', '2:8'],
    ['weight of zero', 'x = @weight 0 [a] ;', 'ebnf-bad-weight', '1:13'],
    ['negative weight', 'x = @weight -2 [a] ;', 'ebnf-bad-weight', '1:13'],
    ['no weight', 'x = @weight y ;', 'ebnf-bad-weight', '1:13'],
    ['weight before a rule', '@weight 2 x = [a] ;', 'ebnf-misplaced-weight', '1:1'],
    ['weight inside', 'x = [a] @weight 2 [b] ;', 'ebnf-misplaced-weight', '1:9'],
    ['::=', 'x ::= [a] ;', 'ebnf-expected-equals', '1:3'],
    [':', 'x : [a] ;', 'ebnf-expected-equals', '1:3'],
    ['no =', 'x\n\n[a] ;', 'ebnf-expected-equals', '1:2'],
    ['BNF', '<x> ::= <y>', 'ebnf-expected-rule', '1:1'],
    ['annotation without a rule', '@token', 'ebnf-expected-rule', '1:7'],
    ['comment of another language', '# hello\nx = [a] ;', 'ebnf-expected-rule', '1:1'],
    ['comma', 'x = [a] , [b] ;', 'ebnf-unexpected', '1:9'],
    ['stray character', 'x = ~[a] ;', 'ebnf-unexpected', '1:5'],
    ['broken regular expression', 'x = /a(/ ;', 'regexp-syntax', '1:8'],
    ['deep nesting', `x = ${'('.repeat(100_000)}`, 'grammar-too-deep', '1:1005'],
  ])('%s', (_, text, code, at) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code, at });
    expect(error.hint).not.toBe('');
  });
});
