import { array, assert, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compactText } from '../../../src/finding/input/compact-text.ts';

describe('the compact form of a text', () => {
  it('shows what is repeated, between what is not', () => {
    expect(compactText(`a${'['.repeat(4000)}b`)).toBe('"a" + repeat("[", 4000) + "b"');
    expect(compactText('{"a":'.repeat(50) + '}'.repeat(50))).toBe('repeat("{\\"a\\":", 50) + repeat("}", 50)');
  });

  it('is missing if little is repeated', () => {
    expect(compactText('')).toBeUndefined();
    expect(compactText('aaaaaaaaaa')).toBeUndefined();
  });

  it('evaluates to the text', () => {
    const part = tuple(string({ maxLength: 5 }), integer({ min: 1, max: 90 }));
    assert(
      property(array(part, { maxLength: 4 }), (parts) => {
        const text = parts.map(([unit, times]) => unit.repeat(times)).join('');
        const compact = compactText(text);
        if (compact !== undefined) expect(evaluated(compact)).toBe(text);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

/** Evaluates the terms of a compact form; quoted texts are JSON. */
function evaluated(form: string): string {
  const term = /repeat\((?<unit>"(?:[^"\\]|\\.)*"), (?<times>\d+)\)|(?<plain>"(?:[^"\\]|\\.)*")/gu;
  return [...form.matchAll(term)]
    .map(({ groups }) =>
      groups?.['plain'] === undefined
        ? (JSON.parse(groups!['unit']!) as string).repeat(Number(groups!['times']))
        : (JSON.parse(groups['plain']) as string),
    )
    .join('');
}
