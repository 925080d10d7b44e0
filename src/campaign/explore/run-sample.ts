import { Random } from '../../core/random.ts';
import type { RunInput } from '../../execution/input/run-input.ts';

/** With this sample size, estimated shares are accurate to a few percent. */
const mostKept = 256;

/** Uniform random sample of the inputs that were run (reservoir sampling). */
export class RunSample {
  readonly inputs: RunInput[] = [];
  readonly #random: Random;
  #seen = 0;

  constructor(seed: string) {
    this.#random = new Random(seed);
  }

  note(input: RunInput): void {
    const place = this.#seen < mostKept ? this.#seen : this.#random.int(this.#seen + 1);
    this.#seen++;
    if (place < mostKept) this.inputs[place] = input;
  }
}
