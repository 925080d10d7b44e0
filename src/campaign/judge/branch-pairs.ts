import { dirname, resolve, sep } from 'node:path';

import { displayPath } from '../../core/text/display-path.ts';
import type { TargetName } from '../../execution/target-name.ts';
import type { Run } from '../../execution/target.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';
import type { BranchPair, TakenArm } from '../../oracle/branch-pair.ts';
import { stablePath } from '../../oracle/stable-path.ts';

type Coverage = Run['coverage'];

/** An arm that only differing runs take, and where it stands. */
interface SuspectArm extends TakenArm {
  readonly side: number;
  readonly table: SiteTable;
  readonly line: number;
  readonly column: number;
  readonly when: boolean;
}

/**
 * Attributes differences in values to branches: those that no run took in which all sides agree. The first of each side
 * make up the pair by which differences are told apart.
 */
export class BranchPairs {
  readonly #sides: readonly TargetName[];
  readonly #agreed = new Map<string, Set<number>>();

  constructor(sides: readonly TargetName[]) {
    this.#sides = sides;
  }

  /** Notes the branches of a run in which all sides end alike. */
  agree(coverage: Coverage): void {
    for (const { contentHash, counters } of coverage) {
      let agreed = this.#agreed.get(contentHash);
      if (agreed === undefined) this.#agreed.set(contentHash, (agreed = new Set()));
      for (const counter of counters) agreed.add(counter);
    }
  }

  /** True if still no run in which the sides agree has taken these branches. */
  isCurrent({ arms }: BranchPair): boolean {
    return arms.every(({ contentHash, counter }) => this.#agreed.get(contentHash)?.has(counter) !== true);
  }

  /** The pair of a run that differs; undefined if agreeing runs have taken all of its branches, or none has run yet. */
  pairOf(coverage: Coverage, tables: readonly SiteTable[]): BranchPair | undefined {
    if (this.#agreed.size === 0) return undefined;
    const first = new Map<number, SuspectArm>();
    for (const arm of this.#suspects(coverage, tables)) {
      const known = first.get(arm.side);
      if (known === undefined || isBefore(arm, known)) first.set(arm.side, arm);
    }
    if (first.size === 0) return undefined;
    const arms = [...first.values()].sort((a, b) => a.side - b.side);
    const targetFile = this.#sides[0]?.file ?? '';
    return {
      key: arms
        .map(({ table, line, column, when }) => `${stablePath(table.file, targetFile)}:${line}:${column} ${when}`)
        .join(' & '),
      places: arms.map(({ table, line, column }) => `${displayPath(table.file)}:${line}:${column}`),
      arms: arms.map(({ contentHash, counter }) => ({ contentHash, counter })),
    };
  }

  #suspects(coverage: Coverage, tables: readonly SiteTable[]): readonly SuspectArm[] {
    return coverage.flatMap(({ contentHash, counters }) => {
      const agreed = this.#agreed.get(contentHash);
      const suspects = new Set([...counters].filter((counter) => agreed?.has(counter) !== true));
      const table = suspects.size === 0 ? undefined : tables.find((one) => one.contentHash === contentHash);
      if (table === undefined) return [];
      const side = this.#sideOf(table.file);
      return table.branches.flatMap(({ line, column, arms }) =>
        arms
          .filter(({ counter }) => suspects.has(counter))
          .map(({ counter, when }) => ({ contentHash, counter, side, table, line, column, when })),
      );
    });
  }

  /** The side whose file it is, or else the side whose folder it shares the longest path with. */
  #sideOf(file: string): number {
    const shared = this.#sides.map((side) => sharedParts(file, resolve(side.file)));
    return shared.indexOf(Math.max(...shared));
  }
}

function sharedParts(file: string, other: string): number {
  if (file === other) return Infinity;
  const [parts, others] = [file, dirname(other)].map((path) => path.split(sep)) as [string[], string[]];
  const end = parts.findIndex((part, i) => part !== others[i]);
  return end < 0 ? parts.length : end;
}

function isBefore(one: SuspectArm, other: SuspectArm): boolean {
  if (one.table.file !== other.table.file) return one.table.file < other.table.file;
  return one.line - other.line < 0 || (one.line === other.line && one.column < other.column);
}
