import { expect, it } from 'vitest';

import * as root from '../../../src/index.ts';
import { assume, symbolic } from '../../../src/index.ts';
import { harnessModuleText } from '../../../src/instrument/concolic/harness-access.ts';

it('gives the default of the domain outside of a campaign', () => {
  expect(symbolic('string')).toBe('');
  expect(symbolic({ kind: 'string', exactLength: 3 })).toBe('   ');
  expect(
    symbolic({
      kind: 'oneOf',
      options: [
        { kind: 'const', value: 'get' },
        { kind: 'const', value: 'put' },
      ],
    }),
  ).toBe('get');
  const point: { x: number; y: bigint | undefined } = symbolic({
    kind: 'object',
    fields: { x: { kind: 'int32' }, y: { kind: 'bigint' } },
  });
  expect(point).toEqual({ x: 0, y: 0n });
});

it('refuses what is no domain', () => {
  // @ts-expect-error: misspelt
  expect(() => symbolic('strign')).toThrow(expect.objectContaining({ code: 'malformed-domain' }));
});

it('assumes nothing outside of a campaign', () => {
  expect(() => assume(false)).not.toThrow();
});

it('has every value of the package root in the process of a target, so that its imports work', () => {
  const [, names = ''] = /\{([^}]*)\}/.exec(harnessModuleText) ?? [];
  expect(names.split(',').sort()).toEqual(Object.keys(root).sort());
});
