import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coppice, document, temporaryFolder, words } from './coppice.ts';

const folder = temporaryFolder();
const endless = 'test/e2e/cases/endless.ebnf';

describe('a grammar whose start rule never terminates', () => {
  it('is reported as an error by check', () => {
    const { status, stderr } = coppice(['grammar', 'check', endless]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/endless\.ebnf:2:1 error \S+: .*\n(.*\n)*hint: /);
  });

  it('has nothing to show or count, and no word', () => {
    expect(document(['grammar', 'show', endless])).toMatchObject({ nodes: 0, kPaths: { '1': '0', '5': '0' } });
    expect(document(['grammar', 'count', endless, '--length', '2'])).toMatchObject({
      lengths: [{ derivations: '0' }, { derivations: '0' }],
    });
    expect(document(['grammar', 'parse', endless, '-'], '((x))')).toMatchObject({ ok: false });
  });
});

describe('a grammar of 10,000 rules', () => {
  const chain = path.join(folder, 'chain.ebnf');
  const rules = Array.from({ length: 9999 }, (_, i) => `r${i} = "${i % 10}" | "(" r${i + 1} ")" ;`);
  writeFileSync(chain, `${rules.join('\n')}\nr9999 = "end" ;\n`);

  it('is checked, shown and converted', () => {
    expect(document(['grammar', 'check', chain])).toMatchObject({ rules: 10_000, errors: [], warnings: [] });
    expect(document(['grammar', 'show', chain, '--k', '3'])).toMatchObject({ nodes: 39_998 });
    expect(coppice(['grammar', 'convert', chain, '--to', 'g4']).status).toBe(0);
  });

  it('produces, parses and measures words', () => {
    expect(words([chain, '--count', '5'])).toHaveLength(5);
    const few = ['--strategy', 'kpath', '--k', '2', '--count', '5'];
    expect(words([chain, ...few])).toHaveLength(5);
    expect(document(['grammar', 'parse', chain, '-'], '((2))')).toMatchObject({ ok: true });
    const word = path.join(folder, 'word.txt');
    writeFileSync(word, '((2))');
    expect(document(['grammar', 'cover', chain, word, '--k', '1'])).toMatchObject({
      kPaths: { '1': { covered: '8', total: '39998' } },
    });
  });

  it('parses a word that is 5,000 rules deep', () => {
    const args = ['grammar', 'parse', chain, '-', '--start', 'r5000', '--json'];
    const { status, stdout } = coppice(args, `${'('.repeat(4999)}end${')'.repeat(4999)}`);
    expect(status).toBe(0);
    expect(stdout).toContain('{"rule":"r9999","children":[{"text":"end"}]}');
  });
});
