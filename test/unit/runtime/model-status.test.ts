import { describe, expect, it } from 'vitest';

import { createRuntime } from '../../../src/runtime/create-runtime.ts';
import {
  arrayStatus,
  mathStatus,
  numberStatus,
  regExpStatus,
  stringStatus,
  type ModelStatus,
} from '../../../src/runtime/models/model-status.ts';

type Methods = Record<string, unknown>;

const { models } = createRuntime();

/** Functions a holder owns, save its constructor. */
function methodsOf(holder: object): string[] {
  return Object.getOwnPropertyNames(holder).filter((name) => {
    const descriptor = Object.getOwnPropertyDescriptor(holder, name);
    return name !== 'constructor' && typeof descriptor?.value === 'function';
  });
}

describe.each<[string, Readonly<Record<string, ModelStatus>>, object[]]>([
  ['String.prototype', stringStatus, [String.prototype]],
  ['Array.prototype', arrayStatus, [Array.prototype]],
  ['RegExp.prototype', regExpStatus, [RegExp.prototype]],
  ['Number', numberStatus, [Number, Number.prototype]],
  ['Math', mathStatus, [Math]],
])('%s', (_, status, holders) => {
  it('has a word on every method, and on nothing else', () => {
    const methods = holders.flatMap(methodsOf);
    expect(Object.keys(status).sort()).toEqual([...new Set(methods)].sort());
  });

  it('has a model for what it calls modelled, and none for what it calls pinned', () => {
    for (const holder of holders) {
      for (const name of methodsOf(holder)) {
        const modelled = models.get((holder as Methods)[name]) !== undefined;
        const word = status[name] as ModelStatus;
        if (word === 'modelled' || word === 'exact by enumeration') expect(modelled, name).toBe(true);
        if (word === 'pinned: markup of early browsers') expect(modelled, name).toBe(false);
      }
    }
  });
});

it('models at least nine tenths of String.prototype, markup aside', () => {
  const words = Object.values(stringStatus).filter((word) => word !== 'pinned: markup of early browsers');
  expect(words.filter((word) => word === 'modelled').length / words.length).toBeGreaterThanOrEqual(0.9);
});
