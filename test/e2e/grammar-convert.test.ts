import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coppice, document, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();

function wordCounts(grammar: string): string[] {
  const { lengths } = document(['grammar', 'count', grammar, '--length', '5']) as { lengths: { words: string }[] };
  return lengths.map(({ words }) => words);
}

describe('grammar convert', () => {
  it.each(['ebnf', 'g4', 'json'])('writes %s that reads back with the same words', (notation) => {
    const out = path.join(folder, `Figure.${notation}`);
    const made = coppice(['grammar', 'convert', 'examples/kpath-figure-1.ebnf', '--to', notation, '--out', out]);
    expect([made.status, made.stdout]).toEqual([0, '']);
    // The printed ANTLR grammar has tokens, in which another tokenization is another word.
    if (notation !== 'g4') expect(wordCounts(out)).toEqual(wordCounts('examples/kpath-figure-1.ebnf'));
    expect(document(['grammar', 'parse', out, '-'], 'x+42*(y-z)')).toMatchObject({ ok: true, derivations: '1' });
    expect(document(['grammar', 'parse', out, '-'], 'x+')).toMatchObject({ ok: false });
  });

  it('prints to standard output, and losses to standard error', () => {
    const { status, stdout, stderr } = coppice(['grammar', 'convert', 'arithmetic', '--to', 'json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toHaveProperty('<start>');
    expect(stderr).toMatch(/^warning loss: \S/m);
  });

  it('never overwrites a file', () => {
    const mine = path.join(folder, 'mine.ebnf');
    writeFileSync(mine, 'mine');
    const { status, stderr } = coppice(['grammar', 'convert', 'json', '--to', 'ebnf', '--out', mine]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/error output-exists: .*\nhint: /);
    expect(readFileSync(mine, 'utf8')).toBe('mine');
  });
});

describe('grammar list', () => {
  it('lists every shipped grammar and its description', () => {
    const { grammars } = document(['grammar', 'list']) as { grammars: { name: string; summary: string }[] };
    expect(grammars.map(({ name }) => name)).toEqual(expect.arrayContaining(['json', 'csv', 'url', 'lua', 'xml']));
    for (const { summary } of grammars) expect(summary).toMatch(/^[A-Z].{5,}[^:.]$/);
    expect(coppice(['grammar', 'list']).stdout).toMatch(/^json +JSON texts/m);
  });
});
