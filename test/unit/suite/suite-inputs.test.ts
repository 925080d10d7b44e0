import { expect, it } from 'vitest';

import { keyOfInput, textsByKey } from '../../../src/suite/update/suite-inputs.ts';

it('finds inputs in a test file by their keys', () => {
  const texts = ['', 'a "b"', '\ud800\u2028', 'x'.repeat(3)];
  const calls = texts.map((text) => `  it('parses', () => { expect(parse(${JSON.stringify(text)})).toBe(1); });`);
  const found = textsByKey({ text: `describe('parse', () => {\n${calls.join('\n')}\n});\n`, path: 'parse.test.ts' });
  for (const text of texts) {
    const input = { kind: 'text', text } as const;
    expect(found.get(keyOfInput(input))).toEqual(input);
  }
  expect(found.has(keyOfInput({ kind: 'text', text: 'none' }))).toBe(false);
});
