import { describe, expect, it } from 'vitest';

import { TokenTexts } from '../../../../src/derivation/tokens/token-texts.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';

const grammar = loadGrammarSync('test/cases/antlr/EverythingParser.g4');
const texts = new TokenTexts(grammar);

/** Returns a terminal by the name of its rule, or by its text. */
function terminal(name: string): number {
  return texts.flat.terminals.findIndex((one) =>
    one.kind === 'token-rule'
      ? grammar.rules[one.rule]?.name === name
      : one.kind === 'token-literal' && one.text === name,
  );
}

describe('texts of tokens', () => {
  it('are read in the mode of their terminal', () => {
    const [name, keyword] = [terminal('NAME'), terminal('if')];
    expect(texts.terminalsOf('iffy', name)).toEqual([name]);
    expect(texts.terminalsOf('if', name)).toContain(keyword);
    expect(texts.terminalsOf('iffy', terminal('TEXT'))).toEqual([terminal('TEXT')]);
  });

  it('have samples of many kinds, all of their terminal, the plainest first', () => {
    const name = terminal('NAME');
    const samples = texts.samplesOf(name);
    expect(samples.length).toBeGreaterThan(4);
    expect(samples.every((text) => texts.terminalsOf(text, name).includes(name))).toBe(true);
    expect(samples[0]).toHaveLength(1);
    expect(texts.samplesOf(terminal('if'))).toEqual(['if']);
  });
});
