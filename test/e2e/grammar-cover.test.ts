import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coppice, document, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();
const figure1 = 'examples/kpath-figure-1.ebnf';

interface Report {
  readonly parsed: number;
  readonly failed: readonly { file: string; line: number; column: number; expected: string[] }[];
  readonly partial: readonly string[];
  readonly kPaths: Readonly<Record<string, { covered: string; total: string; missing: string[] }>>;
}

function cover(args: readonly string[]): Report {
  return document(['grammar', 'cover', ...args]) as unknown as Report;
}

function files(name: string, contents: Record<string, string | Uint8Array>): string {
  const made = path.join(folder, name);
  for (const [file, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(path.join(made, file)), { recursive: true });
    writeFileSync(path.join(made, file), text);
  }
  return made;
}

function figures({ kPaths }: Report): string[] {
  return Object.values(kPaths).map(({ covered, total }) => `${covered}/${total}`);
}

describe('grammar cover', () => {
  const sum = path.join(files('sum', { 'sum.txt': 'x+42' }), 'sum.txt');

  it('measures x+42 in Figure 1 of the k-path paper', () => {
    const report = cover([figure1, sum, '--k', '3']);
    expect(report).toMatchObject({ parsed: 1, failed: [], partial: [] });
    expect(figures(report)).toEqual(['13/40', '13/126', '12/528']);
    const [first, ...rest] = report.kPaths['3']?.missing ?? [];
    expect(first).toBe('Expr > AddExpr.0 > MultExpr.0');
    expect(rest).toHaveLength(19);
  });

  it('prints the same as text', () => {
    const { status, stdout } = coppice(['grammar', 'cover', figure1, sum]);
    expect(status).toBe(0);
    expect(stdout).toContain('parsed 1 of 1 file');
    expect(stdout).toMatch(/^3 +12 +528 +2\.3%$/m);
    expect(stdout).toContain('  Expr > AddExpr.0 > MultExpr.0\n');
  });

  it('takes all files of a folder, at any depth, and continues after a failure', () => {
    const made = files('tree', { 'a.txt': '1', 'deep/er/b.txt': '2', 'c.txt': '(3' });
    const report = cover([figure1, made, '--k', '1']);
    expect(report.parsed).toBe(2);
    expect(report.failed).toMatchObject([{ line: 1, column: 3 }]);
    expect(report.failed[0]?.file).toMatch(/\/tree\/c\.txt$/);
    expect(report.failed[0]?.expected).toContain('")"');
    const { status, stdout } = coppice(['grammar', 'cover', figure1, made]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/failed .*\/tree\/c\.txt:1:3, expected /);
  });

  it('ends with exit code 1 if no file parses', () => {
    const bad = files('bad', { 'empty.txt': '', 'binary.txt': Uint8Array.of(255, 0, 254) });
    const { status, stdout } = coppice(['grammar', 'cover', figure1, bad, '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      parsed: 0,
      failed: [
        { line: 1, column: 1 },
        { line: 1, column: 1 },
      ],
    });
  });

  it('reports how tokens were split', () => {
    const made = files('names', { 'a.txt': 'ab' });
    const grammar = 'test/e2e/cases/greedy.ebnf';
    expect(coppice(['grammar', 'cover', grammar, made]).stdout).toContain('tokens by any-length');
    expect(cover([grammar, made])).toMatchObject({ lexing: 'any-length', parsed: 1 });
    expect(cover([grammar, made, '--lexing', 'longest-match'])).toMatchObject({ lexing: 'longest-match', parsed: 0 });
  });

  it('handles texts nested 5,000 deep', () => {
    const deep = files('deep', { 'deep.json': '['.repeat(5000) + ']'.repeat(5000) });
    expect(cover(['json', deep]).parsed).toBe(1);
  });

  it('requires files that exist', () => {
    mkdirSync(path.join(folder, 'nothing'));
    for (const [name, code] of [
      ['missing.txt', 'no-such-file'],
      ['nothing', 'no-files'],
    ] as const) {
      const { status, stderr } = coppice(['grammar', 'cover', figure1, path.join(folder, name)]);
      expect(status).toBe(2);
      expect(stderr).toMatch(new RegExp(`error ${code}: .*\\nhint: `));
    }
  });
});

describe('grammar cover --complete', () => {
  it.each([
    [figure1, 'x+42'],
    ['json', '[1]'],
    ['arithmetic', '1 + 2'],
  ])('writes words that cover what files of %s lack', (grammar, text) => {
    const seeds = files(`seeds-${path.basename(grammar)}`, { 'seed.txt': text });
    const more = path.join(folder, `more-${path.basename(grammar)}`);
    const { status, stderr } = coppice(['grammar', 'cover', grammar, seeds, '--k', '2', '--complete', more]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/wrote \d+ files .* with them, (\d+) of \1 k-paths are covered at k = 2/);
    const report = cover([grammar, seeds, more, '--k', '2']);
    expect(report.parsed).toBe(1 + readdirSync(more).length);
    for (const { covered, total, missing } of Object.values(report.kPaths)) {
      expect(covered).toBe(total);
      expect(missing).toEqual([]);
    }
  });

  it('never overwrites existing files', () => {
    const taken = files('taken', { 'mine.txt': 'mine' });
    const { status, stderr } = coppice(['grammar', 'cover', figure1, taken, '--complete', taken]);
    expect(status).toBe(2);
    expect(stderr).toContain('error output-exists');
    expect(readdirSync(taken)).toEqual(['mine.txt']);
  });
});
