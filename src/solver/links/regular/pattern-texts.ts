import type { DFA } from 'refa';

import { WorkBudget } from '../../../core/work-budget.ts';
import { IntervalSet } from '../../../constraint/interval-set.ts';
import { plainUnit } from '../domains/preferred-value.ts';
import type { PatternExamples } from '../inverse/pattern-inverses.ts';
import { matchingText } from './matching-text.ts';
import { patternAutomaton } from './pattern-automaton.ts';
import { findText } from './text-search.ts';

const keptTexts = 512;
/** Longer texts are seldom wanted whole. */
const longest = 64;

/** Finds and caches texts that patterns match and do not match. */
export class PatternTexts implements PatternExamples {
  readonly #texts = new Map<string, string | undefined>();
  readonly #automata = new Map<string, DFA | undefined>();

  matching(source: string, flags: string): string | undefined {
    return remembered(this.#texts, `/${source}/${flags}`, () => matchingText(source, flags));
  }

  avoiding(source: string, flags: string, length: number): string | undefined {
    if (length > longest) return undefined;
    return remembered(this.#texts, `${length} /${source}/${flags}`, () => {
      const language = remembered(this.#automata, `/${source}/${flags}`, () => patternAutomaton(source, flags));
      return language && textOutside(language, length);
    });
  }
}

function textOutside(language: DFA, length: number): string | undefined {
  const shape = { lengths: IntervalSet.of(length), domainAt: () => undefined, end: length };
  const found = findText([{ language, isMember: false }], shape, plainest, new WorkBudget(20_000));
  return found.kind === 'word' ? String.fromCharCode(...found.units) : undefined;
}

function plainest(_position: number, units: IntervalSet): number {
  return plainUnit(units);
}

function remembered<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  if (kept.has(key)) return kept.get(key) as Value;
  if (kept.size >= keptTexts) kept.clear();
  const value = make();
  kept.set(key, value);
  return value;
}
