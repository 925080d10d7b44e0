import { describe, expect, it } from 'vitest';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';
import { NamedTokens } from './named-tokens.ts';

const figure2 = (formals: string): NamedTokens =>
  new NamedTokens(
    ebnfGrammar(`
      FunDecl = "function" id "(" Formals ")" FunBody ;
      FunBody = "{" SrcElems "}" ;
      SrcElems = | SrcElem SrcElems ;
      Formals = ${formals} id | id "," Formals ;
      SrcElem = FunDecl | id ";" ;
      @token id = [a-z]+ ;
    `),
  );

describe.each([
  ['as printed, where formals are never empty', figure2('')],
  ['with the empty case, which the seed needs', figure2('|')],
])('the JavaScript grammar of figure 2, %s', (_, tokens) => {
  const seed = 'function id ( ) { }';

  it('solves token3 other than ")" with an identifier and completes the word', () => {
    const verdict = tokens.path(seed, 3).flip(3, tokens.not(')'));
    expect(tokens.write(verdict, seed)).toBe('function id ( id ) { }');
    expect(verdict).toMatchObject({ kind: 'sat', answer: { kept: 3 } });
  });

  it('proves that token2 cannot be other than "("', () => {
    expect(tokens.path(seed, 2).flip(2, tokens.not('('))).toEqual({ kind: 'unsat' });
  });

  it('proves that the input cannot end early', () => {
    for (let position = 0; position < 6; position++) {
      expect(tokens.path(seed, position).flip(position, tokens.set('END'))).toEqual({ kind: 'unsat' });
    }
  });
});

describe('the seed of the introduction', () => {
  const seed = 'function id ( ) { }';

  it('is not derived by figure 2 as printed: token3 must not be ")"', () => {
    const tokens = figure2('');
    expect(tokens.path(seed, 3).flip(3, tokens.set(')'))).toEqual({ kind: 'unsat' });
  });

  it('is the completion of the prefix with the empty case', () => {
    const tokens = figure2('|');
    expect(tokens.write(tokens.path(seed, 3).flip(3, tokens.set(')')), seed)).toBe(seed);
  });
});

describe('the S-expression example', () => {
  const tokens = new NamedTokens(
    ebnfGrammar(`
      S = "(" "let" "(" "(" id S ")" ")" S ")" | "(" Op S S ")" | num | id ;
      Op = "+" | "-" ;
      @token id = [a-z]+ ;
      @token num = [0-9]+ ;
    `),
  );
  const path = () => {
    const open = tokens.solver.open(tokens.read('( + ( - num num ) num )'));
    open.narrow(0, tokens.set('('));
    open.narrow(1, tokens.set('+'));
    open.narrow(2, tokens.set('('));
    return open.flip(3, tokens.set('( num id let'));
  };
  const expected = '( + ( let ( ( id num ) ) num ) num )';

  it('is completed to the word of the paper with the fewest tokens', () => {
    expect(tokens.write(path(), '( + (')).toBe(expected);
  });

  it('is completed to the word of the paper with the lowest trees', () => {
    expect(tokens.write(path(), '( + (', tokens.solver.lowestTrees())).toBe(expected);
  });
});
