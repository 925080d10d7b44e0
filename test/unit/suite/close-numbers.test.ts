import { expect, it } from 'vitest';

import { closeNumbers, withCloseNumbers } from '../../../src/suite/selection/close-numbers.ts';

const text = (value: string) => ({ kind: 'text', text: value }) as const;

it('finds numbers with as many digits as a double has', () => {
  expect(closeNumbers('{ a: 1.4142135623730951, b: [-1.2246467991473532e-16, 0.5, 2.25] }', text('x'))).toEqual([
    '1.4142135623730951',
    '-1.2246467991473532e-16',
  ]);
  expect(closeNumbers('5.184705528587072e+21', text('exp(50)'))).toEqual(['5.184705528587072e+21']);
});

it('leaves out what is exact: integers, texts, and what stands in the input', () => {
  expect(closeNumbers('[9007199254740991, "1.4142135623730951", 12345678901234567890n]', text(''))).toEqual([]);
  expect(closeNumbers('3.141592653589793', text('pi = 3.14159265358979323846'))).toEqual([]);
});

it('asks for agreement up to the twelfth digit', () => {
  const asked = withCloseNumbers('[1.4142135623730951, 1]', ['1.4142135623730951'], (literal, decimals) => {
    expect(decimals).toBe(12);
    return `close(${literal})`;
  });
  expect(asked).toBe('[close(1.4142135623730951), 1]');
  withCloseNumbers('123456.78901234567', ['123456.78901234567'], (_, decimals) => {
    expect(decimals).toBe(7);
    return '';
  });
});
