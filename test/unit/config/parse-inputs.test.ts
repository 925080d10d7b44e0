import { describe, expect, it } from 'vitest';

import { parseInputs } from '../../../src/config/parse-inputs.ts';
import {
  arrayBufferDomain,
  dateDomain,
  functionDomain,
  mapDomain,
  recordDomain,
  regexpDomain,
  setDomain,
  typedArrayDomain,
  urlDomain,
} from '../../../src/constraint/domains/built-domains.ts';
import type { Domain } from '../../../src/constraint/domains/domain.ts';
import { CoppiceError } from '../../../src/core/coppice-error.ts';

const read = (text: string): Domain[] => parseInputs(text, '--inputs', { maxLength: 64 });

describe('domains on the command line', () => {
  const string: Domain = { kind: 'string', maxLength: 64 };
  const cases: readonly [string, readonly Domain[]][] = [
    ['string', [string]],
    ['int32,int32', [{ kind: 'int32' }, { kind: 'int32' }]],
    ['number, boolean , bigint', [{ kind: 'number' }, { kind: 'boolean' }, { kind: 'bigint' }]],
    ['bytes', [{ kind: 'bytes', maxLength: 16 }]],
    ['bytes(16)', [{ kind: 'bytes', maxLength: 16, exactLength: 16 }]],
    ['buffer(..8)', [{ kind: 'bytes', maxLength: 8, as: 'buffer' }]],
    ['arrayBuffer(..8)', [arrayBufferDomain({ maxLength: 8 })]],
    ['arrayBuffer(8)', [arrayBufferDomain({ maxLength: 8, exactLength: 8 })]],
    ['string(8)', [{ kind: 'string', maxLength: 8, exactLength: 8 }]],
    ['string(..8)', [{ kind: 'string', maxLength: 8 }]],
    ['array(int32, 4)', [{ kind: 'array', element: { kind: 'int32' }, maxLength: 4, exactLength: 4 }]],
    ['array(int32, ..3)', [{ kind: 'array', element: { kind: 'int32' }, maxLength: 3 }]],
    ['map(string, int32)', [mapDomain(string, { kind: 'int32' }, 4)]],
    [
      'set(int32, ..8), record(string, number)',
      [setDomain({ kind: 'int32' }, 8), recordDomain(string, { kind: 'number' }, 4)],
    ],
    [
      'date, regexp, url, function(boolean)',
      [dateDomain(), regexpDomain(), urlDomain(64), functionDomain({ kind: 'boolean' })],
    ],
    ['Float64Array(..2)', [typedArrayDomain('Float64Array', 2)]],
    ['string[]', [{ kind: 'array', element: string, maxLength: 4 }]],
    ['[int32, string?]', [{ kind: 'tuple', elements: [{ kind: 'int32' }, { kind: 'optional', of: string }] }]],
    [
      '{ a: string, b?: int32; "c d": true }',
      [
        {
          kind: 'object',
          fields: {
            a: string,
            b: { kind: 'optional', of: { kind: 'int32' } },
            'c d': { kind: 'const', value: true },
          },
        },
      ],
    ],
    [
      `oneOf('a', "b\\n", -1.5e3, 0x10, 5n, null, undefined)`,
      [
        {
          kind: 'oneOf',
          options: ['a', 'b\n', -1500, 16, 5n, null, undefined].map((value) => ({ kind: 'const', value })),
        },
      ],
    ],
    [
      `'x' | 'y'`,
      [
        {
          kind: 'oneOf',
          options: [
            { kind: 'const', value: 'x' },
            { kind: 'const', value: 'y' },
          ],
        },
      ],
    ],
    ['-0', [{ kind: 'const', value: -0 }]],
    ['int', [{ kind: 'int32' }]],
  ];

  it.each(cases)('reads %s', (text, domains) => {
    expect(read(text)).toEqual(domains);
  });

  const errors: readonly [string, number, string | undefined][] = [
    ['strng', 1, 'did you mean `string`?'],
    ['int32, sting(4)', 8, 'did you mean `string`?'],
    ['string(x)', 8, '8 means exactly eight, ..8 up to eight'],
    ['int32 int32', 7, undefined],
    ['{ a string }', 5, undefined],
    ['array', 1, 'write array(int32) or array(int32, 4)'],
    ['oneOf()', 1, "write oneOf('a', 'b')"],
    [`'\\u{110000}'`, 13, 'the largest code point is 10ffff'],
  ];

  it.each(errors)('says where %s is wrong', (text, column, hint) => {
    const error = thrownBy(() => read(text));
    expect(error).toMatchObject({ code: 'malformed-inputs', location: { line: 1, column }, hint });
  });

  it('does not take nothing for an answer', () => {
    expect(thrownBy(() => read('  '))).toMatchObject({ code: 'no-inputs' });
  });
});

function thrownBy(act: () => unknown): CoppiceError {
  try {
    act();
  } catch (error) {
    if (error instanceof CoppiceError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
