import { describe, expect, it } from 'vitest';

import { readSmtModel, readValues } from '../../../../src/solver/links/smt/read-model.ts';

describe('values of a model', () => {
  it('keep the spaces of string literals, without the line breaks of terms', () => {
    const values = readSmtModel('s0 -> "a  b"\nn0 -> (fp #b0\n      #x1  #x2)\ns1 -> "say ""  ( "" twice"');
    expect(Object.fromEntries(values)).toEqual({
      s0: '"a  b"',
      n0: '(fp #b0 #x1 #x2)',
      s1: '"say ""  ( "" twice"',
    });
  });

  it('may contain parentheses in string literals', () => {
    const values = readValues('((s0 "f(  x")\n (s1 ")")\n (n0 (- 3)))');
    expect(Object.fromEntries(values)).toEqual({ s0: '"f(  x"', s1: '")"', n0: '(- 3)' });
  });
});
