import type { Input } from '../../execution/input/input.ts';
import { nothingReached, reachedBoth } from '../path/reached.ts';
import type { SizedWord } from '../words/sized-word.ts';
import { neverDone, type StrategyStatus, type Strategy, type Task } from '../strategy.ts';

const inputsPerTask = 64;

/** Runs words of grammars one after the other; their outcomes do not matter. */
export class GrammarWords implements Strategy {
  readonly #words: Iterator<SizedWord, void>;
  #reached = nothingReached;

  constructor(words: Iterable<SizedWord, void>) {
    this.#words = words[Symbol.iterator]();
  }

  next(): Task | undefined {
    const inputs: Input[] = [];
    while (inputs.length < inputsPerTask) {
      const { value, done } = this.#words.next();
      if (done === true) break;
      inputs.push({ value: value.input, origin: { kind: 'word' } });
      this.#reached = reachedBoth(this.#reached, value.reached);
    }
    return inputs.length === 0 ? undefined : { kind: 'run', inputs };
  }

  ran(): void {}

  status(): StrategyStatus {
    return { ...neverDone, reached: this.#reached };
  }
}
