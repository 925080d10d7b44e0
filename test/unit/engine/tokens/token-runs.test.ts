import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { RunInput } from '../../../../src/execution/input/run-input.ts';
import { loadGrammarSync } from '../../../../src/grammar/load-grammar.ts';
import type { SolvedFlip } from '../../../../src/engine/explorer.ts';
import { InputSpace } from '../../../../src/engine/input-space.ts';
import { LocalExplorer } from '../../../../src/engine/local-explorer.ts';
import type { Recording } from '../../../../src/engine/recording.ts';
import { TokenTexts } from '../../../../src/derivation/tokens/token-texts.ts';

const folder = 'test/cases/tokenizers';
const grammar = loadGrammarSync(`${folder}/calculator.ebnf`);
const texts = new TokenTexts(grammar);
const seed = 'let a = 1 + b in (a)';

function byTokens(text: string): RunInput {
  const tokens = texts.tokenize(text);
  if (tokens === undefined) throw new RangeError(`${text} has no tokens`);
  return { kind: 'text', text, tokens };
}

function textsOf(answers: readonly SolvedFlip[]): readonly string[] {
  return answers.flatMap(({ input }) => (input?.kind === 'text' ? [input.text] : []));
}

/** Returns all decisions on the path of the seed, each flipped. */
async function flipsOf(
  explorer: LocalExplorer,
  { path }: Recording,
  onlyWords: boolean,
): Promise<readonly SolvedFlip[]> {
  const asked = Array.from(path?.taken ?? [], (way, index) => ({ kind: 'decision', index, taken: 1 - way }) as const);
  return (await explorer.solve(byTokens(seed), asked, { effort: 'quick', onlyWords })).flips;
}

async function expectAsSolved(
  explorer: LocalExplorer,
  { path }: Recording,
  answers: readonly SolvedFlip[],
): Promise<void> {
  for (const { flip, input } of answers) {
    if (input === undefined || flip.kind !== 'decision') continue;
    const [other] = (await explorer.record([input])) as [Recording];
    expect(other.path?.taken.slice(0, flip.index)).toEqual(path?.taken.slice(0, flip.index));
    expect(other.path?.taken[flip.index]).toBe(flip.taken);
  }
}

describe.each([
  ['returns a token', 'returns-tokens.mjs', 'Lexer.read'],
  ['returns all tokens', 'returns-array.mjs', 'tokenize'],
  ['places tokens by line and column, and invents some', 'returns-lines.mjs', 'tokenize'],
  ['sets state on an object, kinds being objects', 'sets-state.mjs', 'Parser.advance'],
  ['returns a number and leaves the text elsewhere', 'returns-kinds.mjs', 'scan'],
  ['sets variables of the function around it', 'in-closures.mjs', 'scan'],
  ['sets a variable of its module', 'in-module-variables.mjs', 'next'],
])('a tokenizer that %s', (_, file, name) => {
  let explorer: LocalExplorer;
  let recording: Recording;

  beforeAll(async () => {
    explorer = await LocalExplorer.open({
      target: { file: `${folder}/${file}`, exportName: 'parse', tokens: { file: `${folder}/${file}`, name } },
      space: new InputSpace([{ kind: 'string', maxLength: 64 }]),
      grammars: [{ argument: 0, grammar }],
    });
    [recording] = (await explorer.record([byTokens(seed)])) as [Recording];
  });
  afterAll(() => explorer.close());

  const flips = (onlyWords: boolean): Promise<readonly SolvedFlip[]> => flipsOf(explorer, recording, onlyWords);

  it('records no decisions of its own', async () => {
    const files = await Promise.all(Array.from(recording.path?.sites ?? [], (site) => explorer.siteText(site)));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((at) => at.includes('read-word'))).toEqual([]);
    expect(recording.concretizations).toEqual([]);
    expect(recording.stale).toBe(0);
  });

  it('is flipped within the grammar: by words only, and proved impossible if there are none', async () => {
    const answers = await flips(true);
    const words = textsOf(answers);
    expect(words.every((text) => texts.isWord(text))).toBe(true);
    expect(answers.filter(({ verdict }) => verdict === 'unknown')).toEqual([]);
    expect(answers.some(({ verdict }) => verdict === 'unsat')).toBe(true);
    // Another kind, another number, another name, and the rest unchanged.
    expect(words).toContainEqual(expect.stringMatching(/^let a = 1 \+ b in \d+$/u));
    expect(words).toContain('let a = 4711 + b in (a)');
    expect(words).toContain('let a = 1 + b in (secret)');
  });

  it('is flipped without the grammar, to texts that need not be words', async () => {
    const found = textsOf(await flips(false));
    expect(found.some((text) => !texts.isWord(text))).toBe(true);
    expect(found).toContain('let a = 4711 + b in (a)');
  });

  it('follows the path that the solver predicted', async () => {
    await expectAsSolved(explorer, recording, await flips(true));
  });
});

describe('a tokenizer that rejects some inputs', () => {
  const file = `${folder}/refuses-some.mjs`;

  async function explorerOf(exportName: string): Promise<LocalExplorer> {
    return LocalExplorer.open({
      target: { file, exportName, tokens: { file, name: 'scan' } },
      space: new InputSpace([{ kind: 'string', maxLength: 64 }]),
      grammars: [{ argument: 0, grammar }],
    });
  }

  it('is known for the tokens that it rejects, which are not requested at its positions', async () => {
    const explorer = await explorerOf('parse');
    expect(await explorer.tokens()).toMatchObject({ terminals: { known: 8, total: 9 }, refused: ['*'], unknown: [] });
    const [recording] = (await explorer.record([byTokens(seed)])) as [Recording];
    const answers = await flipsOf(explorer, recording, true);
    expect(answers.filter(({ verdict }) => verdict === 'unknown')).toEqual([]);
    expect(textsOf(answers).length).toBeGreaterThan(5);
    await expectAsSolved(explorer, recording, answers);
    await explorer.close();
  });

  it('reveals at least each token that can come first', async () => {
    const explorer = await explorerOf('parseNumber');
    const known = await explorer.tokens();
    await explorer.close();
    // By this grammar, `in` alone is a name.
    expect(known).toMatchObject({ terminals: { known: 7, total: 9 }, unknown: ['*', 'in'] });
  });

  it('is reported if it is never called', async () => {
    const explorer = await explorerOf('parseNothing');
    await expect(explorer.tokens()).rejects.toThrow('scan in');
    await expect(explorer.tokens()).rejects.toThrow('is never called');
    await explorer.close();
  });
});
