import { ExponentialBackoff } from '../../core/exponential-backoff.ts';
import { WorkBudget } from '../../core/work-budget.ts';
import type { Assignment } from '../../constraint/assignment.ts';
import type { Expr } from '../../constraint/expression.ts';
import { EditSearch } from '../edits/edit-search.ts';
import { PatternFragments } from '../edits/pattern-fragments.ts';
import { hintedInputs } from '../links/inverse/hinted-inputs.ts';
import type { PatternTexts } from '../links/regular/pattern-texts.ts';
import type { SpanFinder } from '../positions/span-finder.ts';

/** What is known of proposals for all paths of one target. */
export class ProposalSource {
  readonly #texts: PatternTexts;
  readonly fragments = new PatternFragments();
  /** By branch: edits that repeatedly lead nowhere there are tried less often. */
  readonly backoff = new ExponentialBackoff();

  constructor(texts: PatternTexts) {
    this.#texts = texts;
  }

  hintsFor(condition: Expr, run: Assignment): readonly Assignment[] {
    return hintedInputs(condition, run, this.#texts);
  }
}

/** An input for which a condition holds; whether it takes the path to the condition is not known. */
export interface Proposal {
  readonly input: Assignment;
  readonly by: 'inverse' | 'edits';
}

/** Inputs near that of a run for which a condition holds. */
export class NearbyInputs {
  readonly #source: ProposalSource;
  readonly #run: Assignment;
  readonly #edits: EditSearch;
  readonly #editWork: number;
  /** The hints for the condition asked for last: the caller may ask again for inputs that need not take the path. */
  #hints: { readonly condition: Expr; readonly inputs: readonly Assignment[] } | undefined;

  constructor(source: ProposalSource, run: Assignment, spans: SpanFinder, editWork: number) {
    this.#source = source;
    this.#run = run;
    this.#edits = new EditSearch(run, spans, source.fragments);
    this.#editWork = editWork;
  }

  /** Found by inverting the operations of the condition. */
  hints(condition: Expr): readonly Assignment[] {
    if (this.#hints?.condition !== condition)
      this.#hints = { condition, inputs: this.#source.hintsFor(condition, this.#run) };
    return this.#hints.inputs;
  }

  /** Hints, then small edits of the run's texts, unless these repeatedly lead nowhere at this branch. */
  *of(condition: Expr, branch: string): Iterable<Proposal> {
    for (const input of this.hints(condition)) yield { input, by: 'inverse' };
    const { backoff } = this.#source;
    if (!backoff.isDue(branch)) return;
    for (const input of this.#edits.satisfying(condition, new WorkBudget(this.#editWork))) yield { input, by: 'edits' };
    // Not reached if the caller takes one of the proposals.
    backoff.failed(branch);
  }

  taken(branch: string, { by }: Proposal): void {
    if (by === 'edits') this.#source.backoff.succeeded(branch);
  }
}
