import { resolve } from 'node:path';

import type { ChangedLines, LineRange } from '../../core/changed-lines.ts';
import { realPath } from '../../core/real-path.ts';
import type { Explorer } from '../../engine/explorer.ts';
import type { Recording } from '../../engine/recording.ts';
import type { NewCoverage } from '../../execution/outcome/coverage.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';

/** New coverage in lines that changed counts this many times as much for strategies as other new coverage. */
const weight = 32;

/**
 * Lets strategies prefer inputs that reach lines that changed: what such an input covers there first counts more, so it is
 * recorded before others, and decisions in these lines are flipped before others.
 */
export class Focus {
  readonly #changed: ChangedLines;
  /** The counters in changed lines, by the content hash of their file. */
  readonly #counters = new Map<string, ReadonlySet<number>>();
  /** Which sites of decisions are in changed lines, as far as it is known. */
  readonly #sites = new Map<number, boolean>();

  constructor(changed: ChangedLines) {
    this.#changed = changed;
  }

  /** The gain of a run as strategies see it. */
  async gainOf({ gain, counters }: NewCoverage, explorer: Pick<Explorer, 'tables'>): Promise<number> {
    if (gain === 0) return gain;
    const files = Object.entries(counters);
    if (files.some(([contentHash]) => !this.#counters.has(contentHash))) this.#learn(await explorer.tables());
    const inChanged = files.flatMap(([contentHash, fresh]) =>
      fresh.filter((counter) => this.#counters.get(contentHash)?.has(counter) === true),
    );
    return gain + inChanged.length * (weight - 1);
  }

  /** The sites of a recorded path that are in changed lines. */
  async sitesOf({ path }: Recording, explorer: Pick<Explorer, 'siteText'>): Promise<ReadonlySet<number>> {
    const sites = new Set(path?.sites);
    for (const site of sites) {
      if (!this.#sites.has(site)) this.#sites.set(site, this.#isChanged(await explorer.siteText(site)));
    }
    return new Set([...sites].filter((site) => this.#sites.get(site) === true));
  }

  #isChanged(place: string): boolean {
    const { file = '', line = '' } = /^(?<file>.*):(?<line>\d+):\d+$/su.exec(place)?.groups ?? {};
    const ranges = this.#changed.get(realPath(resolve(file))) ?? [];
    return ranges.some(({ from, to }) => from <= Number(line) && Number(line) <= to);
  }

  #learn(tables: readonly SiteTable[]): void {
    for (const table of tables) {
      if (this.#counters.has(table.contentHash)) continue;
      this.#counters.set(table.contentHash, countersIn(table, this.#changed.get(realPath(table.file)) ?? []));
    }
  }
}

/** A change within a statement of several lines concerns the counter before it. */
function countersIn(table: SiteTable, ranges: readonly LineRange[]): ReadonlySet<number> {
  const sites = [
    ...table.statements.map(({ line, counter }) => ({ line, counters: [counter] })),
    ...table.functions.map(({ line, counter }) => ({ line, counters: [counter] })),
    ...table.branches.map(({ line, arms }) => ({ line, counters: arms.map(({ counter }) => counter) })),
  ];
  const chosen = ranges.flatMap(({ from, to }) => {
    const before = sites.filter(({ line }) => line <= from).map(({ line }) => line);
    const start = Math.max(0, ...before);
    return sites.filter(({ line }) => line >= start && line <= to);
  });
  return new Set(chosen.flatMap(({ counters }) => counters));
}
