import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coppice, document, projectFolder } from './coppice.ts';

const malformed = 'test/cases/malformed';
const [, ...table] = readFileSync(path.join(projectFolder, malformed, 'table.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [file: string, code: string, line: string, column: string, where: string]);

/** One malformed grammar per notation; the tests of the readers contain all of them. */
const oneOfEach = [...new Map(table.map((row) => [path.extname(row[0]), row])).values()];

describe('grammar check', () => {
  it('finds nothing wrong with a shipped grammar', () => {
    const { status, stdout, stderr } = coppice(['grammar', 'check', 'json']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^start json, \d+ rules, \d+ terminals: 0 errors, 0 warnings\n$/);
  });

  it('describes the grammar with --json', () => {
    const found = document(['grammar', 'check', 'examples/kpath-figure-1.ebnf']);
    expect(found).toEqual({ start: 'Expr', rules: 7, terminals: 22, errors: [], warnings: [] });
  });

  it.each(oneOfEach)(
    'reports the location of the error in %s, with a hint: %s at %s:%s',
    (file, code, line, column, where) => {
      const { status, stderr } = coppice(['grammar', 'check', `${malformed}/${file}`]);
      expect(status).toBe(2);
      expect(stderr).toContain(`${malformed}/${where}:${line}:${column} error ${code}: `);
      expect(stderr).toMatch(/^> +\d+ \|/m);
      expect(stderr).toMatch(/^hint: \S/m);
    },
  );

  it('lists all errors at once, in the document and on the screen', () => {
    const args = ['grammar', 'check', 'test/e2e/cases/three-errors.ebnf'];
    const { status, stdout, stderr } = coppice([...args, '--json']);
    expect(status).toBe(2);
    const { errors } = JSON.parse(stdout) as { errors: { code: string; file: string; line: number; column: number }[] };
    expect(errors.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['duplicate-rule', 3, 1],
      ['undefined-rule', 1, 13],
      ['undefined-rule', 2, 9],
    ]);
    expect(new Set(errors.map(({ file }) => file))).toEqual(new Set(['test/e2e/cases/three-errors.ebnf']));
    expect(stderr.match(/ error /g)).toHaveLength(3);
    expect(coppice(args).stdout).toContain('3 errors');
  });

  it('checks from the requested start rule', () => {
    const { warnings } = document(['grammar', 'check', 'json', '--start', 'number']) as {
      warnings: { code: string }[];
    };
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['unreachable-rule']));
  });

  it('shows the shortest ambiguous word', () => {
    const args = ['grammar', 'check', 'examples/simplecalc-merged.ebnf', '--ambiguity'];
    expect(document(args)['ambiguity']).toMatchObject({ ambiguous: { word: '-x*x', derivations: '2' } });
    const { status, stdout } = coppice(args);
    expect(status).toBe(0);
    expect(stdout).toContain('warning ambiguous: the word "-x*x" has 2 derivations');
  });

  it('reports the number of words among which none was ambiguous', () => {
    expect(coppice(['grammar', 'check', 'json', '--ambiguity', '50']).stdout).toContain(
      'none of 50 words is ambiguous',
    );
    const configurations = document(['grammar', 'check', 'examples/configuration.ebnf', '--ambiguity']);
    expect(configurations['ambiguity']).toEqual({ words: 5, complete: true, ambiguous: null });
  });
});
