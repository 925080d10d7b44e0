import { describe, expect, it } from 'vitest';
import { flag, oneOf, text, wholeNumber } from '../../../src/cli/option.ts';
import { readArguments } from '../../../src/cli/read-arguments.ts';
import { CoppiceError } from '../../../src/core/coppice-error.ts';

const expected = {
  operands: ['GRAMMAR', 'FILE...'],
  options: {
    json: flag('print JSON'),
    out: text('DIR', 'where to'),
    k: wholeNumber('K', 'how long', { least: 1, most: 9, fallback: 3 }),
    to: oneOf(['ebnf', 'g4'], 'which', undefined),
    tries: wholeNumber('N', 'how many', { least: 1, fallback: undefined, whenAlone: 100 }),
  },
};

function codeOf(...args: string[]): string {
  try {
    readArguments(['g', 'f', ...args], expected);
  } catch (error) {
    if (error instanceof CoppiceError) return error.code;
  }
  return 'none';
}

describe('reading arguments', () => {
  it('gives operands in order and options by name, wherever they stand', () => {
    const { operands, values } = readArguments(['--k', '5', 'g', '--json', 'a', '--out=b', 'c'], expected);
    expect(operands).toEqual(['g', 'a', 'c']);
    expect(values).toEqual({ json: true, out: 'b', k: 5, to: undefined, tries: undefined });
  });

  it('falls back where nothing is given', () => {
    expect(readArguments(['g', 'f'], expected).values).toMatchObject({ json: false, k: 3 });
  });

  it('lets an option that may stand alone stand alone', () => {
    expect(readArguments(['g', '--tries', '7', 'f'], expected).values.tries).toBe(7);
    expect(readArguments(['g', '--tries=7', 'f'], expected).values.tries).toBe(7);
    expect(readArguments(['g', '--tries', 'f'], expected)).toMatchObject({
      operands: ['g', 'f'],
      values: { tries: 100 },
    });
    expect(readArguments(['g', 'f', '--tries'], expected).values.tries).toBe(100);
  });

  it('takes everything after -- for operands, and - for standard input', () => {
    expect(readArguments(['g', '-', '--', '--json'], expected).operands).toEqual(['g', '-', '--json']);
  });

  it.each([
    [['--kk', '5'], 'unknown-option'],
    [['-x'], 'unknown-option'],
    [['--constructor'], 'unknown-option'],
    [['--k'], 'missing-value'],
    [['--out', '--json'], 'missing-value'],
    [['--json=no'], 'unexpected-value'],
    [['--k', '0'], 'bad-value'],
    [['--k', '10'], 'bad-value'],
    [['--k', '-1'], 'bad-value'],
    [['--k', ''], 'bad-value'],
    [['--k', '1e1'], 'bad-value'],
    [['--to', 'pdf'], 'bad-value'],
    [['--tries', '0'], 'bad-value'],
  ])('refuses %j: %s', (args, code) => {
    expect(codeOf(...args)).toBe(code);
  });

  it('wants the operands that the command takes, and no others', () => {
    expect(() => readArguments(['g'], expected)).toThrow(expect.objectContaining({ code: 'missing-operand' }));
    const one = { operands: ['GRAMMAR'], options: {} };
    expect(() => readArguments(['g', 'h'], one)).toThrow(expect.objectContaining({ code: 'unexpected-operand' }));
  });
});
