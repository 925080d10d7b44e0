import type { SiteTable } from '../../instrument/sites/sites.ts';
import type { CoverageTally, CoverageCount } from './coverage-tally.ts';
import type { CoverageReport } from '../process/protocol.ts';

/** What a run covered first. */
export interface NewCoverage {
  /** Number of counters. */
  readonly gain: number;
  /** The counters, by the content hash of their file. */
  readonly counters: Readonly<Record<string, readonly number[]>>;
}

/** The accumulated coverage of many runs, in terms of the original files. */
export class Coverage {
  readonly #raised = new Map<string, Set<number>>();

  /** Adds a report; returns the counters that it raised for the first time. */
  add(report: CoverageReport): NewCoverage {
    let gain = 0;
    const counters: Record<string, number[]> = {};
    for (const { contentHash, counters: reported } of report) {
      const raised = this.#raisedIn(contentHash);
      const before = raised.size;
      const fresh: number[] = [];
      for (const counter of reported) {
        const size = raised.size;
        if (raised.add(counter).size > size) fresh.push(counter);
      }
      if (raised.size === before) continue;
      gain += fresh.length;
      counters[contentHash] = fresh;
    }
    return { gain, counters };
  }

  /** Whether a report would raise a counter for the first time. */
  wouldGain(report: CoverageReport): boolean {
    return report.some(({ contentHash, counters }) => {
      const raised = this.#raised.get(contentHash);
      return counters.some((counter) => raised?.has(counter) !== true);
    });
  }

  isRaised(table: SiteTable, counter: number): boolean {
    return this.#raised.get(table.contentHash)?.has(counter) ?? false;
  }

  ofFile(table: SiteTable): CoverageTally {
    const isRaised = (counter: number): boolean => this.isRaised(table, counter);
    const arms = table.branches.flatMap((branch) => branch.arms);
    const lines = new Map<number, boolean>();
    for (const { line, counter } of table.statements) lines.set(line, lines.get(line) === true || isRaised(counter));
    return {
      branches: tally(arms.map(({ counter }) => isRaised(counter))),
      statements: tally(table.statements.map(({ counter }) => isRaised(counter))),
      lines: tally([...lines.values()]),
      functions: tally(table.functions.map(({ counter }) => isRaised(counter))),
    };
  }

  ofFiles(tables: readonly SiteTable[]): CoverageTally {
    const each = tables.map((table) => this.ofFile(table));
    const sum = (kind: keyof CoverageTally): CoverageCount => ({
      covered: each.reduce((total, file) => total + file[kind].covered, 0),
      total: each.reduce((total, file) => total + file[kind].total, 0),
    });
    return {
      branches: sum('branches'),
      statements: sum('statements'),
      lines: sum('lines'),
      functions: sum('functions'),
    };
  }

  /** Counts the branches of functions that were entered: those of other functions say nothing about the inputs. */
  ofEntered(tables: readonly SiteTable[]): CoverageCount {
    const flags = tables.flatMap((table) =>
      table.branches
        .filter(({ owner }) => owner !== undefined && this.isRaised(table, owner))
        .flatMap(({ arms }) => arms.map(({ counter }) => this.isRaised(table, counter))),
    );
    return tally(flags);
  }

  #raisedIn(contentHash: string): Set<number> {
    const known = this.#raised.get(contentHash);
    if (known !== undefined) return known;
    const raised = new Set<number>();
    this.#raised.set(contentHash, raised);
    return raised;
  }
}

function tally(flags: readonly boolean[]): CoverageCount {
  return { covered: flags.filter(Boolean).length, total: flags.length };
}
