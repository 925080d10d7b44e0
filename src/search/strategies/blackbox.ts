import type { Random } from '../../core/random.ts';
import { inputId, type Input } from '../../execution/input.ts';
import type { InputSpace } from '../input-space.ts';
import { mutateValue } from '../mutate-value.ts';
import { neverDone, type SeenRun, type Standing, type Strategy, type Task } from '../strategy.ts';

const inputsPerTask = 64;

/** Small random changes of the seeds and of what brought new coverage. */
export class BlackboxStrategy implements Strategy {
  private readonly space: InputSpace;
  private readonly random: Random;
  private readonly parents: { readonly input: Input; readonly id: string }[] = [];

  constructor(space: InputSpace, random: Random) {
    this.space = space;
    this.random = random;
  }

  next(): Task | undefined {
    if (this.parents.length === 0) return undefined;
    return { kind: 'run', inputs: Array.from({ length: inputsPerTask }, () => this.mutant()) };
  }

  ran({ input, gain }: SeenRun): void {
    if (gain > 0 || input.origin.kind === 'seed') this.parents.push({ input, id: inputId(input.value) });
  }

  standing(): Standing {
    return neverDone;
  }

  private mutant(): Input {
    const { input, id } = this.random.pick(this.parents);
    const args = [...this.space.argumentsOf(input.value)];
    const changes = 1 + this.random.int(4);
    for (let i = 0; i < changes; i++) {
      const at = this.random.int(args.length);
      const domain = this.space.domains[at];
      if (domain !== undefined) args[at] = mutateValue(domain, args[at], this.random);
    }
    return { value: this.space.inputOf(args), origin: { kind: 'mutation', parent: id } };
  }
}
