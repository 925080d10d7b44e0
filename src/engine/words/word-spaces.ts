import { inputCount } from '../../constraint/domains/domain-inputs.ts';
import type { Domain } from '../../constraint/domains/domain.ts';
import { GrammarSolver } from '../../solver/grammar/grammar-solver.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import { templateConditions } from '../../constraint/domains/template-conditions.ts';
import { Parser } from '../../derivation/parse/parser.ts';
import type { GrammarInput } from '../grammar-input.ts';
import { sameShape } from './same-shape.ts';

/** A text input whose values shall be words of a grammar. */
export interface WordSpace {
  readonly input: number;
  readonly grammar: GrammarSolver;
}

/**
 * The text inputs that have grammars, by number. Arguments that can also be something other than a text are left out.
 */
export class WordSpaces {
  readonly #parsers = new Map<number, Parser>();
  readonly #grammars: readonly GrammarInput[];
  readonly #domains: readonly Domain[];
  #spaces: ReadonlyMap<number, WordSpace> | undefined;

  constructor(domains: readonly Domain[], grammars: readonly GrammarInput[]) {
    this.#domains = domains;
    this.#grammars = grammars;
  }

  /** Returns the first of these inputs that has a grammar. */
  among(inputs: Iterable<number>): WordSpace | undefined {
    this.#spaces ??= this.#made();
    for (const input of inputs) {
      const space = this.#spaces.get(input);
      if (space !== undefined) return space;
    }
    return undefined;
  }

  /** Returns conditions that the word keeps its shape; undefined if the text is not a word. */
  conditionsOnShape({ input }: WordSpace, text: string, pool: ExpressionPool): readonly Expr[] | undefined {
    const parser = this.#parsers.get(input);
    const box = parser && sameShape(text, parser);
    if (box === undefined) return undefined;
    const length = pool.apply('strictEquals', pool.variable('length', input), pool.constant(text.length));
    if (box.length === 0) return [length];
    const { length: size } = text;
    const sizes = { length: size, minLength: size, maxLength: size };
    const hole = { kind: 'hole', ...sizes, language: { kind: 'boxes', boxes: [box] } } as const;
    return [length, ...templateConditions({ kind: 'template', parts: [hole] }, pool, input)];
  }

  #made(): ReadonlyMap<number, WordSpace> {
    return new Map(
      this.#grammars.flatMap(({ argument, grammar }) => {
        const domain = this.#domains[argument];
        if (domain?.kind !== 'string') return [];
        const input = this.#domains.slice(0, argument).reduce((sum, before) => sum + inputCount(before), 0);
        this.#parsers.set(input, new Parser(grammar));
        const solver = GrammarSolver.overCodeUnits(grammar, { maxLength: Math.max(domain.maxLength, leastRoom) });
        return [[input, { input, grammar: solver }] as const];
      }),
    );
  }
}

/** The least length limit for words: they may be longer than other texts. */
const leastRoom = 1024;
