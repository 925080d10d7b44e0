import { WorkBudget } from '../../../core/work-budget.ts';
import { InverseSearch } from './inverse-search.ts';
import type { MatchingText } from './pattern-inverses.ts';
import { pass, type Answer, type Link } from '../../chain/link.ts';
import type { Query } from '../../path/query.ts';

/** Inverts the operations between a condition and its variables. */
export class InverseLink implements Link {
  readonly name = 'inverse';
  readonly effort = 'quick';
  readonly #steps: number;
  readonly #matchingText: MatchingText;

  constructor(matchingText: MatchingText, steps = 120) {
    this.#matchingText = matchingText;
    this.#steps = steps;
  }

  solve(query: Query): Answer {
    const model = new InverseSearch(query, this.#matchingText, new WorkBudget(this.#steps)).run();
    return model === undefined || query.confirm(model) === undefined ? pass : { kind: 'model', model };
  }
}
