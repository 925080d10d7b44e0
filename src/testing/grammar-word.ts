import { Arbitrary, type Random as FastCheckRandom, Stream, Value } from 'fast-check';

import { Random } from '../core/random.ts';
import type { Derivation } from '../derivation/derivation.ts';
import { Parser } from '../derivation/parse/parser.ts';
import { Printer } from '../derivation/print/printer.ts';
import { randomProducer } from '../derivation/production/random-producer.ts';
import { shrinkTree } from '../derivation/shrinking/shrink-tree.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { loadGrammarSync } from '../grammar/load-grammar.ts';

/**
 * Which words `grammarWord` gives.
 *
 * @example
 * ```ts
 * const options: GrammarWordOptions = { start: 'array', maxSize: 200 };
 * ```
 */
export interface GrammarWordOptions {
  /** The rule to start with; the start rule of the grammar if it is left out. */
  readonly start?: string;
  /** Longest words, in characters (100). */
  readonly maxSize?: number;
  /** Deepest derivations, in nested rules (20). */
  readonly maxDepth?: number;
}

const defaultSize = 100;
const defaultDepth = 20;
const largestSeed = 0x7fff_ffff;

/**
 * An arbitrary of fast-check whose values are words of a grammar. They shrink to smaller words of the grammar.
 *
 * @param fileOrName - Path of a grammar file, or the name of a shipped grammar such as `json`.
 *
 * @example
 * ```ts
 * import { assert, property } from 'fast-check';
 * import { grammarWord } from 'coppice/fast-check';
 *
 * assert(property(grammarWord('json'), (text) => JSON.stringify(JSON.parse(text)) !== undefined));
 * ```
 */
export function grammarWord(fileOrName: string, options: GrammarWordOptions = {}): Arbitrary<string> {
  return new WordArbitrary(loadGrammarSync(fileOrName, options.start), options);
}

class WordArbitrary extends Arbitrary<string> {
  readonly #grammar: Grammar;
  readonly #printer: Printer;
  readonly #limits: { readonly maxSize: number; readonly maxDepth: number };

  constructor(grammar: Grammar, { maxSize = defaultSize, maxDepth = defaultDepth }: GrammarWordOptions) {
    super();
    this.#grammar = grammar;
    this.#printer = new Printer(grammar);
    this.#limits = { maxSize, maxDepth };
  }

  override generate(random: FastCheckRandom): Value<string> {
    const producer = randomProducer(this.#grammar, new Random(random.nextInt(0, largestSeed)), this.#limits);
    const tree = producer.next();
    if (tree === undefined) throw new Error(`the rule ${this.#grammar.start.name} has no word`);
    return this.#valueOf(tree);
  }

  override canShrinkWithoutContext(value: unknown): value is string {
    return typeof value === 'string' && this.#treeOf(value) !== undefined;
  }

  override shrink(value: string, context: unknown): Stream<Value<string>> {
    const tree = (context as Derivation | undefined) ?? this.#treeOf(value);
    if (tree === undefined) return Stream.nil();
    return new Stream(this.#smaller(tree, value));
  }

  /** The candidates of one pass, as if none of them kept the property: fast-check continues from those that do. */
  *#smaller(tree: Derivation, value: string): Generator<Value<string>> {
    const steps = shrinkTree(tree, this.#grammar);
    for (let step = steps.next(); step.done !== true; step = steps.next(false)) {
      const smaller = this.#valueOf(step.value);
      if (smaller.value !== value) yield smaller;
    }
  }

  #valueOf(tree: Derivation): Value<string> {
    return new Value(this.#printer.print(tree).text, tree);
  }

  #treeOf(text: string): Derivation | undefined {
    const parsed = new Parser(this.#grammar).parse(text);
    return parsed.kind === 'parsed' ? parsed.tree() : undefined;
  }
}
