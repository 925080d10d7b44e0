import { displayPath } from '../../core/display-path.ts';
import { nativePathOf, withNativePaths } from '../../execution/native-paths.ts';
import { openTarget } from '../../execution/open-target.ts';
import type { RunInput } from '../../execution/run-input.ts';
import type { Run, Target } from '../../execution/target.ts';
import { armNumber } from '../../instrument/coverage-preamble.ts';
import { siteOfStack } from '../../oracle/judge.ts';
import type { CampaignOptions } from '../campaign-options.ts';

/** How two inputs compare that were to take the same path: `unsteady` if one of them takes another path the next time. */
export type Comparison =
  { readonly kind: 'same' } | { readonly kind: 'unsteady' } | { readonly kind: 'parted'; readonly site: string };

/** Looks closely at the native paths of a few inputs, all decisions one by one. */
export class PathComparer {
  readonly #options: CampaignOptions;
  readonly #signal: AbortSignal;
  #target: Target | undefined;

  /** The signal ends it. */
  constructor(options: CampaignOptions, signal: AbortSignal) {
    this.#options = options;
    this.#signal = signal;
  }

  /**
   * Runs both until it is known that they take the same paths every time, in any order: state that lives on from run to run is
   * not to be taken for a loss. Where they part is the first branch that went another way; without one, the place of the error
   * that only one of them raised.
   */
  async compare(a: RunInput, b: RunInput): Promise<Comparison> {
    const target = await this.#open();
    const runs: Run[] = [];
    // What is built on first use is there after the first two.
    for await (const run of target.run([a, b, a, b, b, a])) runs.push(run);
    const [first, second, third, fourth] = runs.slice(2) as [Run, Run, Run, Run];
    const [one, other] = [nativePathOf(first), nativePathOf(second)];
    if (one !== nativePathOf(fourth) || other !== nativePathOf(third)) return { kind: 'unsteady' };
    if (one === other || one === undefined || other === undefined) return { kind: 'same' };
    return { kind: 'parted', site: whereParted(target, first, second) };
  }

  /** Of the others, the one whose native path has most in common with that of the input, from the start. */
  async nearest(input: RunInput, others: readonly RunInput[]): Promise<RunInput | undefined> {
    const target = await this.#open();
    let own: Int32Array | undefined;
    let nearest: { readonly input: RunInput; readonly common: number } | undefined;
    for await (const { input: run, pathArms = new Int32Array() } of target.run([input, ...others])) {
      if (own === undefined) {
        own = pathArms;
        continue;
      }
      const common = firstDifference(own, pathArms);
      if (nearest === undefined || common > nearest.common) nearest = { input: run, common };
    }
    return nearest?.input;
  }

  async close(): Promise<void> {
    await this.#target?.close();
    this.#target = undefined;
  }

  async #open(): Promise<Target> {
    const { file, exportName, execution } = this.#options;
    const { build, choices } = withNativePaths(execution);
    const options = {
      ...execution,
      file,
      exportName,
      build,
      choices: { ...choices, pathArms: true },
      signal: this.#signal,
    };
    this.#target ??= await openTarget(options);
    return this.#target;
  }
}

function whereParted(target: Target, a: Run, b: Run): string {
  const [first = new Int32Array(), second = new Int32Array()] = [a.pathArms, b.pathArms];
  const at = firstDifference(first, second);
  const place = placeOfArm(target, first[at]) ?? placeOfArm(target, second[at]);
  return place ?? placeOfError(a) ?? placeOfError(b) ?? 'unknown';
}

function firstDifference(a: Int32Array, b: Int32Array): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) if (a[at] !== b[at]) return at;
  return length;
}

function placeOfArm(target: Target, arm: number | undefined): string | undefined {
  for (const table of target.siteTables) {
    const site = table.branches.find(({ arms }) => arms.some(({ counter }) => armNumber(table, counter) === arm));
    if (site !== undefined) return `${displayPath(table.file)}:${site.line}:${site.column}`;
  }
  return undefined;
}

function placeOfError({ outcome }: Run): string | undefined {
  const site = 'failure' in outcome ? siteOfStack(outcome.failure.stack) : '';
  return site === '' ? undefined : site;
}
