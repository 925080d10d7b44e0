import type { Primitive } from '../../core/raw-trace.ts';
import { Evaluator } from '../../constraint/evaluate.ts';
import type { Variable } from '../../constraint/expression.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import { pass, unsat, type Answer, type Link } from '../link.ts';
import type { Query } from '../path/query.ts';
import type { Languages } from '../regular/languages.ts';
import { textTestIn } from '../regular/text-test.ts';
import type { Membership } from '../regular/word-search.ts';
import { distinctionsOf } from '../words/distinctions.ts';
import { wordsOf, type WordPlan } from '../words/words-of.ts';

const longestWord = 12;
const mostPerCondition = 400;

/**
 * Questions about one short text: looks at every word of the right length in turn, one for all words that the conditions
 * cannot tell apart. Decides what captures of patterns, searches and numerals have to do with each other.
 */
export class WordsLink implements Link {
  readonly name = 'words';
  readonly effort = 'costly';
  private readonly languages: Languages;
  private readonly steps: number;

  constructor(languages: Languages, steps = 20_000) {
    this.languages = languages;
    this.steps = steps;
  }

  solve(query: Query): Answer {
    const input = onlyText(query);
    const length = input === undefined ? undefined : query.lengths.get(input);
    if (input === undefined || length === undefined || length > longestWord) return pass;
    const { partition, comparesUnits, isAll } = distinctionsOf(query.conditions, unitDomains(query));
    const text = query.simplifier.pool.variable('text', input);
    const words = wordsOf(
      {
        length,
        classes: partition.classes,
        copies: comparesUnits ? length : 1,
        domainAt: (position) => query.domains.get(query.simplifier.pool.variable('unit', input, position)),
        memberships: this.membershipsOf(query, text),
        near: String(query.run.inputs.get(input)),
      },
      this.steps,
    );
    return this.look(query, text, words, isAll);
  }

  private look(query: Query, text: Variable, words: ReturnType<typeof wordsOf>, isAll: boolean): Answer {
    for (const word of words) {
      if (word === undefined) return { kind: 'pass', reason: `nothing found in ${this.steps} words` };
      if (!holds(query, text, word)) {
        if (query.work.exhausted) return { kind: 'pass', reason: 'work for one flip is spent' };
        continue;
      }
      const model = new Map<Variable, Primitive>([[text, word]]);
      if (query.confirm(model) !== undefined) return { kind: 'model', model };
    }
    return isAll ? unsat : { kind: 'pass', reason: 'no word of the kinds it looks at' };
  }

  private membershipsOf({ conditions, simplifier }: Query, text: Variable): WordPlan['memberships'] {
    return conditions.flatMap((condition): Membership[] => {
      const test = textTestIn(condition, simplifier);
      const language = test?.subject === text ? this.languages.of(test.source, test.flags) : undefined;
      return test === undefined || language === undefined ? [] : [{ language, isMember: test.isMember }];
    });
  }
}

/** The text input that all conditions speak of, if there is but one and some speak of it as a whole. */
function onlyText({ variables, conditions }: Query): number | undefined {
  const input = variables[0]?.input;
  const isOnly = variables.every(
    ({ name, input: other }) => other === input && (name === 'text' || name === 'unit' || name === 'length'),
  );
  return isOnly && conditions.length > 0 ? input : undefined;
}

function unitDomains({ domains }: Query): readonly IntervalSet[] {
  return [...domains].flatMap(([{ name }, set]) => (name === 'unit' ? [set] : []));
}

function holds({ conditions, run, work }: Query, text: Variable, word: string): boolean {
  const evaluator = new Evaluator(run.withInput(text.input, word));
  for (const condition of conditions) {
    work.spend(Math.min(condition.size, mostPerCondition));
    if (!evaluator.isTrue(condition)) return false;
  }
  return true;
}
