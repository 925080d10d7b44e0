import type { Coverage } from '../../execution/outcome/coverage.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { CampaignObservations } from './observations.ts';

type Report = Parameters<Coverage['add']>[0];

interface Passes {
  all: number[];
  recorded: number[];
}

/** Counts the runs through every counter, and those of them that were recorded. */
export class PassCounts {
  readonly #byFile = new Map<string, Passes>();
  /** Reports of inputs that were run and not yet recorded. */
  readonly #unrecorded = new WeakMap<RunInput, Report>();

  constructor(before: CampaignObservations['passes'] = {}) {
    for (const [hash, { all, recorded }] of Object.entries(before))
      this.#byFile.set(hash, { all: [...all], recorded: [...recorded] });
  }

  ran(input: RunInput, report: Report): void {
    this.#unrecorded.set(input, report);
    this.#count(report, 'all');
  }

  /** An input that is recorded again counts once. */
  recorded(input: RunInput): void {
    const report = this.#unrecorded.get(input);
    if (report === undefined) return;
    this.#unrecorded.delete(input);
    this.#count(report, 'recorded');
  }

  counts(): CampaignObservations['passes'] {
    return Object.fromEntries(this.#byFile);
  }

  #count(report: Report, kind: keyof Passes): void {
    for (const { contentHash, counters } of report) {
      let passes = this.#byFile.get(contentHash);
      if (passes === undefined) this.#byFile.set(contentHash, (passes = { all: [], recorded: [] }));
      const counts = passes[kind];
      for (const counter of counters) {
        while (counts.length <= counter) counts.push(0);
        counts[counter]!++;
      }
    }
  }
}
