import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGrammar } from '../../../src/grammar/check.ts';
import { loadGrammarSync } from '../../../src/grammar/load-grammar.ts';
import { minCosts } from '../../../src/grammar/analysis/min-cost.ts';
import { ebnfGrammar } from '../../ebnf-grammar.ts';
import { randomGrammar } from '../../random-grammar.ts';

/** Returns `code line` for each diagnostic. */
function check(text: string): string[] {
  return checkGrammar(ebnfGrammar(text)).map(({ code, location }) => `${code} ${location?.line}`);
}

describe('checkGrammar', () => {
  test('reports nothing for a sound grammar', () => {
    expect(checkGrammar(loadGrammarSync('examples/kpath-figure-1.ebnf'))).toEqual([]);
    expect(check('s = s "+" t | t ; t = "(" s ")" | [0-9]+ ;')).toEqual([]);
  });

  test('always returns a location, a message and a hint', () => {
    const text = 's = s | s s | ; t = t ; u = (v?)* | v | v ; v = "x"? v ; @token W = "w"? ; @fragment F = "f" ;';
    const found = checkGrammar(ebnfGrammar(text));
    expect(new Set(found.map(({ code }) => code)).size).toBe(7);
    for (const { location, message, hint } of found) {
      expect(location?.frame).toContain('^');
      expect(message).not.toBe('');
      expect(hint).toBeTruthy();
    }
  });

  test('handles a chain of 10,000 rules', () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => `r${i} = e r${i + 1} | "a" ;`);
    const found = check(`${rows.join('\n')}\nr10000 = r0 ;\ne = "e"? ;`);
    expect(found.filter((line) => line.startsWith('hidden-left-recursion'))).toHaveLength(10_000);
    expect(found.filter((line) => line.startsWith('cyclic-rule'))).toEqual(['cyclic-rule 1']);
  });
});

describe('unproductive rules', () => {
  test('are an error at the start', () => {
    const found = checkGrammar(ebnfGrammar('s = "a" s ;'));
    expect(found.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error unproductive-start']);
  });

  test('are a warning elsewhere', () => {
    expect(check('s = "a" | t ;\nt = "b" u ;\nu = t | u ;')).toContain('unproductive-rule 2');
    expect(check('s = "a" | t ;\nt = "b" u ;\nu = t | u ;')).toContain('unproductive-rule 3');
  });

  test('are those without a finite derivation, on any grammar', () => {
    fc.assert(
      fc.property(randomGrammar(), (grammar) => {
        const { cost } = minCosts(grammar);
        const endless = grammar.rules.filter((rule) => cost[rule.body.id] === Infinity).length;
        const found = checkGrammar(grammar).filter(({ code }) => code.startsWith('unproductive'));
        expect(found).toHaveLength(endless);
        const startFails = cost[grammar.start.body.id] === Infinity;
        expect(found.some(({ severity }) => severity === 'error')).toBe(startFails);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('unreachable rules', () => {
  test('are reported, even if they refer to one another', () => {
    expect(check('s = "a" ;\nt = u ;\nu = "b" t | "c" ;')).toEqual(['unreachable-rule 2', 'unreachable-rule 3']);
  });

  test('do not include the rules of the tokenizer', () => {
    expect(check('s = A ; @token A = "a" ; @token B = F ; @skip C = " " ; @fragment F = "f" ;')).toEqual([]);
    expect(check('s = A ; @token A = "a" ;\n@fragment F = "f" ;')).toEqual(['unreachable-rule 2']);
  });
});

describe('hidden left recursion', () => {
  test('is reported if the part before can be empty', () => {
    expect(check('s = "x"? s "y" | "z" ;')).toEqual(['hidden-left-recursion 1']);
    expect(check('s = "x"* s "y" | "z" ;')).toEqual(['hidden-left-recursion 1']);
    expect(check('s = e s "y" | "z" ; e = f f ; f = ;')).toEqual(['hidden-left-recursion 1']);
    expect(check('s = ("x"? s)+ "y" | "z" ;')).toEqual(['hidden-left-recursion 1']);
  });

  test('is reported across rules, at the hidden reference', () => {
    expect(check('s = t "y" ;\nt = "x"? s "v" | "z" ;')).toEqual(['hidden-left-recursion 2']);
  });

  test('is not plain left recursion, direct or indirect', () => {
    expect(check('s = s "y" | "z" ;')).toEqual([]);
    expect(check('s = t "y" | "z" ; t = s "x" ;')).toEqual([]);
    expect(check('s = "x" s | "y" t? s | "z" ; t = "t" ;')).toEqual([]);
  });

  test('requires recursion: an optional prefix alone is allowed', () => {
    expect(check('s = "x"? t ; t = "y"? "z" ;')).toEqual([]);
  });
});

describe('cyclic rules', () => {
  test('are reported once per cycle', () => {
    expect(check('s = s | "a" ;')).toEqual(['cyclic-rule 1']);
    expect(check('s = "a" | t ;\nt = u | "b" ;\nu = t | "c" ;')).toEqual(['cyclic-rule 2']);
  });

  test('are found through parts that can be empty', () => {
    expect(check('s = s "x"? | "a" ;')).toContain('cyclic-rule 1');
    expect(check('s = "(" s* ")" | s{1,3} ;')).toContain('cyclic-rule 1');
    expect(check('s = s s | ;')).toContain('cyclic-rule 1');
    expect(check('s = s{2,} | "a" ;')).not.toContain('cyclic-rule 1');
    expect(check('s = s{2,} | "a"? ;')).toContain('cyclic-rule 1');
  });

  test('do not include recursion that adds text', () => {
    expect(check('s = s "x" | "a" ;')).toEqual([]);
    expect(check('s = "(" s ")" | ;')).toEqual([]);
  });
});

describe('nullable repeats', () => {
  test('are reported once per rule', () => {
    expect(check('s = ("a"?)* ;')).toEqual(['nullable-repeat 1']);
    expect(check('s = t{2,3} ("b"*)+ ; t = "a" | ;')).toEqual(['nullable-repeat 1']);
  });

  test('do not include optional parts, nor repeats of nonempty parts', () => {
    expect(check('s = ("a"*)? ("b" "c"?)* ;')).toEqual([]);
  });
});

describe('empty tokens', () => {
  test('are reported for tokens and skipped text, not for fragments', () => {
    const text = 's = A B ;\n@token A = F* ;\n@token B = F "b" ;\n@skip C = " "* ;\n@fragment F = "f"? ;';
    expect(check(text).filter((line) => line.startsWith('empty-token'))).toEqual(['empty-token 2', 'empty-token 4']);
  });
});

describe('duplicate alternatives', () => {
  test('are found by structure, at any level', () => {
    expect(check('s = "a" | t | "a" ; t = "x" ("b" [0-9] | "b" [0-9])? ;')).toEqual([
      'duplicate-alternative 1',
      'duplicate-alternative 1',
    ]);
  });

  test('do not include alternatives that differ in bounds, order or case', () => {
    expect(check('s = "a"{1,2} | "a"{1,3} | "a" "b" | "b" "a" | "A" | [a] ;')).toEqual([]);
  });
});
