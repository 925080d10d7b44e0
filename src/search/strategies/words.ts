import type { Input } from '../../execution/input.ts';
import type { RunInput } from '../../execution/run-input.ts';
import { neverDone, type Standing, type Strategy, type Task } from '../strategy.ts';

const inputsPerTask = 64;

/** Words of grammars, one after the other, whatever comes of them. */
export class WordsStrategy implements Strategy {
  private readonly words: Iterator<RunInput, void>;

  constructor(words: Iterable<RunInput, void>) {
    this.words = words[Symbol.iterator]();
  }

  next(): Task | undefined {
    const inputs: Input[] = [];
    while (inputs.length < inputsPerTask) {
      const { value, done } = this.words.next();
      if (done === true) break;
      inputs.push({ value, origin: { kind: 'word' } });
    }
    return inputs.length === 0 ? undefined : { kind: 'run', inputs };
  }

  ran(): void {}

  standing(): Standing {
    return neverDone;
  }
}
