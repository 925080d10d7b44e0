import type { OutcomeKind } from '../../execution/outcome/outcome.ts';
import type { Solved, SolvedFlip, SolvingMode } from '../../engine/explorer.ts';
import type { Recording } from '../../engine/recording.ts';
import type { UnrewrittenFile } from '../../execution/rewriting/unrewritten-file.ts';

interface ConcretizationCount {
  readonly site: string;
  readonly why: string;
  readonly count: number;
}

/** The counters of a campaign, as plain data. */
export interface Counts {
  readonly runs: number;
  readonly seconds: number;
  readonly outcomes: Readonly<Record<OutcomeKind, number>>;
  readonly solver: {
    readonly queries: number;
    readonly sat: number;
    readonly unsat: number;
    readonly unknown: number;
    readonly seconds: number;
    readonly byLink: Readonly<Record<string, number>>;
    /** Reasons of unknown flips, most frequent first. */
    readonly unknownReasons: Readonly<Record<string, number>>;
  };
  readonly engine: {
    readonly recordings: number;
    readonly events: number;
    readonly stale: number;
    readonly concretizations: readonly ConcretizationCount[];
    /** Files that the parser rejects: they run unchanged, and their values are not followed. */
    readonly unrewritten: readonly UnrewrittenFile[];
  };
}

/** The clock by which a campaign is timed. */
interface Clock {
  readonly nowMs: number;
}

const askedQuickly = 'only the quick solver links were tried';

/** Counts during a campaign; a resumed campaign continues the counts of its earlier part. */
export class Counter {
  runs = 0;
  readonly #outcomes: Record<OutcomeKind, number> = {
    returned: 0,
    rejected: 0,
    assumption: 0,
    failed: 0,
    hung: 0,
    memory: 0,
  };
  readonly #verdicts = { sat: 0, unsat: 0, unknown: 0 };
  readonly #byLink = new Map<string, number>();
  readonly #unknownReasons = new Map<string, number>();
  readonly #concretizations = new Map<string, ConcretizationCount>();
  readonly #unrewritten = new Map<string, UnrewrittenFile>();
  #solverSeconds = 0;
  #recordings = 0;
  #events = 0;
  #stale = 0;
  readonly #secondsBefore: number;
  readonly #clock: Clock;
  readonly #startMs: number;

  constructor(clock: Clock, before?: Counts) {
    this.#clock = clock;
    this.#startMs = clock.nowMs;
    this.#secondsBefore = before?.seconds ?? 0;
    if (before === undefined) return;
    this.runs = before.runs;
    Object.assign(this.#outcomes, before.outcomes);
    const { sat, unsat, unknown, seconds, byLink, unknownReasons } = before.solver;
    Object.assign(this.#verdicts, { sat, unsat, unknown });
    this.#solverSeconds = seconds;
    for (const [link, count] of Object.entries(byLink)) this.#byLink.set(link, count);
    for (const [reason, count] of Object.entries(unknownReasons)) this.#unknownReasons.set(reason, count);
    this.#recordings = before.engine.recordings;
    this.#events = before.engine.events;
    this.#stale = before.engine.stale;
    for (const concretization of before.engine.concretizations)
      this.#concretizations.set(concretizationKey(concretization), concretization);
    for (const file of before.engine.unrewritten) this.#unrewritten.set(file.file, file);
  }

  get seconds(): number {
    return this.#secondsBefore + (this.#clock.nowMs - this.#startMs) / 1000;
  }

  ran(outcome: OutcomeKind): void {
    this.runs++;
    this.#outcomes[outcome]++;
  }

  recorded({ path, concretizations, stale, unrewritten }: Recording): void {
    this.#recordings++;
    for (const file of unrewritten ?? []) this.#unrewritten.set(file.file, file);
    this.#events += path?.sites.length ?? 0;
    this.#stale += stale;
    for (const concretization of concretizations) {
      const count = (this.#concretizations.get(concretizationKey(concretization))?.count ?? 0) + 1;
      this.#concretizations.set(concretizationKey(concretization), { ...concretization, count });
    }
  }

  /** Unknown flips of quick links may be retried thoroughly; then only the second answer counts. */
  solved({ flips, milliseconds }: Solved, mode: SolvingMode): void {
    this.#solverSeconds += milliseconds / 1000;
    this.answered(flips, mode);
  }

  answered(flips: readonly SolvedFlip[], { effort, onlyWords }: SolvingMode): void {
    for (const { flip, verdict, by, reason } of flips) {
      // One question about many decisions says nothing about each of them.
      if (flip.kind === 'joint') continue;
      if (effort === 'thorough' && flip.kind === 'decision') this.#withdraw();
      this.#verdicts[verdict]++;
      if (by !== undefined) add(this.#byLink, by, 1);
      if (reason !== undefined) add(this.#unknownReasons, effort === 'quick' && !onlyWords ? askedQuickly : reason, 1);
    }
  }

  #withdraw(): void {
    if (!this.#unknownReasons.has(askedQuickly)) return;
    this.#verdicts.unknown--;
    add(this.#unknownReasons, askedQuickly, -1);
  }

  counts(): Counts {
    const { sat, unsat, unknown } = this.#verdicts;
    return {
      runs: this.runs,
      seconds: this.seconds,
      outcomes: { ...this.#outcomes },
      solver: {
        queries: sat + unsat + unknown,
        sat,
        unsat,
        unknown,
        seconds: this.#solverSeconds,
        byLink: Object.fromEntries([...this.#byLink].sort(([a], [b]) => (a < b ? -1 : 1))),
        unknownReasons: Object.fromEntries(
          [...this.#unknownReasons].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)),
        ),
      },
      engine: {
        recordings: this.#recordings,
        events: this.#events,
        stale: this.#stale,
        concretizations: [...this.#concretizations.values()].sort(
          (a, b) => b.count - a.count || (concretizationKey(a) < concretizationKey(b) ? -1 : 1),
        ),
        unrewritten: [...this.#unrewritten.values()],
      },
    };
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

function concretizationKey({ site, why }: Omit<ConcretizationCount, 'count'>): string {
  return `${site} ${why}`;
}
