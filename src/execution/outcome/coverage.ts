import type { SiteTable } from '../../instrument/sites/sites.ts';
import type { CoverageTally, CoverageCount } from './coverage-tally.ts';
import type { CoverageReport } from '../process/protocol.ts';

/** The accumulated coverage of many runs, in terms of the original files. */
export class Coverage {
  readonly #raised = new Map<string, Set<number>>();

  /** Adds a report; returns the number of counters that were raised for the first time. */
  add(report: CoverageReport): number {
    let fresh = 0;
    for (const { contentHash, counters } of report) {
      const raised = this.#raisedIn(contentHash);
      const before = raised.size;
      for (const counter of counters) raised.add(counter);
      fresh += raised.size - before;
    }
    return fresh;
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
