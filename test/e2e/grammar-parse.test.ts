import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coppice, document, temporaryFolder } from './coppice.ts';

const folder = temporaryFolder();

function file(name: string, contents: string | Uint8Array): string {
  const made = path.join(folder, name);
  writeFileSync(made, contents);
  return made;
}

describe('grammar parse', () => {
  it('prints the tree as JSON, without choices, sequences and repetitions', () => {
    const word = file('word.txt', 'x+4');
    expect(document(['grammar', 'parse', 'test/e2e/cases/sum.ebnf', word])).toEqual({
      ok: true,
      derivations: '1',
      lexing: 'characters',
      tree: {
        rule: 'sum',
        children: [
          { rule: 'sum', children: [{ rule: 'atom', children: [{ text: 'x' }] }] },
          { text: '+' },
          { rule: 'atom', children: [{ text: '4' }] },
        ],
      },
    });
  });

  it('prints an outline as text', () => {
    const { status, stdout } = coppice(['grammar', 'parse', 'test/e2e/cases/sum.ebnf', '-'], 'x+4');
    expect(status).toBe(0);
    expect(stdout).toBe('sum\n  sum\n    atom "x"\n  "+"\n  atom "4"\n\nderivations: 1\n');
  });

  it('counts derivations', () => {
    const found = document(['grammar', 'parse', 'examples/simplecalc.ebnf', '-'], 'a+b+c+d');
    expect(found).toMatchObject({ ok: true, derivations: '5' });
    expect(document(['grammar', 'parse', 'test/e2e/cases/circular.ebnf', '-'], 'a')).toMatchObject({
      derivations: 'infinite',
    });
  });

  it('splits tokens as the tokenizer does, in any way, or in any way only if the tokenizer fails', () => {
    const grammar = 'test/e2e/cases/greedy.ebnf';
    const lexing = (name: string): unknown =>
      document(['grammar', 'parse', grammar, '-', '--lexing', name], 'ab')['lexing'];
    expect(document(['grammar', 'parse', grammar, '-', '--lexing', 'longest-match'], 'ab')['ok']).toBe(false);
    expect(lexing('any-length')).toBe('any-length');
    expect(lexing('auto')).toBe('any-length');
    expect(coppice(['grammar', 'parse', grammar, '-'], 'ab').stdout).toContain('tokens by any-length');
  });

  it('reports where a text fails and what could follow there', () => {
    const word = file('bad.json', '{\n  "a": 1,\n}');
    const { status, stdout, stderr } = coppice(['grammar', 'parse', 'json', word, '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, line: 3, column: 1, expected: ['"\\""', '[\\t\\n\\r ]'] });
    expect(stderr).toMatch(/bad\.json:3:1 error no-parse: .*"\\""/);
    expect(stderr).toContain('> 3 | }');
    expect(coppice(['grammar', 'parse', 'json', word]).status).toBe(1);
  });

  it('lists only the first of many possible continuations', () => {
    const { stderr } = coppice(['grammar', 'parse', 'ecmascript', '-'], '%');
    expect(stderr).toMatch(/and \d+ more/);
  });
});

describe('the text to parse', () => {
  it.each([5000, 50_000])('may be nested %i deep', (depth) => {
    const word = file(`deep-${depth}.json`, '['.repeat(depth) + ']'.repeat(depth));
    const { status, stdout } = coppice(['grammar', 'parse', 'json', word, '--json']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\{"ok":true,"derivations":"1"/);
    expect(stdout.match(/"rule":"array"/g)).toHaveLength(depth);
  });

  it('is truncated in the outline if it is nested too deeply to be readable', () => {
    const { status, stdout } = coppice(['grammar', 'parse', 'json', '-'], '['.repeat(500) + ']'.repeat(500));
    expect(status).toBe(0);
    expect(stdout).toContain('--json shows all');
  });

  it('may be empty', () => {
    const empty = file('empty.txt', '');
    expect(document(['grammar', 'parse', 'test/e2e/cases/optional.ebnf', empty])).toMatchObject({ ok: true });
    expect(document(['grammar', 'parse', 'json', empty])).toMatchObject({ ok: false, line: 1, column: 1 });
  });

  it('may be binary', () => {
    const binary = file(
      'binary',
      Uint8Array.from({ length: 256 }, (_, i) => i),
    );
    const { status, stderr } = coppice(['grammar', 'parse', 'json', binary]);
    expect(status).toBe(1);
    expect(stderr).toContain('warning not-utf-8');
    expect(stderr).toMatch(/:1:1 error no-parse/);
  });

  it('must be a file that exists', () => {
    const missing = coppice(['grammar', 'parse', 'json', path.join(folder, 'missing.json')]);
    expect(missing.status).toBe(2);
    expect(missing.stderr).toMatch(/error no-such-file: .*\nhint: /);
    mkdirSync(path.join(folder, 'folder'));
    const isFolder = coppice(['grammar', 'parse', 'json', path.join(folder, 'folder')]);
    expect(isFolder.status).toBe(2);
    expect(isFolder.stderr).toMatch(/error is-a-folder: .*\nhint: /);
  });
});
