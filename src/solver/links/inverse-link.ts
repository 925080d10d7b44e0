import { WorkBudget } from '../../core/work-budget.ts';
import { InverseSearch } from '../inverse/inverse-search.ts';
import type { WordOf } from '../inverse/pattern-inverses.ts';
import { pass, type Answer, type Link } from '../link.ts';
import type { Query } from '../path/query.ts';
import { matchingWord } from '../regular/matching-word.ts';

const keptWords = 512;

/** Undoes the operations between a condition and the variables it speaks of. */
export class InverseLink implements Link {
  readonly name = 'inverse';
  readonly effort = 'quick';
  private readonly steps: number;
  private readonly words = new Map<string, string | undefined>();

  constructor(steps = 120) {
    this.steps = steps;
  }

  solve(query: Query): Answer {
    const model = new InverseSearch(query, this.wordOf, new WorkBudget(this.steps)).run();
    return model === undefined || query.confirm(model) === undefined ? pass : { kind: 'model', model };
  }

  private readonly wordOf: WordOf = (source, flags) => {
    const key = `/${source}/${flags}`;
    if (this.words.has(key)) return this.words.get(key);
    if (this.words.size >= keptWords) this.words.clear();
    const word = matchingWord(source, flags);
    this.words.set(key, word);
    return word;
  };
}
