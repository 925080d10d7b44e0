import { describe, expect, it } from 'vitest';

import { operators } from '../../../src/core/operators.ts';
import { createRuntime } from '../../../src/runtime/create-runtime.ts';
import { modelExceptions, type ModelStatus } from '../../../src/runtime/models/model-exceptions.ts';

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

const holders: Readonly<Record<keyof typeof modelExceptions, readonly object[]>> = {
  'String.prototype': [String.prototype],
  'Array.prototype': [Array.prototype],
  'RegExp.prototype': [RegExp.prototype],
  Number: [Number, Number.prototype],
  Math: [Math],
  'typed arrays': [typedArray, typedArray.prototype],
  'DataView.prototype': [DataView.prototype],
  Buffer: [Buffer, Buffer.prototype],
  'TextEncoder and TextDecoder': [TextEncoder.prototype, TextDecoder.prototype],
  'Map.prototype': [Map.prototype],
  'Set.prototype': [Set.prototype],
};

describe.each(Object.keys(holders) as (keyof typeof holders)[])('%s', (name) => {
  const exceptions: Readonly<Record<string, ModelStatus>> = modelExceptions[name];

  it('has a model for every method that is not listed as an exception', () => {
    const problems = holders[name].flatMap((holder) =>
      methodsOf(holder).flatMap((method) => {
        const status = exceptions[method];
        if ((status !== undefined && status !== 'exact by enumeration') || models.get((holder as Methods)[method])) {
          return [];
        }
        return [
          `${method} of ${name} has no model: declare it in core/operators.ts if it is an operator, write a model in ` +
            'runtime/models, or list it in runtime/models/model-exceptions.ts',
        ];
      }),
    );
    expect(problems).toEqual([]);
  });

  it('has no exceptions for methods that do not exist', () => {
    const methods = holders[name].flatMap(methodsOf);
    expect(Object.keys(exceptions).filter((method) => !methods.includes(method))).toEqual([]);
  });
});

it('models at least nine tenths of String.prototype', () => {
  const methods = methodsOf(String.prototype);
  const modeled = methods.filter((name) => !(name in modelExceptions['String.prototype']));
  expect(modeled.length / methods.length).toBeGreaterThanOrEqual(0.9);
});

it('models every built-in that is declared as an operator', () => {
  const objects: Methods = {
    'String.prototype': String.prototype,
    'Number.prototype': Number.prototype,
    Math,
    globalThis,
  };
  const unknown = operators.flatMap(({ name, builtIn }) => {
    if (builtIn === undefined) return [];
    return models.get((objects[builtIn] as Methods)[name]) ? [] : [`${builtIn} has no function ${name}`];
  });
  expect(unknown).toEqual([]);
});
