import { WorkBudget } from '../../core/work-budget.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Lexing, ParseFailure } from '../parse/parse-result.ts';
import { Parser, type ParseOptions } from '../parse/parser.ts';
import { coverAllDerivations } from './forest-coverage.ts';
import type { KPathRecorder } from './k-path-recorder.ts';
import { PathsToCome } from './paths-to-come.ts';

/** The result for a text: its derivations were recorded, or it is not a word. */
export type TextCoverage = CoveredText | ParseFailure;

/** The text is a word, and the paths of its derivations are recorded. */
export interface CoveredText {
  readonly kind: 'covered';
  readonly lexing: Lexing;
  /** True if the work limit was reached: at least one derivation was covered, but not all. */
  readonly partial: boolean;
}

/** Options of `TextCoverer`. */
export interface CoverOptions {
  /** `any-length`, the default, counts all ways to split a text into tokens among its derivations. */
  readonly lexing?: ParseOptions['lexing'];
  /** Limit per text of chart entries and of steps through derivations; the default allows a few seconds. */
  readonly maxWork?: number;
}

const defaultWork = 4_000_000;

/** Above this number of paths, tracking each of them would need too much memory. */
const mostPathsKnown = 50_000_000n;

/**
 * Records what texts cover: a text covers the paths of all of its derivations.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const recorder = new KPathRecorder(grammar, [2]);
 * const coverer = new TextCoverer(grammar, recorder);
 * console.log(coverer.cover('[1, 2]').kind, recorder.coverages[0]?.covered);
 * ```
 */
export class TextCoverer {
  readonly #grammar: Grammar;
  readonly #parser: Parser;
  readonly #recorder: KPathRecorder;
  /** Skips what earlier texts have covered; undefined if the grammar has too many paths. */
  readonly #toCome: PathsToCome | undefined;
  readonly #lexing: NonNullable<ParseOptions['lexing']>;
  readonly #maxWork: number;

  constructor(
    grammar: Grammar,
    recorder: KPathRecorder,
    { lexing = 'any-length', maxWork = defaultWork }: CoverOptions = {},
  ) {
    this.#grammar = grammar;
    this.#parser = new Parser(grammar);
    this.#recorder = recorder;
    const longest = recorder.coverages.reduce((a, b) => (b.k > a.k ? b : a));
    this.#toCome = longest.total <= mostPathsKnown ? new PathsToCome(grammar, longest.k) : undefined;
    this.#lexing = lexing;
    this.#maxWork = maxWork;
  }

  cover(text: string): TextCoverage {
    const reading = this.#parser.read(text, { lexing: this.#lexing, maxWork: this.#maxWork });
    if ('kind' in reading) return reading.kind === 'failed' ? reading : this.#coverOneTree(text);
    const complete = coverAllDerivations(
      reading,
      this.#grammar,
      this.#recorder,
      new WorkBudget(this.#maxWork),
      this.#toCome,
    );
    const result = reading.result();
    if (!complete) this.#recorder.add(result.tree());
    return { kind: 'covered', lexing: result.lexing, partial: !complete };
  }

  /** Covers one tree. The longest-match tokenization is one of the derivations and needs far less work. */
  #coverOneTree(text: string): TextCoverage {
    const result = this.#parser.parse(text, { lexing: this.#lexing === 'longest-match' ? 'longest-match' : 'auto' });
    if (result.kind === 'failed') return result;
    if (result.kind === 'given-up') throw new Error('a parse without a work limit was given up');
    this.#recorder.add(result.tree());
    return { kind: 'covered', lexing: result.lexing, partial: true };
  }
}
