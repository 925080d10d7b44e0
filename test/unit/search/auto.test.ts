import { describe, expect, it } from 'vitest';

import type { Input } from '../../../src/execution/input/input.ts';
import { AutoStrategy } from '../../../src/search/strategies/auto.ts';
import {
  neverDone,
  type SeenRun,
  type StrategyStatus,
  type Strategy,
  type Task,
} from '../../../src/search/strategy.ts';

/** Proposes its own inputs, ten at a time, and records the reported runs. */
class Source implements Strategy {
  readonly told: SeenRun[] = [];
  readonly #letter: string;
  #left: number;
  readonly #end: StrategyStatus;

  constructor(letter: string, tasks = Infinity, end: StrategyStatus = neverDone) {
    this.#letter = letter;
    this.#left = tasks;
    this.#end = end;
  }

  next(): Task | undefined {
    if (this.#left-- <= 0) return undefined;
    const inputs = Array.from({ length: 10 }, (): Input => ({
      value: { kind: 'text', text: this.#letter },
      origin: { kind: 'random' },
    }));
    return { kind: 'run', inputs };
  }

  ran(run: SeenRun): void {
    this.told.push(run);
  }

  status(): StrategyStatus {
    return this.#left > 0 ? neverDone : this.#end;
  }
}

/** Runs the proposed inputs; returns the number of tasks of each letter. */
function work(auto: Strategy, tasks: number, gainOf: (letter: string) => number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let i = 0; i < tasks; i++) {
    const task = auto.next();
    if (task?.kind !== 'run') break;
    const [first] = task.inputs;
    const letter = first?.value.kind === 'text' ? first.value.text : '';
    counts[letter] = (counts[letter] ?? 0) + 1;
    for (const input of task.inputs) auto.ran({ input, outcome: 'returned', gain: gainOf(letter) });
    task.done?.(task.inputs.length);
  }
  return counts;
}

function portfolioOf(first: Strategy, ...others: readonly Strategy[]): AutoStrategy {
  return new AutoStrategy({ atOnce: [first, ...others], completing: first });
}

describe('the portfolio', () => {
  it('asks members with a higher reward more often, and all members at times', () => {
    const { a = 0, b = 0 } = work(portfolioOf(new Source('a'), new Source('b')), 2000, (letter) =>
      letter === 'b' ? 1 : 0,
    );
    expect(b).toBeGreaterThan(a * 2);
    expect(a).toBeGreaterThan(100);
  });

  it('gives the completing member its least share, also while it earns nothing', () => {
    const first = new Source('a');
    const auto = new AutoStrategy({ atOnce: [first, new Source('b')], completing: first, completingShare: 1 / 4 });
    const { a = 0, b = 0 } = work(auto, 20_000, (letter) => (letter === 'b' ? 1 : 0));
    expect(a / (a + b)).toBeCloseTo(1 / 4, 2);
  });

  it('reports runs with new coverage to all members, and other runs only to the member that proposed them', () => {
    const [a, b] = [new Source('a', 1), new Source('b', 1)];
    const auto = portfolioOf(a, b);
    work(auto, 2, (letter) => (letter === 'b' ? 1 : 0));
    expect(a.told).toHaveLength(20);
    expect(b.told).toHaveLength(10);
  });

  it("waits for the cost of a member's first task before it gives out another one", () => {
    const auto = portfolioOf(new Source('a'), new Source('b'), new Source('c'));
    auto.next()?.done?.(2000);
    const letters = [auto.next(), auto.next()].map((task) => {
      const input = task?.kind === 'run' ? task.inputs[0] : undefined;
      return input?.value.kind === 'text' ? input.value.text : '';
    });
    expect(letters.toSorted()).toEqual(['b', 'c']);
  });

  it('starts costly members later, when the others find little', () => {
    const [a, b] = [new Source('a'), new Source('b')];
    const auto = new AutoStrategy({ atOnce: [a], later: [b], completing: b });
    expect(work(auto, 100, () => 0.1)).toEqual({ a: 100 });
    expect(work(auto, 4000, () => 0)['b']).toBeGreaterThan(100);
  });

  it('is complete when its first member has shown that nothing is left', () => {
    const done: StrategyStatus = { obstacles: [], divergences: new Map() };
    const auto = portfolioOf(new Source('a', 3, done), new Source('b'));
    expect(work(auto, 100, () => 0)).toEqual({ a: 3 });
    expect(auto.status()).toBe(done);
  });

  it('continues with the others when its first member is stuck', () => {
    const stuck: StrategyStatus = { obstacles: ['concretized'], divergences: new Map() };
    const auto = portfolioOf(new Source('a', 3, stuck), new Source('b'));
    expect(work(auto, 100, () => 0)).toEqual({ a: 3, b: 97 });
  });
});
