import { WorkBudget } from '../../../core/work-budget.ts';
import type { Answer, Link } from '../../chain/link.ts';
import { LocalSearch } from './local-search.ts';
import type { Query } from '../../path/query.ts';

/** Bounded search by branch distance, for conditions that no theory decides. */
export class LocalLink implements Link {
  readonly name = 'local';
  readonly effort = 'costly';
  readonly #steps: number;

  constructor(steps = 1500) {
    this.#steps = steps;
  }

  solve(query: Query): Answer {
    const model = new LocalSearch(query, new WorkBudget(this.#steps)).run();
    return model === undefined
      ? {
          kind: 'pass',
          reason: query.work.exhausted
            ? 'the work budget of the flip is spent'
            : `no solution in ${this.#steps} evaluations`,
        }
      : { kind: 'model', model };
  }
}
