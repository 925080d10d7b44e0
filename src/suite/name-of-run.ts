import { basename } from 'node:path';

import type { BranchKind, SiteTable } from '../instrument/sites/sites.ts';
import type { ChosenRun } from './choose-runs.ts';

const mostNamed = 2;

/** Phrases for a branch: if its condition holds, and if it does not. */
const phrases: Readonly<Record<BranchKind, readonly [string, string]>> = {
  if: ['if holds', 'if does not hold'],
  conditional: ['condition holds', 'condition does not hold'],
  and: ['left side of && holds', 'left side of && does not hold'],
  or: ['left side of || holds', 'left side of || does not hold'],
  nullish: ['left side of ?? is missing', 'left side of ?? is present'],
  assignment: ['assigns', 'does not assign'],
  loop: ['loop runs', 'loop ends'],
  each: ['loop has an element', 'loop has no more elements'],
  case: ['case', 'not the case'],
  'no-case': ['no case', 'a case'],
  default: ['default is used', 'default is not used'],
  optional: ['?. finds nothing', '?. finds something'],
};

/** Returns the name of a test: the branches that it covers first, by line. */
export function nameOfRun({ fresh }: ChosenRun, tables: readonly SiteTable[]): string {
  const places = tables.flatMap((table) => branchesIn(table, fresh.get(table.contentHash) ?? new Set()));
  if (places.length === 0) return functionsIn(fresh, tables);
  const more = places.length - mostNamed;
  return places.slice(0, mostNamed).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function branchesIn(table: SiteTable, counters: ReadonlySet<number>): string[] {
  const file = basename(table.file);
  return table.branches.flatMap(({ kind, arms, line }) =>
    arms
      .filter(({ counter }) => counters.has(counter))
      .map(({ when }) => `${phrases[kind][when ? 0 : 1]} (${file}:${line})`),
  );
}

/** Names a run that covers no new branch after the functions that it covers first. */
function functionsIn(fresh: ChosenRun['fresh'], tables: readonly SiteTable[]): string {
  const names = tables.flatMap(({ contentHash, functions }) =>
    functions.filter(({ counter }) => fresh.get(contentHash)?.has(counter) === true).map(({ name }) => name),
  );
  return names.length === 0 ? 'runs without branches' : `calls ${names.slice(0, mostNamed).join(', ')}`;
}
