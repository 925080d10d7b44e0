import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Random } from '../../../../src/core/random.ts';
import { Parser } from '../../../../src/derivation/parse/parser.ts';
import { Printer } from '../../../../src/derivation/print/printer.ts';
import { resolveTokens } from '../../../../src/derivation/print/resolve-tokens.ts';
import { randomProducer } from '../../../../src/derivation/production/random-producer.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';

/** Beside each grammar: the texts that it must accept and reject. */
interface Case {
  readonly grammar: string;
  readonly start: string;
  readonly accepts: readonly string[];
  readonly rejects: readonly string[];
}

const folders = ['abnf', 'bnf', 'json-grammar', 'peggy', 'state-machine', 'yacc'];
const root = fileURLToPath(new URL('../../../cases/', import.meta.url));
const cases = folders.flatMap((folder) => {
  const files = readdirSync(path.join(root, folder)).filter((file) => /^[^.]+\.json$/.test(file));
  return files.map((file) => {
    const { grammar, ...expected } = JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')) as Case;
    return { name: `${folder}/${grammar}`, file: path.join(root, folder, grammar), ...expected };
  });
});

describe.each(cases)('$name', ({ file, start, accepts, rejects }) => {
  const grammar = loadGrammarSync(file);
  const parser = new Parser(grammar);

  it('starts from the right rule', () => {
    expect(grammar.start.name).toBe(start);
  });

  it('accepts and rejects the listed texts, as its tokenizer reads them', () => {
    const accepted = [...accepts, ...rejects].filter(
      (text) => parser.parse(text, { lexing: 'longest-match' }).kind === 'parsed',
    );
    expect(accepted).toEqual(accepts);
  });

  it('parses the words that it derives', () => {
    const random = new Random(1);
    const printer = new Printer(grammar);
    const producer = randomProducer(grammar, random, { maxDepth: 20, maxSize: 100 });
    for (let i = 0; i < 50; i++) {
      const { text, misread } = resolveTokens(producer.next()!, grammar, printer, random);
      const lexing = misread.length === 0 ? 'longest-match' : 'any-length';
      expect([text, parser.parse(text, { lexing }).kind]).toEqual([text, 'parsed']);
    }
  });
});
