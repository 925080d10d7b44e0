import { describe, expect, it } from 'vitest';

import { Random } from '../../../../src/core/random.ts';
import { symbolicTokens } from '../../../../src/derivation/templates/symbolic-token.ts';
import type { Hole } from '../../../../src/derivation/templates/template.ts';
import { TemplateSamples } from '../../../../src/search/templates/template-samples.ts';
import { ebnfGrammar } from '../../../ebnf-grammar.ts';

const grammar = ebnfGrammar(`
  word = ":" sign ;
  @token sign = [a-z] | [\\u{1f600}-\\u{1f610}] ;
`);

function refills(filling: string): ReadonlySet<string> {
  const [token] = symbolicTokens(grammar, { maxLength: 3 });
  if (token === undefined) throw new Error('no token');
  const { length } = filling;
  const hole: Hole = { token, start: 1, length, isOpen: false };
  const part = { kind: 'hole', length, minLength: length, maxLength: length } as const;
  const template = { kind: 'template', parts: [{ kind: 'text', text: ':' }, part] } as const;
  const samples = new TemplateSamples(grammar, new Random(1));
  return new Set(Array.from({ length: 200 }, () => samples.refill({ text: `:${filling}`, template }, [hole]).text));
}

describe('other fillings for templates', () => {
  it('have the length of the hole, for characters of one and of two code units', () => {
    const narrow = [...refills('a')];
    const wide = [...refills('\u{1f600}')];
    expect(narrow.length).toBeGreaterThan(2);
    expect(narrow.every((text) => /^:[a-z]$/u.test(text))).toBe(true);
    expect(wide.length).toBeGreaterThan(2);
    expect(wide.every((text) => /^:[\u{1f600}-\u{1f610}]$/u.test(text))).toBe(true);
  });

  it('are omitted if no word of the token has that length', () => {
    expect([...refills('ab')]).toEqual([':ab']);
  });
});
