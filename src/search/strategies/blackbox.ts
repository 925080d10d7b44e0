import type { Random } from '../../core/random.ts';
import { inputId, type Input } from '../../execution/input.ts';
import type { Dictionary } from '../dictionary.ts';
import type { InputSpace } from '../input-space.ts';
import { mutateValue } from '../mutate-value.ts';
import { isCostly, neverDone, type SeenRun, type Standing, type Strategy, type Task } from '../strategy.ts';

const inputsPerTask = 64;
/** One parent in two is among the last so many. */
const recentParents = 12;
const mostChanges = 6;

interface Parent {
  readonly input: Input;
  readonly id: string;
}

/** Random changes of the seeds and of what brought new coverage: of characters, of tokens, with words, with each other. */
export class BlackboxStrategy implements Strategy {
  private readonly space: InputSpace;
  private readonly random: Random;
  private readonly dictionary: Dictionary;
  private readonly parents: Parent[] = [];

  constructor(space: InputSpace, random: Random, dictionary: Dictionary) {
    this.space = space;
    this.random = random;
    this.dictionary = dictionary;
  }

  next(): Task | undefined {
    if (this.parents.length === 0) return undefined;
    return { kind: 'run', inputs: Array.from({ length: inputsPerTask }, () => this.mutant()) };
  }

  ran({ input, gain, outcome }: SeenRun): void {
    // What is like it would take all its time as well.
    if (isCostly(outcome)) return;
    if (gain > 0 || input.origin.kind === 'seed') this.parents.push({ input, id: inputId(input.value) });
  }

  standing(): Standing {
    return neverDone;
  }

  private mutant(): Input {
    const { input, id } = this.parent();
    const args = [...this.space.argumentsOf(input.value)];
    const others = this.space.argumentsOf(this.parent().input.value);
    const { words } = this.dictionary;
    // Few changes are more likely than many.
    const changes = 1 + this.random.int(1 + this.random.int(mostChanges));
    for (let i = 0; i < changes; i++) {
      const at = this.random.int(args.length);
      const domain = this.space.domains[at];
      if (domain !== undefined) args[at] = mutateValue(domain, args[at], { words, other: others[at] }, this.random);
    }
    return { value: this.space.inputOf(args), origin: { kind: 'mutation', parent: id } };
  }

  private parent(): Parent {
    const isRecent = this.random.chance(0.5);
    return this.random.pick(isRecent ? this.parents.slice(-recentParents) : this.parents);
  }
}
