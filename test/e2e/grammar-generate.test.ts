import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coppice, document, temporaryFolder, words } from './coppice.ts';

const folder = temporaryFolder();
const configuration = 'examples/configuration.ebnf';
const strategies = [
  'random',
  'weighted',
  'cooldown',
  'uniform',
  'purdom',
  'kpath',
  'exhaustive',
  'learned',
  'inverted',
];

function corpus(name: string, files: Record<string, string>): string {
  const made = path.join(folder, name);
  mkdirSync(made);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(made, file), text);
  return made;
}

describe('grammar generate', () => {
  const examples = corpus('examples', { 'a.json': '[1, 2, 3]', 'b.json': '{"a": true}' });
  const extra: Record<string, string[]> = {
    uniform: ['--length', '5'],
    learned: ['--corpus', examples],
    inverted: ['--corpus', examples],
  };

  it.each(strategies)(
    '%s: produces the requested number of words, the same for the same seed, all in the language',
    (name) => {
      const args = ['json', '--strategy', name, '--count', '8', '--seed', '4', ...(extra[name] ?? [])];
      const found = words(args);
      // Coverage strategies stop when everything is covered.
      if (name === 'purdom' || name === 'kpath') expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(found.length);
      else expect(found).toHaveLength(8);
      for (const word of found) expect(() => JSON.parse(word) as unknown).not.toThrow();
      expect(words(args)).toEqual(found);
    },
  );

  it.each(['random', 'uniform'])('%s: produces different words for another seed', (name) => {
    const args = ['json', '--strategy', name, '--count', '8', ...(extra[name] ?? [])];
    expect(words([...args, '--seed', '1'])).not.toEqual(words([...args, '--seed', '2']));
  });

  it('produces a hundred words if the strategy has no end', () => {
    expect(words(['json'])).toHaveLength(100);
    expect(words(['json', '--strategy', 'exhaustive'])).toHaveLength(100);
  });

  it('produces words of exactly the requested length', () => {
    const found = words(['url', '--strategy', 'uniform', '--length', '9', '--count', '20']);
    expect(new Set(found.map((word) => Array.from(word).length))).toEqual(new Set([9]));
  });

  it('produces sequences of exactly the requested number of tokens', () => {
    const found = words(['arithmetic', '--strategy', 'uniform', '--unit', 'tokens', '--length', '1', '--count', '20']);
    expect(found.every((word) => /^[\w.]+$/.test(word))).toBe(true);
  });

  it('respects the limits of size and depth', () => {
    const found = words(['json', '--size', '30', '--depth', '8', '--count', '200']);
    expect(Math.max(...found.map((word) => Array.from(word).length))).toBeLessThanOrEqual(30);
  });

  it('lists every word once, smallest first', () => {
    const found = words([configuration, '--strategy', 'exhaustive', '--length', '100']);
    expect(found.toSorted((a, b) => a.length - b.length)).toEqual(found);
    expect(found.toSorted()).toEqual([
      'linux-mysql-apache',
      'windows-mssql-apache',
      'windows-mssql-iis',
      'windows-mysql-apache',
      'windows-mysql-iis',
    ]);
    expect(words([configuration, '--strategy', 'exhaustive', '--height', '100'])).toHaveLength(5);
  });

  it('writes token texts that the tokenizer reads back', () => {
    const name = /^\w+$/;
    const found = words(['test/e2e/cases/keywords.ebnf', '--count', '50']);
    expect(found.every((word) => word.split(' ').every((part) => name.test(part)))).toBe(true);
    expect(found.filter((word) => word.startsWith('if ')).length).toBe(50);
    expect(found.every((word) => !word.slice(3).split(' ').includes('if'))).toBe(true);
  });

  it('produces bulk output with compiled code, also by seed', () => {
    const args = ['json', '--count', '10000', '--size', '100'];
    const found = words(args);
    expect(found).toHaveLength(10_000);
    for (const word of found.slice(0, 500)) expect(() => JSON.parse(word) as unknown).not.toThrow();
    expect(words(args)).toEqual(found);
  });
});

describe('k-path words', () => {
  it.each([
    [1, 3],
    [2, 5],
    [3, 5],
  ])("of the paper's configurations: all valid, and at k = %i %i suffice", (k, count) => {
    const found = words([configuration, '--strategy', 'kpath', '--k', String(k)]);
    expect(found).toHaveLength(count);
    expect(new Set(found).size).toBe(count);
    for (const word of found) expect(word).toMatch(/^(linux-mysql-apache|windows-(mysql|mssql)-(apache|iis))$/);
  });

  it('of a chain of digits are few', () => {
    const found = words(['test/e2e/cases/digit-chain.ebnf', '--strategy', 'kpath', '--k', '1']);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(new Set(found)).toEqual(new Set('0123456789'));
  });

  it.each(['examples/shopping.fsm.json', 'examples/shopping.ebnf'])(
    "of the paper's shop, %s: every state at k = 1, every transition at k = 2",
    (shop) => {
      for (const k of [1, 2]) {
        const out = path.join(folder, `${path.basename(shop)}-${k}`);
        const made = coppice(['grammar', 'generate', shop, '--strategy', 'kpath', '--k', String(k), '--out', out]);
        expect(made.status).toBe(0);
        const { kPaths } = document(['grammar', 'cover', shop, out, '--k', String(k)]) as {
          kPaths: Record<string, { covered: string; total: string }>;
        };
        for (const { covered, total } of Object.values(kPaths)) expect(covered).toBe(total);
        const texts = readdirSync(out).map((file) => readFileSync(path.join(out, file), 'utf8'));
        for (const click of ['Checkout', 'Back', 'Payment', 'Order']) {
          expect(texts.some((text) => text.includes(`click('${click}')`))).toBe(true);
        }
      }
    },
  );

  it('report what they cover, and why they do not cover more', () => {
    const args = ['grammar', 'generate', 'examples/kpath-figure-1.ebnf', '--strategy', 'kpath', '--k', '3'];
    expect(coppice(args).stderr).toContain('they cover 528 of 528 k-paths at k = 3');
    expect(coppice([...args, '--count', '1']).stderr).toMatch(/need more words/);
    expect(coppice([...args, '--depth', '4']).stderr).toMatch(/are deeper than the nesting limit/);
  });
});

