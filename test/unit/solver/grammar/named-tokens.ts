import { IntervalSet } from '../../../../src/constraint/interval-set.ts';
import type { Grammar } from '../../../../src/grammar/grammar.ts';
import { endOfInput } from '../../../../src/solver/grammar/alphabet.ts';
import type { Completion } from '../../../../src/solver/grammar/completion.ts';
import type { GrammarPath } from '../../../../src/solver/grammar/grammar-path.ts';
import { GrammarSolver } from '../../../../src/solver/grammar/grammar-solver.ts';
import type { GrammarVerdict } from '../../../../src/solver/grammar/grammar-verdict.ts';

/** A solver over tokens whose words are written as names separated by spaces: literals, and names of token rules. */
export class NamedTokens {
  readonly solver: GrammarSolver;
  readonly #names: readonly string[];

  constructor(grammar: Grammar) {
    this.solver = GrammarSolver.overTokens(grammar);
    this.#names = this.solver.grammar.flat.terminals.map((terminal) => {
      if (terminal.kind === 'token-literal') return terminal.text;
      return terminal.kind === 'token-rule' ? (grammar.rules[terminal.rule]?.name ?? '') : String(terminal.set);
    });
  }

  read(word: string): number[] {
    return word.split(' ').flatMap((name) => (name === '' ? [] : [this.valueOf(name)]));
  }

  /** Returns the value of a name or of `END`. */
  valueOf(name: string): number {
    if (name === 'END') return endOfInput;
    const value = this.#names.indexOf(name);
    if (value < 0) throw new RangeError(`no token ${name}`);
    return value;
  }

  set(names: string): IntervalSet {
    return IntervalSet.of(...names.split(' ').map((name) => this.valueOf(name)));
  }

  not(names: string): IntervalSet {
    return this.set(names).complement(endOfInput, this.#names.length - 1);
  }

  /** Returns the path of a run that compared each token with its own value, up to a position. */
  path(parent: string, upTo: number): GrammarPath {
    const values = this.read(parent);
    const path = this.solver.open(values);
    for (let i = 0; i < upTo; i++) path.narrow(i, IntervalSet.of(values[i] ?? endOfInput));
    return path;
  }

  /** Returns the word of an answer, or the kind of the verdict. */
  write(verdict: GrammarVerdict, parent: string, completion?: Completion): string {
    if (verdict.kind !== 'sat') return verdict.kind;
    const values = this.solver.write(verdict.answer, this.read(parent), completion);
    return values.map((value) => this.#names[value]).join(' ');
  }
}
