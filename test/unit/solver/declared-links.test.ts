import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { Assignment } from '../../../src/constraint/assignment.ts';
import { ExpressionPool } from '../../../src/constraint/expression-pool.ts';
import { PathCondition } from '../../../src/constraint/path-condition.ts';
import { buildChain } from '../../../src/solver/chain/build-chain.ts';
import { links, makeLinks, type LinkName } from '../../../src/solver/chain/declared-links.ts';
import { PatternTexts } from '../../../src/solver/links/regular/pattern-texts.ts';

const names = Object.keys(links) as LinkName[];
/** Links that pass queries on to a theory, and so need one in their chain. */
const needsTheory: ReadonlySet<LinkName> = new Set(['whole', 'layout']);

/** Switches all links off but one, and the theory that it may need. */
function alone(name: LinkName): Readonly<Record<string, boolean>> {
  const isOn = (other: LinkName): boolean => other === name || (other === 'domains' && needsTheory.has(name));
  return Object.fromEntries(names.map((other) => [other, isOn(other)]));
}

describe('the registry of solver links', () => {
  it.each(names)('makes a link that reports answers by its declared name: %s', async (name) => {
    const made = makeLinks(alone(name), new PatternTexts());
    expect(made.map((link) => link.name)).toContain(name);
    for (const link of made) await link.close?.();
  });

  it.each(names)('makes a link that can be asked alone, and confirms what it says: %s', async (name) => {
    const pool = new ExpressionPool();
    const chain = buildChain(pool, { ...alone(name), optimistic: false });
    const expr = pool.apply('strictEquals', pool.variable('numberValue', 0), pool.constant(7));
    const path = new PathCondition([{ kind: 'branch', site: 0, expr, taken: false }]);
    const [alternative] = path.alternatives(0, pool);
    const verdict = await chain.open(path, Assignment.of(1)).flip(alternative!);
    expect(verdict.kind).not.toBe('unsat');
    if (verdict.kind === 'sat') expect(verdict.input.inputs.get(0)).toBe(7);
    await chain.close();
  });

  it('declares every link that has a folder', () => {
    const folder = new URL('../../../src/solver/', import.meta.url);
    const source = readFileSync(new URL('chain/declared-links.ts', folder), 'utf8');
    const missing = readdirSync(new URL('links/', folder)).flatMap((link) =>
      source.includes(`'../links/${link}/`)
        ? []
        : [`solver/links/${link} is not declared: add it to \`links\` in solver/chain/declared-links.ts`],
    );
    expect(missing).toEqual([]);
  });
});