describe('generating into a folder', () => {
  it('writes one file per word', () => {
    const out = path.join(folder, 'made', 'here');
    const { status, stdout, stderr } = coppice(['grammar', 'generate', 'json', '--count', '3', '--out', out]);
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toContain('wrote 3 files');
    expect(readdirSync(out)).toEqual(['word-0001.txt', 'word-0002.txt', 'word-0003.txt']);
    const texts = readdirSync(out).map((file) => readFileSync(path.join(out, file), 'utf8'));
    expect(texts).toEqual(words(['json', '--count', '3']));
  });

  it('never overwrites existing files', () => {
    const out = corpus('taken', { 'word-0001.txt': 'mine' });
    const { status, stderr } = coppice(['grammar', 'generate', 'json', '--out', out]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/error output-exists: .*\nhint: /);
    expect(readdirSync(out)).toEqual(['word-0001.txt']);
    expect(readFileSync(path.join(out, 'word-0001.txt'), 'utf8')).toBe('mine');
  });

  it('omits and reports words that UTF-8 cannot represent; lines contain them escaped', () => {
    const out = path.join(folder, 'halves');
    const args = ['test/e2e/cases/halves.ebnf', '--strategy', 'exhaustive', '--length', '1'];
    expect(coppice(['grammar', 'generate', ...args, '--out', out]).stderr).toMatch(/wrote 1 file .*left out 1 /);
    expect(coppice(['grammar', 'generate', ...args]).stdout).toBe('"x"\n"\\ud800"\n');
  });
});

describe('what cannot be generated', () => {
  it.each([
    [['json', '--strategy', 'uniform'], 'missing-option', '--length'],
    [['json', '--strategy', 'learned'], 'missing-option', '--corpus'],
    [['json', '--strategy', 'uniform', '--length', '0'], 'no-words', '1'],
    [[configuration, '--strategy', 'uniform', '--length', '19'], 'no-words', '18 and 20'],
    [[configuration, '--strategy', 'exhaustive', '--length', '5'], 'no-words', '17'],
    [['json', '--strategy', 'exhaustive', '--length', '5', '--height', '5'], 'conflicting-options', ''],
    [['test/e2e/cases/endless.ebnf'], 'no-words', 'check'],
    [['test/e2e/cases/endless.ebnf', '--strategy', 'kpath'], 'no-words', 'check'],
  ])('%j ends with %s and exit code 2', (args, code, hint) => {
    const { status, stdout, stderr } = coppice(['grammar', 'generate', ...args]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`error ${code}: `);
    if (hint !== '') expect(stderr).toMatch(new RegExp(`hint: .*${hint}`));
  });

  it('skips files of a corpus that do not parse, and fails if none does', () => {
    const mixed = corpus('mixed', { 'good.json': '[]', 'bad.json': '[' });
    const { status, stderr } = coppice(['grammar', 'generate', 'json', '--strategy', 'learned', '--corpus', mixed]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/warning skipped: .*bad\.json does not parse at 1:2/);
    const bad = corpus('bad', { 'bad.json': '[' });
    const none = coppice(['grammar', 'generate', 'json', '--strategy', 'learned', '--corpus', bad]);
    expect(none.status).toBe(2);
    expect(none.stderr).toContain('error no-corpus: ');
  });

  it('reports options that do not apply to a strategy', () => {
    const { status, stderr } = coppice(['grammar', 'generate', 'json', '--k', '2', '--count', '1']);
    expect(status).toBe(0);
    expect(stderr).toContain('warning unused-option: --k has no effect with --strategy random');
  });
});

describe('grammar generate --symbolic', () => {
  it('lists templates, smallest first, those with fewer holes first among equals', () => {
    const args = ['examples/simplecalc.ebnf', '--symbolic', '--holes', 'free', '--length', '3'];
    const templates = words(args);
    expect(templates.slice(0, 4)).toEqual(['‹l›', '-‹l›', '(‹l›)', '--‹l›']);
    expect(templates).toHaveLength(11);
  });

  it('keeps keywords as text, in any case', () => {
    expect(words(['sql-select', '--symbolic', '--count', '2'])).toEqual(['SELECT*', 'SELECT ‹plain_name›']);
  });

  it('offers the given texts beside holes', () => {
    const hinted = ['examples/simplecalc.ebnf', '--symbolic', '--hints', 'l=x,y', '--length', '1'];
    expect(words(hinted)).toEqual(['x', 'y', '‹l›', '‹n›']);
  });

  it('makes only the named rules holes', () => {
    const templates = words(['examples/simplecalc.ebnf', '--symbolic', '--hole-tokens', 'n', '--length', '1']);
    expect(templates).toHaveLength(53);
    expect(templates).toContain('‹n›');
    expect(templates).toContain('Q');
  });
});
