import { nativePathOf } from '../../execution/native-paths.ts';
import type { RunInput } from '../../execution/run-input.ts';
import type { Explorer } from '../../search/explorer.ts';
import type { InputSpace } from '../../search/input-space.ts';
import { pathHash } from '../../search/path-hash.ts';
import type { Recording } from '../../search/recording.ts';
import { isCostly } from '../../execution/outcome.ts';
import { Losses, type Loss, type Pair } from './losses.ts';
import { Sampler } from './sampler.ts';

/** The first recordings are looked at, and then one of so many. */
const firstWatched = 4;
const watchedOneOf = 32;
const longestWatched = 20_000;
const candidatesPerPath = 12;
const twinsPerPath = 4;
const mostSuspects = 32;
const mostPaths = 10_000;
const mostWords = 1024;
/** Each takes all the time it is given. */
const mostHangs = 2;

/** What a second opinion came to so far, as plain data: what it speaks against stays so when a campaign is resumed. */
export interface MonitorCounts {
  readonly samples: number;
  readonly isUnsteady: boolean;
  readonly losses: readonly Loss[];
}

/**
 * A second opinion on what is recorded: draws other inputs that satisfy all that was recorded of a run, and runs them on the
 * coverage build. Where these do not take the same native path, something depended on the input that the recording does not
 * say.
 */
export class Monitor {
  readonly sampler: Sampler;
  readonly losses: Losses;
  /** Inputs that were run as a second opinion. */
  samples: number;
  /** Some input took different paths when it was run again. */
  isUnsteady: boolean;
  /** How many inputs agreed with the claim that every path was run; undefined if that was not asked. */
  agreed: number | undefined;
  /** What the check of that claim found in its way. */
  readonly objections = new Set<string>();
  readonly #recorded = new Map<number, RunInput>();
  readonly #words = new Set<string>();
  readonly #suspects = new Map<string, Pair>();
  #recordings = 0;
  #hangs = 0;

  /** `before`: of an earlier part of the campaign. */
  constructor(space: InputSpace, seed: string, before?: MonitorCounts) {
    this.sampler = new Sampler(space, seed);
    this.samples = before?.samples ?? 0;
    this.isUnsteady = before?.isUnsteady ?? false;
    this.losses = new Losses(before?.losses ?? []);
  }

  counts(): MonitorCounts {
    return { samples: this.samples, isUnsteady: this.isUnsteady, losses: this.losses.list() };
  }

  /** One input for each recorded path, up to a number. */
  get recorded(): readonly RunInput[] {
    return [...this.#recorded.values()];
  }

  /** Texts that recorded runs were compared with. */
  get words(): readonly string[] {
    return [...this.#words];
  }

  /** The first input that took the path, by what was recorded. */
  onPath(hash: number): RunInput | undefined {
    return this.#recorded.get(hash);
  }

  /** Told of every recording, while the explorer still has it. Answers for how many milliseconds it looked into it. */
  async watch(explorer: Explorer, input: RunInput, { path, words }: Recording): Promise<number> {
    if (path === undefined) return 0;
    const start = performance.now();
    const hash = pathHash(path);
    if (this.#recorded.size < mostPaths && !this.#recorded.has(hash)) this.#recorded.set(hash, input);
    for (const word of words) if (this.#words.size < mostWords) this.#words.add(word);
    const count = ++this.#recordings;
    const isDue = count <= firstWatched || count % watchedOneOf === 0;
    if (isDue && path.sites.length <= longestWatched && this.#hangs < mostHangs) await this.#compare(explorer, input);
    return performance.now() - start;
  }

  /** Pairs that took different native paths once, each to be looked at more closely. */
  takeSuspects(): readonly Pair[] {
    const suspects = [...this.#suspects.values()];
    this.#suspects.clear();
    return suspects;
  }

  async #compare(explorer: Explorer, recorded: RunInput): Promise<void> {
    if (this.#suspects.size >= mostSuspects) return;
    const candidates = Array.from({ length: candidatesPerPath }, () => this.sampler.near(recorded));
    const twins = (await explorer.alike(recorded, candidates)).slice(0, twinsPerPath);
    if (twins.length === 0) return;
    const [own, ...others] = await explorer.run([recorded, ...twins]);
    this.samples += twins.length;
    this.#hangs += [own, ...others].filter((run) => run !== undefined && isCostly(run.outcome.kind)).length;
    const path = own && nativePathOf(own);
    if (path === undefined) return;
    for (const run of others) {
      const other = nativePathOf(run);
      if (other === undefined || other === path) continue;
      const key = `${path} / ${other}`;
      if (!this.#suspects.has(key)) this.#suspects.set(key, { recorded, other: run.input });
    }
  }
}
