import { expect, it } from 'vitest';

import { Dictionary } from '../../../src/search/mutation/dictionary.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';
import type { Recording } from '../../../src/engine/recording.ts';
import { ComparisonDictionary } from '../../../src/search/strategies/comparison-dictionary.ts';

const text = (of: string): { readonly kind: 'text'; readonly text: string } => ({ kind: 'text', text: of });

it('records the shortest text with new coverage, and inserts its comparison operands', () => {
  const dictionary = new Dictionary(8);
  const strategy = new ComparisonDictionary(new InputSpace([{ kind: 'string', maxLength: 6 }]), dictionary);
  for (const [of, gain] of [
    ['!!a', 1],
    ['!b', 1],
    ['!', 0],
  ] as const) {
    strategy.ran({ input: { value: text(of), origin: { kind: 'random' } }, outcome: 'returned', gain });
  }
  const looking = strategy.next();
  expect(looking).toMatchObject({ kind: 'expand', input: { value: text('!b') } });
  if (looking?.kind !== 'expand') return;
  const recording: Recording = {
    path: undefined,
    concretizations: [],
    literals: ['int', 'float'],
    stale: 0,
    eventsDropped: 0,
  };
  expect(looking.choose(recording)).toEqual([]);
  expect(dictionary.entries).toEqual(['int', 'float']);
  const trying = strategy.next();
  const tried = trying?.kind === 'run' ? trying.inputs.map(({ value }) => value) : [];
  expect(tried).toEqual(['intb', '!int', '!bint', '!intb', 'int!b', 'floatb', '!float'].map((of) => text(of)));
  expect(strategy.next()).toMatchObject({ kind: 'expand', input: { value: text('!!a') } });
});

it('has no tasks if inputs are not texts', () => {
  const strategy = new ComparisonDictionary(new InputSpace([{ kind: 'int32' }]), new Dictionary(8));
  strategy.ran({
    input: { value: { kind: 'args', args: [1] }, origin: { kind: 'random' } },
    outcome: 'returned',
    gain: 1,
  });
  expect(strategy.next()).toBeUndefined();
});
