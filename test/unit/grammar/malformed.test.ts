import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { CoppiceError } from '../../../src/core/coppice-error.ts';
import { loadGrammarSync } from '../../../src/grammar/load-grammar.ts';

const folder = fileURLToPath(new URL('../../cases/malformed/', import.meta.url));
const [, ...table] = readFileSync(path.join(folder, 'table.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [file: string, code: string, line: string, column: string, where: string]);

function errorOf(file: string): CoppiceError {
  try {
    loadGrammarSync(file);
  } catch (error) {
    if (error instanceof CoppiceError) return error;
    throw error;
  }
  throw new Error(`${path.basename(file)} loads without an error`);
}

describe('malformed grammars', () => {
  it.each(table)('%s: %s at %s:%s', (file, code, line, column, where) => {
    const error = errorOf(path.join(folder, file));
    const { location } = error;
    const found = [error.code, location?.line, location?.column, path.basename(location?.file ?? '')];
    expect(found).toEqual([code, Number(line), Number(column), where]);
    expect(error.hint).toMatch(/\S/);
    expect(location?.frame).toContain('^');
  });

  it('are all in the table, which has at least forty entries', () => {
    const files = readdirSync(folder).filter((file) => file !== 'table.tsv' && !file.endsWith('.l'));
    expect(files.sort()).toEqual(table.map(([file]) => file).sort());
    expect(files.length).toBeGreaterThanOrEqual(40);
  });
});

/** By extension: the start of a grammar up to the first position that allows a parenthesis. */
const beginnings: readonly (readonly [string, string])[] = [
  ['.ebnf', 'a = '],
  ['.g4', 'grammar g; a : '],
  ['.y', "%%\na: 'x' "],
  ['.yy', "%%\na: 'x' "],
  ['.l', '%%\n'],
  ['.abnf', 'a = '],
  ['.peggy', 'a = '],
  ['.pegjs', 'a = '],
  ['.bnf', '<a> ::= "x" '],
  ['.bnf', 'A ::= '],
  ['.json', '{ "<a>": '],
  ['.fsm.json', '{ "start": '],
];

const megabyte = 1 << 20;

describe('files that are not grammars', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'coppice-malformed-'));
  afterAll(() => rmSync(scratch, { recursive: true }));

  /** A lex file is read with a grammar that needs it. */
  function errorFor(extension: string, text: string): CoppiceError {
    writeFileSync(path.join(scratch, `g${extension}`), text);
    if (extension === '.l') writeFileSync(path.join(scratch, 'g.y'), '%token A\n%%\na: A ;\n');
    else rmSync(path.join(scratch, 'g.l'), { force: true });
    return errorOf(path.join(scratch, extension === '.l' ? 'g.y' : `g${extension}`));
  }

  it.each(beginnings)('cause an error: *%s after `%s`', (extension, beginning) => {
    const texts = ['', '\n', '\0'.repeat(megabyte), '('.repeat(megabyte), '['.repeat(megabyte)];
    const withBeginning = ['(', '[', '{', '((x', '\0'].map((text) => beginning + text.repeat(megabyte / text.length));
    for (const text of [...texts, ...withBeginning]) {
      const error = errorFor(extension, text);
      expect([error.code, error.hint === undefined ? 'no hint' : 'hint']).toEqual([error.code, 'hint']);
      expect(error.location?.line).toBeGreaterThan(0);
    }
  });
});
