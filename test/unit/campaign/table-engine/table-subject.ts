import { armNumber } from '../../../../src/instrument/coverage/coverage-preamble.ts';
import type { SiteTable } from '../../../../src/instrument/sites/sites.ts';
import type { Recording } from '../../../../src/engine/recording.ts';
import type { RunInput } from '../../../../src/execution/input/run-input.ts';
import type { Outcome } from '../../../../src/execution/outcome/outcome.ts';
import type { BuildName } from '../../../../src/execution/process/protocol.ts';
import type { Run } from '../../../../src/execution/target.ts';

/** A row of the table: texts that start with `input`, and with the input of no longer row, behave as it says. */
export interface Row {
  readonly input: string;
  /** The directions of the decisions: `10` takes the first branch, and then not the second. */
  readonly path: string;
  /** The decisions that the recording shows, if it silently loses some: a prefix of `path`. */
  readonly recorded?: string;
  readonly concretizations?: Recording['concretizations'];
  /** The run throws an error at this line. */
  readonly throwsAt?: number;
  /** The error is an artifact of rewriting: the native build returns. */
  readonly isArtifact?: boolean;
  /** Flips that only this row satisfies are left unknown. */
  readonly isHard?: boolean;
}

/** A subject that is a table. Its decisions form a binary tree: the site of a decision is the path that leads to it. */
export class TableSubject {
  readonly file: string;
  readonly sites: SiteTable;
  readonly #rows: readonly Row[];

  /** There has to be a row for the empty text. Stacks name `file`. */
  constructor(file: string, rows: readonly Row[]) {
    this.file = file;
    this.#rows = rows.toSorted((a, b) => b.input.length - a.input.length);
    const prefixes = new Set(rows.flatMap(({ path }) => Array.from(path, (_, i) => path.slice(0, i))));
    const branches = [...prefixes].map((prefix) => {
      const site = siteOf(prefix);
      const arms = [false, true].map((when) => ({ when, counter: counterOf(site, Number(when)) }));
      return { id: site, line: site, column: 1, kind: 'if' as const, owner: undefined, arms };
    });
    const counters = 2 * Math.max(...branches.map(({ id }) => id)) + 2;
    this.sites = { file, contentHash: '0badcafe', counters, branches, functions: [], statements: [] };
  }

  rowOf(input: RunInput): Row {
    const text = textOf(input);
    const row = this.#rows.find((each) => text.startsWith(each.input));
    if (row === undefined) throw new RangeError('the table has no row for the empty text');
    return row;
  }

  /** Returns the row that begins with these recorded decisions; the one with the shortest input if there are several. */
  rowOn(decisions: string): Row | undefined {
    return this.#rows.findLast((row) => recordedPathOf(row).startsWith(decisions));
  }

  run(input: RunInput, build: BuildName): Run {
    const row = this.rowOf(input);
    const counters = Int32Array.from(row.path, (way, i) => counterOf(siteOf(row.path.slice(0, i)), Number(way)));
    const { contentHash } = this.sites;
    return {
      input,
      outcome: this.#outcomeOf(row, build),
      coverage: build === 'native' ? [] : [{ contentHash, counters }],
      trace: undefined,
      eventsDropped: 0,
      symbolic: [],
      isEntered: true,
      cpuMs: 0,
      pathHash: siteOf(row.path),
      pathArms: counters.map((counter) => armNumber(this.sites, counter)),
    };
  }

  record(input: RunInput): Recording {
    const row = this.rowOf(input);
    const path = recordedPathOf(row);
    return {
      path: {
        sites: Int32Array.from(path, (_, i) => siteOf(path.slice(0, i))),
        taken: Int32Array.from(path, Number),
        ways: Int32Array.from(path, () => -1),
        shape: '',
      },
      concretizations: row.concretizations ?? [],
      literals: [],
      stale: 0,
      eventsDropped: 0,
    };
  }

  #outcomeOf({ throwsAt, isArtifact = false }: Row, build: BuildName): Outcome {
    if (throwsAt === undefined || (isArtifact && build === 'native')) return { kind: 'returned', result: undefined };
    const message = `thrown at line ${throwsAt}`;
    const stack = `TypeError: ${message}\n    at parse (${this.file}:${throwsAt}:1)`;
    return { kind: 'failed', failure: { kind: 'exception', errorClass: 'TypeError', message, stack } };
  }
}

export function recordedPathOf({ path, recorded = path }: Row): string {
  return recorded;
}

export function textOf(input: RunInput): string {
  if (input.kind !== 'text') throw new RangeError('a table has rows for texts only');
  return input.text;
}

/** The site of the decision after these decisions. */
function siteOf(decisions: string): number {
  return Number.parseInt(`1${decisions}`, 2);
}

function counterOf(site: number, way: number): number {
  return 2 * site + way;
}
