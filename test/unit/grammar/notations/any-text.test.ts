import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoppiceError } from '../../../../src/core/coppice-error.ts';
import { buildGrammar } from '../../../../src/grammar/build-grammar.ts';
import type { GrammarDraft } from '../../../../src/grammar/grammar-draft.ts';
import { readText, showRules } from './read-text.ts';

const samples = [
  'abnf/calendar.abnf',
  'bnf/address.bnf',
  'bnf/algol.bnf',
  'bnf/markup.bnf',
  'json-grammar/expansions.grammar.json',
  'json-grammar/quoted.grammar.json',
  'peggy/query.peggy',
  'state-machine/turnstile.fsm.json',
  'yacc/script.y',
  'yacc/script.l',
];

function read(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../cases/${name}`, import.meta.url)), 'utf8');
}

/** Returns the text as a grammar of the sample's notation; the two files of yacc and lex are read together. */
function draftOf(name: string, text: string): GrammarDraft {
  if (name.endsWith('.l')) return readText('script.y', read('yacc/script.y'), { 'script.l': text });
  return readText(name, text, { 'script.l': read('yacc/script.l') });
}

/** Builds the grammar or fails as a reader may; any other error is rethrown. */
function tryText(name: string, text: string): void {
  try {
    buildGrammar(draftOf(name, text));
  } catch (error) {
    if (!(error instanceof CoppiceError)) throw error;
    expect([error.code, error.hint === undefined ? 'no hint' : 'hint']).toEqual([error.code, 'hint']);
    expect(error.location?.line).toBeGreaterThan(0);
  }
}

/** Fragments that readers look for, inserted where they are not expected. */
const piece = fc.constantFrom(
  ...`" ' \` ( ) [ ] { } < > | / \\ ; : = ::= =/ % %% %{ %x # #x $ & ! @ * + ? - , . .. a A 0 9`.split(' '),
  '\n',
  '\0',
  '😀',
);

const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), drop: fc.nat(8), put: piece });

describe('for any text', () => {
  it.each(samples)('%s with Windows line ends is the same grammar', (name) => {
    const rules = showRules(draftOf(name, read(name)));
    expect(showRules(draftOf(name, read(name).replaceAll('\n', '\r\n')))).toEqual(rules);
  });

  it.each(samples)('%s with changes gives a grammar, or an error with a location and a hint', (name) => {
    const sample = read(name);
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const text = edits.reduce((before, { at, drop, put }) => {
          const offset = Math.floor(at * before.length);
          return before.slice(0, offset) + put + before.slice(offset + drop);
        }, sample);
        tryText(name, text);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it.each(samples)('%s truncated anywhere gives a grammar, or an error with a location and a hint', (name) => {
    const sample = read(name);
    const step = Math.ceil(sample.length / 400);
    for (let end = 0; end < sample.length; end += step) tryText(name, sample.slice(0, end));
  });

  it.each(samples)(
    '%s with a backslash or a quote at its end gives a grammar, or an error with a location and a hint',
    (name) => {
      const sample = read(name);
      const step = Math.ceil(sample.length / 60);
      for (let end = 0; end < sample.length; end += step)
        for (const char of ['\\', '"', "'", '"\\', '[\\']) tryText(name, sample.slice(0, end) + char);
    },
  );
});
