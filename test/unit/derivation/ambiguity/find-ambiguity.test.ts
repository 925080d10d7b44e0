import { describe, expect, it } from 'vitest';
import { findAmbiguity } from '../../../../src/derivation/ambiguity/find-ambiguity.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

describe('searching for ambiguity', () => {
  it('finds the shortest word with several derivations', () => {
    const search = findAmbiguity(ebnfGrammar('e = e "+" e | [0-9] ;'), 1000);
    expect(search.ambiguous).toEqual({ text: '0+0+0', derivations: 2n });
  });

  it('finds it in a grammar whose classes have more members than the search examines words', () => {
    const search = findAmbiguity(ebnfGrammar('s = [^x] [^x] ("a" "b"? | "a"? "b") ;'), 20);
    expect(search.ambiguous?.text.slice(2)).toBe('ab');
  });

  it('distinguishes a letter that a keyword uses from the other letters', () => {
    const search = findAmbiguity(ebnfGrammar('s = name | "do" ; name = [a-z]{2} ;'), 1000);
    expect(search.ambiguous).toEqual({ text: 'do', derivations: 2n });
  });

  it('counts infinitely many derivations as several', () => {
    const search = findAmbiguity(ebnfGrammar('s = s | "a" ;'), 10);
    expect(search.ambiguous).toEqual({ text: 'a', derivations: 'infinite' });
  });

  it('reports after how many words it gave up', () => {
    const search = findAmbiguity(ebnfGrammar('s = "(" s ")" | "" ;'), 7);
    expect(search).toEqual({ words: 7, complete: false, ambiguous: undefined });
  });

  it('reports when it has examined all words', () => {
    const search = findAmbiguity(ebnfGrammar('s = "a" "b"? ;'), 7);
    expect(search).toEqual({ words: 2, complete: true, ambiguous: undefined });
  });

  it('tests whether the tokens are ambiguous, not the ways to split a text into tokens', () => {
    const grammar = ebnfGrammar('s = NAME+ ; @token NAME = [a-z]+ ; @skip SPACE = " " ;');
    expect(findAmbiguity(grammar, 20).ambiguous).toBeUndefined();
  });
});
