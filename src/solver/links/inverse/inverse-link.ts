import { WorkBudget } from '../../../core/work-budget.ts';
import { InverseSearch } from './inverse-search.ts';
import type { PatternExamples } from './pattern-inverses.ts';
import { pass, type Answer, type Link } from '../../chain/link.ts';
import type { Query } from '../../path/query.ts';

/** Inverts the operations between a condition and its variables. */
export class InverseLink implements Link {
  readonly name = 'inverse';
  readonly effort = 'quick';
  readonly #steps: number;
  readonly #examples: PatternExamples;

  constructor(examples: PatternExamples, steps = 120) {
    this.#examples = examples;
    this.#steps = steps;
  }

  solve(query: Query): Answer {
    const model = new InverseSearch(query, this.#examples, new WorkBudget(this.#steps)).run();
    return model === undefined || query.confirm(model) === undefined ? pass : { kind: 'model', model };
  }
}
