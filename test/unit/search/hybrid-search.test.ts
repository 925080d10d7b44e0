import { describe, expect, it } from 'vitest';

import type { Input } from '../../../src/execution/input/input.ts';
import type { SolvedFlip } from '../../../src/engine/explorer.ts';
import type { Recording } from '../../../src/engine/recording.ts';
import { HybridSearch } from '../../../src/search/strategies/hybrid-search.ts';
import { neverDone, type SeenRun, type Strategy, type Task } from '../../../src/search/strategy.ts';

function inputOf(text: string): Input {
  return { value: { kind: 'text', text }, origin: { kind: 'random' } };
}

/** Proposes only one kind of task, and records the reported runs. */
class Source implements Strategy {
  readonly told: SeenRun[] = [];
  readonly #task: () => Task;

  constructor(task: () => Task) {
    this.#task = task;
  }

  next(): Task {
    return this.#task();
  }

  ran(run: SeenRun): void {
    this.told.push(run);
  }

  status(): typeof neverDone {
    return neverDone;
  }
}

const flip = { kind: 'decision', index: 0, taken: 1 } as const;
const undecided = { flip, verdict: 'unknown' } as SolvedFlip;

const costOfTask = 64;

/** Every recording offers that many flips. */
function hybridSearch(flips: number): { readonly search: Source; readonly seeded: HybridSearch } {
  const search = new Source(() => ({
    kind: 'expand',
    input: inputOf('flip'),
    mode: { effort: 'quick', onlyWords: false },
    choose: () => Array.from({ length: flips }, () => flip),
    derive: () => [],
  }));
  const drawing = (text: string): Source => new Source(() => ({ kind: 'run', inputs: [inputOf(text)] }));
  return { search, seeded: new HybridSearch(search, { seeds: drawing('seed'), guesses: drawing('guess') }) };
}

/** Performs that many tasks; returns the subject of each. */
function work(seeded: HybridSearch, tasks: number, gain: number, answers: readonly SolvedFlip[] = []): string[] {
  return Array.from({ length: tasks }, () => {
    const task = seeded.next();
    if (task?.kind === 'expand') {
      task.choose({} as Recording);
      task.derive(answers);
      task.done?.(costOfTask);
      return 'flip';
    }
    const [input] = task?.inputs ?? [];
    if (input === undefined) return 'nothing';
    seeded.ran({ input, outcome: 'returned', gain });
    task?.done?.(costOfTask);
    return input.value.kind === 'text' ? input.value.text : '';
  });
}

describe('a search that starts from random seeds', () => {
  it('leaves a small target to the search, then draws seeds as long as they find new coverage', () => {
    const { search, seeded } = hybridSearch(12);
    expect(work(seeded, 10, 0)).toEqual([...Array(2).fill('flip'), ...Array(6).fill('seed'), 'flip', 'flip']);
    expect(search.told).toEqual([]);
    const fruitful = hybridSearch(12);
    expect(work(fruitful.seeded, 40, 1).filter((task) => task === 'seed')).toHaveLength(24);
    expect(fruitful.search.told).toHaveLength(24);
  });

  it('draws no seeds if seeds were given', () => {
    const { seeded } = hybridSearch(30);
    const value = { kind: 'text', text: 'x' } as const;
    seeded.ran({ input: { value, origin: { kind: 'seed', file: 'x.txt' } }, outcome: 'returned', gain: 1 });
    expect(work(seeded, 3, 1)).toEqual(['flip', 'flip', 'flip']);
  });

  it('works without seeds', () => {
    const { search } = hybridSearch(30);
    const guesses = new Source(() => ({ kind: 'run', inputs: [inputOf('guess')] }));
    expect(work(new HybridSearch(search, { guesses }), 3, 0, [undecided])).toEqual(['flip', 'guess', 'flip']);
  });

  it('guesses at most once for every flip that no solver decides', () => {
    const { seeded } = hybridSearch(2);
    const first = work(seeded, 1, 0, [undecided, undecided]);
    const rest = work(seeded, 20, 0);
    expect(first).toEqual(['flip']);
    expect(rest.filter((task) => task === 'guess')).toHaveLength(2);
  });

  it('gives what finds more new coverage more of the work, and the other a part of it', () => {
    const { seeded } = hybridSearch(1);
    const tasks = work(seeded, 300, 1, [undecided, undecided, undecided, undecided, undecided, undecided]);
    const guesses = tasks.filter((task) => task === 'guess').length;
    const flips = tasks.filter((task) => task === 'flip').length;
    expect(guesses).toBeGreaterThan(3 * flips);
    expect(flips).toBeGreaterThan(30);
  });
});
