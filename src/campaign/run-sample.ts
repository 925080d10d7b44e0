import { Random } from '../core/random.ts';
import type { RunInput } from '../execution/run-input.ts';

/** So many tell shares of all to within a few per cent. */
const mostKept = 256;

/** Some of the inputs that were run, each as likely as any other to be among them. */
export class RunSample {
  readonly inputs: RunInput[] = [];
  private readonly random: Random;
  private seen = 0;

  constructor(seed: string) {
    this.random = new Random(seed);
  }

  note(input: RunInput): void {
    const place = this.seen < mostKept ? this.seen : this.random.int(this.seen + 1);
    this.seen++;
    if (place < mostKept) this.inputs[place] = input;
  }
}
