import { describe, expect, it } from 'vitest';

import { createRuntime } from '../../../src/runtime/create-runtime.ts';
import {
  arrayStatus,
  bufferStatus,
  dataViewStatus,
  mapStatus,
  mathStatus,
  numberStatus,
  regExpStatus,
  setStatus,
  stringStatus,
  textCoderStatus,
  typedArrayStatus,
  type ModelStatus,
} from '../../../src/runtime/models/model-status.ts';

type Methods = Record<string, unknown>;

const { models } = createRuntime();
const typedArray = Object.getPrototypeOf(Uint8Array) as typeof Uint8Array;

/** The functions that a holder owns, except its constructor. */
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
  ['typed arrays', typedArrayStatus, [typedArray, typedArray.prototype]],
  ['DataView.prototype', dataViewStatus, [DataView.prototype]],
  ['Buffer', bufferStatus, [Buffer, Buffer.prototype]],
  ['TextEncoder and TextDecoder', textCoderStatus, [TextEncoder.prototype, TextDecoder.prototype]],
  ['Map.prototype', mapStatus, [Map.prototype]],
  ['Set.prototype', setStatus, [Set.prototype]],
])('%s', (_, status, holders) => {
  it('has an entry for every method, and no other entries', () => {
    const methods = holders.flatMap(methodsOf);
    expect(Object.keys(status).sort()).toEqual([...new Set(methods)].sort());
  });

  it('has a model for every method listed as modeled', () => {
    for (const holder of holders) {
      for (const name of methodsOf(holder)) {
        const modeled = models.get((holder as Methods)[name]) !== undefined;
        const word = status[name]!;
        if (word === 'modeled' || word === 'exact by enumeration') expect(modeled, name).toBe(true);
      }
    }
  });
});

it('models at least nine tenths of String.prototype', () => {
  const words = Object.values(stringStatus);
  expect(words.filter((word) => word === 'modeled').length / words.length).toBeGreaterThanOrEqual(0.9);
});
