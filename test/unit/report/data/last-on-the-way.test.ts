import { describe, expect, it } from 'vitest';

import { WaysToBranches } from '../../../../src/report/data/ways-to-branches.ts';

const source = `export function outer(text: string): boolean {
  if (text.length > 3) {
    while (text[0] === 'a') if (text[1] === 'b') return true;
  } else if (text === 'x') return text ? inner(text as never) : false;
  return text !== '' && (text < 'c' || text > 'd');
}
const inner = (value: never) => (value ? 1 : 2) > 1;
`;

describe('the ways to the branches of a file', () => {
  const ways = new WaysToBranches('source.ts', source);

  it.each([
    ['if', 2, 3, { kind: 'function', line: 1, column: 8, when: true }],
    ['loop', 3, 5, { kind: 'branch', line: 2, column: 3, when: true }],
    ['if', 3, 29, { kind: 'branch', line: 3, column: 5, when: true }],
    ['if', 4, 10, { kind: 'branch', line: 2, column: 3, when: false }],
    ['conditional', 4, 35, { kind: 'branch', line: 4, column: 10, when: true }],
    ['or', 5, 26, { kind: 'branch', line: 5, column: 10, when: true }],
    ['conditional', 7, 34, { kind: 'function', line: 7, column: 15, when: true }],
  ] as const)('lead to the %s in line %i, column %i', (kind, line, column, way) => {
    expect(ways.wayTo(kind, line, column)).toEqual(way);
  });

  it('are not known in files that cannot be parsed', () => {
    expect(new WaysToBranches('source.ts', 'if (').wayTo('if', 1, 1)).toBeUndefined();
  });
});
