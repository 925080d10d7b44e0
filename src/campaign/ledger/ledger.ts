import type { SolvedFlip, SolvingMode } from '../../engine/explorer.ts';
import type { Recording } from '../../engine/recording.ts';
import { inputId, shapedInputId } from '../../execution/input/input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run } from '../../execution/target.ts';
import { DecisionLedger } from './decision-ledger.ts';
import { DecisionTree } from './decision-tree.ts';
import type { CampaignObservations } from './observations.ts';
import { PassCounts } from './pass-counts.ts';
import { SolvingTimes } from './solving-times.ts';

/**
 * What a campaign observed of each branch: which runs passed it, and what the solver said of the ways not taken. It
 * has no influence on the campaign; reports read it.
 */
export class Ledger {
  readonly #passes: PassCounts;
  readonly #decisions: DecisionLedger;
  readonly #tree = new DecisionTree();
  readonly #times: SolvingTimes;

  /** A resumed campaign continues the ledger of its earlier part, without the tree, which grows anew. */
  constructor(before?: CampaignObservations) {
    this.#passes = new PassCounts(before?.passes);
    this.#decisions = new DecisionLedger(before?.decisions);
    this.#times = new SolvingTimes(before?.solving);
  }

  ran(input: RunInput, run: Run): void {
    this.#passes.ran(input, run.coverage);
  }

  recorded(input: RunInput, { path }: Recording): void {
    if (path === undefined) return;
    this.#passes.recorded(input);
    this.#decisions.recorded(path);
    this.#tree.recorded(path, inputId(input));
  }

  solved(input: RunInput, recording: Recording, flips: readonly SolvedFlip[], mode: SolvingMode): void {
    const id = inputId(input);
    for (const flip of flips) this.#times.solved(id, flip);
    this.#decisions.solved(recording, flips, mode, shapedInputId(input) === id);
    if (recording.path !== undefined) this.#tree.solved(recording.path, flips);
  }

  observed(): Pick<CampaignObservations, 'passes' | 'decisions' | 'tree' | 'solving'> {
    return {
      passes: this.#passes.counts(),
      decisions: this.#decisions.list(),
      tree: this.#tree.list(),
      solving: this.#times.sums(),
    };
  }
}
