import { inputCount } from '../constraint/domain-inputs.ts';
import type { Domain } from '../constraint/domain.ts';
import { GrammarSolver } from '../solver/grammar/grammar-solver.ts';
import type { WordSpace } from '../solver/solver.ts';
import type { GrammarInput } from './grammar-arguments.ts';

/** The text inputs that are words of grammars, by number. Arguments that may be something else than a text are none. */
export class WordSpaces {
  private readonly grammars: readonly GrammarInput[];
  private readonly domains: readonly Domain[];
  private spaces: ReadonlyMap<number, WordSpace> | undefined;

  constructor(domains: readonly Domain[], grammars: readonly GrammarInput[]) {
    this.domains = domains;
    this.grammars = grammars;
  }

  /** The first of these inputs that has a grammar. */
  among(inputs: Iterable<number>): WordSpace | undefined {
    this.spaces ??= this.made();
    for (const input of inputs) {
      const space = this.spaces.get(input);
      if (space !== undefined) return space;
    }
    return undefined;
  }

  private made(): ReadonlyMap<number, WordSpace> {
    return new Map(
      this.grammars.flatMap(({ argument, grammar }) => {
        const domain = this.domains[argument];
        if (domain?.kind !== 'string') return [];
        const input = this.domains.slice(0, argument).reduce((sum, before) => sum + inputCount(before), 0);
        const solver = GrammarSolver.overCodeUnits(grammar, { maxLength: Math.max(domain.maxLength, leastRoom) });
        return [[input, { input, grammar: solver }] as const];
      }),
    );
  }
}

/** Words may be longer than what is made otherwise. */
const leastRoom = 1024;
