import { expect, it } from 'vitest';

import type { Domain } from '../../../src/constraint/domains/domain.ts';
import { shapeOf } from '../../../src/engine/shape-of.ts';

const order: Domain = {
  kind: 'object',
  fields: {
    side: {
      kind: 'oneOf',
      options: [
        { kind: 'const', value: 'buy' },
        { kind: 'const', value: 'sell' },
      ],
    },
    note: { kind: 'optional', of: { kind: 'string', maxLength: 8 } },
    amount: { kind: 'oneOf', options: [{ kind: 'int32' }, { kind: 'string', maxLength: 8 }] },
  },
};

it('distinguishes optional parts and kinds of values, and nothing that a run can vary', () => {
  expect(shapeOf(order, { side: 'buy', amount: 1 })).toBe(shapeOf(order, { side: 'sell', amount: 2 }));
  const shapes = [
    { side: 'buy', amount: 1 },
    { side: 'buy', amount: '1' },
    { side: 'buy', note: '', amount: 1 },
    { side: 'buy', note: '', amount: '1' },
  ].map((value) => shapeOf(order, value));
  expect(new Set(shapes).size).toBe(4);
});
