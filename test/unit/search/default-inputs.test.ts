import { describe, expect, it } from 'vitest';

import type { Domain } from '../../../src/constraint/domains/domain.ts';
import { defaultInputs } from '../../../src/search/inputs/default-inputs.ts';
import { InputSpace } from '../../../src/engine/input-space.ts';

const text: Domain = { kind: 'string', maxLength: 4 };

function argumentsOf(...domains: readonly Domain[]): { readonly args: unknown[]; readonly all: boolean } {
  const space = new InputSpace(domains);
  const { inputs, coverAllShapes } = defaultInputs(space);
  return { args: inputs.map((input) => space.argumentsOf(input)), all: coverAllShapes };
}

describe('default inputs', () => {
  it('are empty, zero and false', () => {
    const domains: Domain[] = [text, { kind: 'int32' }, { kind: 'boolean' }, { kind: 'bytes', maxLength: 2 }];
    expect(argumentsOf(...domains)).toEqual({ args: [['', 0, false, new Uint8Array(0)]], all: true });
    const exact: Domain = { kind: 'bytes', maxLength: 2, exactLength: 2 };
    expect(argumentsOf(exact)).toEqual({ args: [[new Uint8Array(2)]], all: true });
  });

  it('have every shape: options of several kinds, optional parts present or absent', () => {
    const either: Domain = { kind: 'oneOf', options: [text, { kind: 'int32' }] };
    const options: Domain = { kind: 'object', fields: { strict: { kind: 'optional', of: { kind: 'boolean' } } } };
    expect(argumentsOf(either, options)).toEqual({
      args: [
        ['', {}],
        [0, {}],
        ['', { strict: false }],
        [0, { strict: false }],
      ],
      all: true,
    });
  });

  it('take one of several constants, because the choice is a variable of the run', () => {
    const constants: Domain = { kind: 'oneOf', options: ['a', 'b'].map((value) => ({ kind: 'const', value })) };
    expect(argumentsOf(constants)).toEqual({ args: [['a']], all: true });
  });

  it('claim to have all shapes if runs decide on them, but not if there are too many', () => {
    const optional: Domain = { kind: 'optional', of: { kind: 'int32' } };
    const many = argumentsOf(...Array.from({ length: 8 }, () => optional));
    expect([many.args.length, many.all]).toEqual([64, false]);
    expect(argumentsOf({ kind: 'array', element: optional, maxLength: 2 })).toEqual({ args: [[[]]], all: true });
  });
});
