import { describe, expect, it } from 'vitest';

import { SiteIdentities } from '../../../src/instrument/sites/identity.ts';
import { buildInMemory } from './run-built.ts';

const text = "exports.f = (a, b = 1) => { if (a && b) return a ?? 'x'; for (const c of a) c?.d; };";

function ids(source: string): number[] {
  return buildInMemory(source).table.branches.map(({ id }) => id);
}

describe('sites', () => {
  it('have ids that depend only on the content', () => {
    expect(ids(text)).toEqual(ids(text));
    expect(ids(text).filter((id) => ids(`${text} `).includes(id))).toEqual([]);
  });

  it('have ids that are positive, distinct, and small enough for an event', () => {
    const identities = new SiteIdentities('00000000ffffffff');
    const ids = Array.from({ length: 20_000 }, (_, i) => identities.next(i % 2 === 0 ? 'if' : 'or', i >> 2));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id > 0 && id <= 0x7fff_ffff)).toBe(true);
  });

  it('are listed in source order, with one counter per arm', () => {
    const { table } = buildInMemory(text);
    expect(table.branches.map(({ kind, column }) => `${kind} ${column}`)).toEqual([
      'default 17',
      'if 29',
      'and 33',
      'nullish 48',
      'each 58',
      'optional 77',
    ]);
    const counters = table.branches.flatMap(({ arms }) => arms.map(({ counter }) => counter));
    expect(new Set(counters).size).toBe(counters.length);
    expect(Math.max(...counters)).toBeLessThan(table.counters);
  });
});
