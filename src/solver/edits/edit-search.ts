import type { WorkBudget } from '../../core/work-budget.ts';
import type { Assignment } from '../../constraint/assignment.ts';
import { Evaluator } from '../../constraint/evaluate.ts';
import type { Expr } from '../../constraint/expression.ts';
import { evaluationCost } from '../path/evaluation-cost.ts';
import type { SpanFinder } from '../positions/span-finder.ts';
import { editMaterial } from './edit-material.ts';
import type { PatternFragments } from './pattern-fragments.ts';
import { textEdits } from './text-edits.ts';

const longestText = 4096;

/**
 * Tries small edits of the run's texts at the places that a condition reads. This finds what no theory decides, such as a
 * chain of searches from one separator to the next, and proves nothing if it fails.
 */
export class EditSearch {
  readonly #run: Assignment;
  readonly #evaluator: Evaluator;
  readonly #spans: SpanFinder;
  readonly #patterns: PatternFragments;

  constructor(run: Assignment, spans: SpanFinder, patterns: PatternFragments) {
    this.#run = run;
    this.#evaluator = new Evaluator(run);
    this.#spans = spans;
    this.#patterns = patterns;
  }

  /** Inputs for which the condition holds, until the work is spent; the path is not considered. */
  *satisfying(condition: Expr, work: WorkBudget): Iterable<Assignment> {
    const material = editMaterial(condition, this.#patterns);
    const cost = evaluationCost(condition);
    const inputs = new Set(condition.variables.map(({ input }) => input));
    for (const input of inputs) {
      const text = this.#run.inputs.get(input);
      if (typeof text !== 'string' || text.length > longestText) continue;
      const tried = new Set<string>([text]);
      for (const edited of textEdits(text, input, material, this.#evaluator, this.#spans)) {
        if (tried.has(edited)) continue;
        tried.add(edited);
        if (!work.spend(cost)) return;
        const changed = this.#run.withInput(input, edited);
        if (new Evaluator(changed).isTrue(condition)) yield changed;
      }
    }
  }
}
