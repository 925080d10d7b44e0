import { describe, expect, it } from 'vitest';
import { coppice, document } from './coppice.ts';

const figure1 = 'examples/kpath-figure-1.ebnf';

describe('grammar show', () => {
  it('counts nodes and k-paths of Figure 1 of the k-path paper', () => {
    expect(document(['grammar', 'show', figure1, '--k', '5'])).toMatchObject({
      start: 'Expr',
      rules: 7,
      nodes: 40,
      kPaths: { '1': '40', '2': '126', '3': '528', '4': '2348', '5': '10326' },
    });
  });

  it('prints the same as text', () => {
    const { status, stdout } = coppice(['grammar', 'show', figure1]);
    expect(status).toBe(0);
    for (const line of ['start      Expr', 'nodes      40', '5    10326']) expect(stdout).toContain(line);
  });

  it('counts long paths by arithmetic, not by listing', () => {
    const { kPaths } = document(['grammar', 'show', figure1, '--k', '100']) as { kPaths: Record<string, string> };
    expect(kPaths['12']).toBe('307876676');
    expect(kPaths['100']).toMatch(/^\d{60,}$/);
  });
});

function counts(grammar: string, length: number): [derivations: string, words: string | null][] {
  const { lengths } = document(['grammar', 'count', grammar, '--length', String(length)]) as {
    lengths: { n: number; derivations: string; words: string | null }[];
  };
  expect(lengths.map(({ n }) => n)).toEqual(Array.from({ length }, (_, i) => i + 1));
  return lengths.map(({ derivations, words }) => [derivations, words]);
}

describe('grammar count', () => {
  it("counts derivations and words of CESE's SimpleCalc", () => {
    const found = counts('examples/simplecalc.ebnf', 5);
    expect(found.map(([derivations]) => derivations)).toEqual(['62', '62', '27032', '80910', '23598626']);
    expect(found.slice(0, 4).map(([, words]) => words)).toEqual(['62', '62', '27032', '54002']);
  });

  it('counts its symbolic version', () => {
    const found = counts('examples/simplecalc-merged.ebnf', 6);
    expect(found.map(([derivations]) => derivations)).toEqual(['1', '1', '9', '24', '166', '652']);
    expect(found.map(([, words]) => words)).toEqual(['1', '1', '9', '17', '96', '246']);
  });

  it('counts tokens, without words', () => {
    const args = ['grammar', 'count', 'arithmetic', '--length', '3', '--unit', 'tokens'];
    expect(document(args)['lengths']).toMatchObject([{ words: null }, { words: null }, { words: null }]);
    expect(coppice(args).stdout).toMatch(/^tokens +derivations +words\n/);
  });

  it('reports infinitely many derivations', () => {
    const args = ['grammar', 'count', 'test/e2e/cases/circular.ebnf', '--length', '1'];
    expect(document(args)['lengths']).toEqual([{ n: 1, derivations: 'infinite', words: '1' }]);
    expect(coppice(args).stdout).toContain('infinite');
  });

  it('counts the empty word separately', () => {
    expect(document(['grammar', 'count', 'csv', '--length', '0'])).toMatchObject({ lengths: [] });
    const optional = document(['grammar', 'count', 'test/e2e/cases/optional.ebnf', '--length', '1']);
    expect(optional).toMatchObject({ empty: { derivations: '1', words: '1' }, lengths: [{ words: '1' }] });
  });
});
