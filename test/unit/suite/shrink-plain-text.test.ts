import { describe, expect, it } from 'vitest';

import { runShrinker } from '../../../src/derivation/shrinking/shrink.ts';
import { shrinkPlainText } from '../../../src/suite/shrink-plain-text.ts';

function shrunk(text: string, keeps: (text: string) => boolean): { readonly text: string; readonly tries: number } {
  let tries = 0;
  const small = runShrinker(text, shrinkPlainText, (candidate) => {
    tries++;
    return keeps(candidate);
  });
  return { text: small, tries };
}

const opening = (text: string): number => /\[+/.exec(text)?.[0].length ?? 0;

const isBalanced = (text: string): boolean => {
  let depth = 0;
  for (const character of text) {
    if (character === '[') depth++;
    if (character === ']' && --depth < 0) return false;
  }
  return depth === 0;
};

describe('minimizing a text without a grammar', () => {
  it('finds the fewest repetitions in few tries, and drops the text around', () => {
    const { text, tries } = shrunk(
      `some text = ${'['.repeat(20_000)}1,2,3 and more`,
      (candidate) => opening(candidate) >= 3137,
    );
    expect(text).toBe('['.repeat(3137));
    expect(tries).toBeLessThan(80);
  });

  it('removes parts that can only go as a whole, wherever they are', () => {
    expect(shrunk('linestringpolygon0 0),', (candidate) => /^(?:linestring)?polygon0/u.test(candidate)).text).toBe(
      'polygon0',
    );
  });

  it('reduces parts that are repeated equally often together', () => {
    const { text } = shrunk(
      `x${'['.repeat(4000)}y${']'.repeat(4000)}`,
      (candidate) => isBalanced(candidate) && opening(candidate) >= 500,
    );
    expect(text).toBe('['.repeat(500) + ']'.repeat(500));
  });

  it('removes brackets with their content, or around it', () => {
    expect(shrunk('[a[b][c!]][d]', (text) => isBalanced(text) && text.includes('!')).text).toBe('!');
    expect(shrunk('[a[b][c!]]', (text) => isBalanced(text) && /\[.*!.*\]/.test(text)).text).toBe('[!]');
  });
});
