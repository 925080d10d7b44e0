import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../src/cli/commands/run.ts';
import { checkOptions } from '../../../src/config/check-config.ts';
import { Random } from '../../../src/core/random.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';
import { Dictionary } from '../../../src/search/mutation/dictionary.ts';
import { makeStrategy, strategies, strategyAliases, strategyNames } from '../../../src/search/declared-strategies.ts';
import { ebnfGrammar } from '../../ebnf-grammar.ts';

const grammar = ebnfGrammar('@token name = [a-c]+ ; list = name ("," name)* ;');

describe('the registry of strategies', () => {
  it.each(strategyNames)('declares a strategy that can be made and gives a task: %s', async (name) => {
    const strategy = await makeStrategy(name, {
      space: new InputSpace([{ kind: 'string', maxLength: 8 }]),
      random: new Random('1'),
      dictionary: new Dictionary(8),
      flipsPerSite: 8,
      hasTokenizer: true,
      grammar: {
        inputs: [{ argument: 0, grammar }],
        templates: {
          holes: 'language',
          lengths: 2,
          maxLength: 8,
          bounds: { measure: 'characters', largest: 8 },
        },
      },
    });
    const value = { kind: 'text', text: 'a,b' } as const;
    strategy.ran({ input: { value, origin: { kind: 'seed', file: 'seed' } }, outcome: 'returned', gain: 1 });
    expect(strategy.next()?.kind).toMatch(/^(?:run|expand)$/u);
    expect(strategy.status().obstacles).toBeInstanceOf(Array);
  });

  it.each(strategyNames)('is what the command line and the configuration know: %s', (name) => {
    expect(runCommand.options['strategy']?.read(name, 'strategy')).toBe(name);
    expect(runCommand.details).toContain(strategies[name].summary);
    expect(checkOptions({ strategy: name }, '.').strategy).toBe(name);
  });

  it('has aliases that stand for one declared strategy each', () => {
    expect([...strategyAliases]).toEqual([['cese', 'symbolic-grammar']]);
    expect(strategyNames.filter((name) => strategyAliases.has(name))).toEqual([]);
    expect(runCommand.options['strategy']?.read('cese', 'strategy')).toBe('symbolic-grammar');
    expect(checkOptions({ strategy: 'cese' }, '.').strategy).toBe('symbolic-grammar');
  });
});
