import { WorkBudget } from '../../core/work-budget.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Lexing, ParseFailure } from '../parse/parse-result.ts';
import { Parser, type ParseOptions } from '../parse/parser.ts';
import { coverAllDerivations } from './forest-coverage.ts';
import type { KPathRecorder } from './k-path-recorder.ts';
import { PathsToCome } from './paths-to-come.ts';

export type TextCoverage = CoveredText | ParseFailure;

interface CoveredText {
  readonly kind: 'covered';
  readonly lexing: Lexing;
  /** The work was too much: some derivations were looked at, one at least, not all. */
  readonly partial: boolean;
}

export interface CoverOptions {
  /** Under `any-length`, the default, the ways to cut a text into tokens are among its derivations. */
  readonly lexing?: ParseOptions['lexing'];
  /** Chart entries, and steps through the derivations, that one text is worth; by default, some seconds. */
  readonly maxWork?: number;
}

const defaultWork = 4_000_000;

/** Telling paths apart one by one takes memory for each. */
const mostPathsKnown = 50_000_000n;

/** Records what texts cover: a text covers what any of its derivations contains. */
export class TextCoverer {
  private readonly grammar: Grammar;
  private readonly parser: Parser;
  private readonly recorder: KPathRecorder;
  /** Most texts of a set repeat what the ones before them covered. */
  private readonly toCome: PathsToCome | undefined;
  private readonly lexing: NonNullable<ParseOptions['lexing']>;
  private readonly maxWork: number;

  constructor(
    grammar: Grammar,
    recorder: KPathRecorder,
    { lexing = 'any-length', maxWork = defaultWork }: CoverOptions = {},
  ) {
    this.grammar = grammar;
    this.parser = new Parser(grammar);
    this.recorder = recorder;
    const longest = recorder.coverages.reduce((a, b) => (b.k > a.k ? b : a));
    this.toCome = longest.total <= mostPathsKnown ? new PathsToCome(grammar, longest.k) : undefined;
    this.lexing = lexing;
    this.maxWork = maxWork;
  }

  cover(text: string): TextCoverage {
    const reading = this.parser.read(text, { lexing: this.lexing, maxWork: this.maxWork });
    if ('kind' in reading) return reading.kind === 'failed' ? reading : this.coverOneTree(text);
    const complete = coverAllDerivations(
      reading,
      this.grammar,
      this.recorder,
      new WorkBudget(this.maxWork),
      this.toCome,
    );
    const result = reading.result();
    if (!complete) this.recorder.add(result.tree());
    return { kind: 'covered', lexing: result.lexing, partial: !complete };
  }

  /** The tokeniser's own way of cutting is one of the ways, and far less work. */
  private coverOneTree(text: string): TextCoverage {
    const result = this.parser.parse(text, { lexing: this.lexing === 'longest-match' ? 'longest-match' : 'auto' });
    if (result.kind === 'failed') return result;
    if (result.kind === 'given-up') throw new Error('a parse without a limit was given up');
    this.recorder.add(result.tree());
    return { kind: 'covered', lexing: result.lexing, partial: true };
  }
}
