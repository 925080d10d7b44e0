import type { TraceConstant } from '../core/raw-trace.ts';
import { openTarget, type TargetOptions } from '../execution/open-target.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { Coverage } from '../execution/outcome/coverage.ts';
import type { CoverageCount } from '../execution/outcome/coverage-tally.ts';
import type { Target } from '../execution/target.ts';
import { buildTree, firstReaders } from './trees/build-tree.ts';
import { possibleTokenizers, type ReadCharacters } from './trees/find-tokenizer.ts';
import { recordedCalls } from './trees/recorded-calls.ts';
import type { TracedText } from './trees/syntax-tree.ts';
import type { TokenizerUse } from './trees/token-trees.ts';
import { withoutLabels } from './trees/without-accessors.ts';

/** When mining stops asking the subject. */
export interface MiningBudget {
  readonly runs: number;
  /** Milliseconds on the clock of `performance.now`. */
  readonly deadline: number;
}

/** What looks like a keyword or an operator. */
const word = /^(?:[\p{L}_$][\w$-]{1,15}|[^\w\s]{2,4})$/u;

/** The parser that is mined: says which texts are valid, and how it read them. */
export class Subject {
  readonly #plain: Target;
  readonly #recording: Target;
  readonly #budget: MiningBudget;
  /** By text: twice the hash of its path, plus 1 if it is valid; -1 if it has no path. */
  readonly #answers = new Map<string, number>();
  readonly #names = new Map<number, string>();
  /** Calls and loops with these labels are left out of trees: what they consume belongs to the code around them. */
  readonly flattened = new Set<string>();
  readonly #trees = new Map<string, TracedText | undefined>();
  /** Texts, valid or not, whose runs reached code first. */
  readonly novel = new Set<string>();
  /** Texts that recorded runs compared parts of the input with. */
  readonly words = new Set<string>();
  readonly #reached = new Coverage();
  readonly #validCoverage = new Coverage();
  #reading: TokenizerUse | undefined;
  #recordedText = '';
  #constantsSeen = 0;
  runs = 0;
  recorded = 0;

  private constructor(plain: Target, recording: Target, budget: MiningBudget) {
    this.#plain = plain;
    this.#recording = recording;
    this.#budget = budget;
  }

  static async open(options: Omit<TargetOptions, 'build'>, budget: MiningBudget): Promise<Subject> {
    const own = { ...options, stacks: false, printResults: false };
    const plain = await openTarget({ ...own, build: 'coverage', choices: { pathHash: true } });
    const recorded = { calls: true, loops: true, reads: true, compound: false };
    const timeLimitMs = 10 * (options.timeLimitMs ?? 1000);
    try {
      const recording = await openTarget({ ...own, timeLimitMs, build: 'concolic', choices: recorded });
      return new Subject(plain, recording, budget);
    } catch (error) {
      await plain.close();
      throw error;
    }
  }

  /** True if no more texts are run; all that were not run before count as invalid from here on. */
  get isSpent(): boolean {
    return this.runs >= this.#budget.runs || performance.now() >= this.#budget.deadline;
  }

  /** Runs texts that were not run before. Returns for each whether it is valid. */
  async accept(texts: readonly string[]): Promise<readonly boolean[]> {
    const fresh = [...new Set(texts)].filter((text) => !this.#answers.has(text));
    if (!this.isSpent && fresh.length > 0) await this.#run(fresh.slice(0, this.#budget.runs - this.runs));
    return texts.map((text) => this.isValid(text));
  }

  async acceptAll(texts: readonly string[]): Promise<boolean> {
    // Most wrong guesses fail early.
    const [first, ...others] = texts;
    if (first === undefined) return true;
    if (!(await this.accept([first]))[0]) return false;
    return (await this.accept(others)).every(Boolean);
  }

  /** True if the text was run and is valid. */
  isValid(text: string): boolean {
    const answer = this.#answers.get(text);
    return answer !== undefined && answer >= 0 && answer % 2 === 1;
  }

  /** The hash of the path that a text takes, with its end; undefined if it was not run, or has no path. */
  pathOf(text: string): number | undefined {
    const answer = this.#answers.get(text);
    return answer === undefined || answer < 0 ? undefined : answer;
  }

  /** Records valid texts. Those that have no tree are left out. */
  async samples(texts: readonly string[]): Promise<readonly TracedText[]> {
    const fresh = texts.filter((text) => !this.#trees.has(text));
    if (fresh.length > 0) await this.#record(fresh);
    return texts.flatMap((text) => {
      const sample = this.#trees.get(text);
      return sample === undefined ? [] : [{ text, root: withoutLabels(sample.root, this.flattened) }];
    });
  }

  async #record(texts: readonly string[]): Promise<void> {
    for await (const { input, outcome, trace } of this.#recording.run(texts.map(inputOf))) {
      this.recorded++;
      if (input.kind !== 'text') continue;
      this.#trees.set(input.text, undefined);
      this.#recordedText += `${input.text}\n`;
      if (trace === undefined) continue;
      this.#noteWords(trace.constants);
      if (outcome.kind !== 'returned') continue;
      const root = buildTree(input.text, recordedCalls(trace), { nameOf: (site) => this.#nameOf(site) }, this.#reading);
      if (root !== undefined) this.#trees.set(input.text, { text: input.text, root });
    }
  }

  /** Branches of the code that valid texts took, and all. */
  get branches(): CoverageCount {
    return this.#validCoverage.ofFiles(this.#plain.siteTables).branches;
  }

  /** Sites of functions that seem to read the tokens of these texts. */
  async tokenizersIn(texts: readonly string[]): Promise<readonly number[]> {
    const runs: ReadCharacters[] = [];
    for await (const { input, trace } of this.#recording.run(texts.map(inputOf))) {
      const calls = trace && recordedCalls(trace);
      if (calls?.root === undefined || input.kind !== 'text') continue;
      runs.push({ root: calls.root, readers: firstReaders(input.text, calls) });
    }
    return possibleTokenizers(runs);
  }

  /** From here on, trees are those of a parser with this tokenizer. */
  readTokens(reading: TokenizerUse | undefined): void {
    this.#reading = reading;
    this.#trees.clear();
    this.flattened.clear();
  }

  async close(): Promise<void> {
    await this.#plain.close();
    await this.#recording.close();
  }

  async #run(texts: readonly string[]): Promise<void> {
    for await (const { input, outcome, pathHash, coverage } of this.#plain.run(texts.map(inputOf))) {
      this.runs++;
      if (input.kind !== 'text') continue;
      if (this.#reached.add(coverage).gain > 0) this.novel.add(input.text);
      if (outcome.kind === 'returned') this.#validCoverage.add(coverage);
      const isOver = outcome.kind === 'hung' || outcome.kind === 'memory' || pathHash === undefined;
      this.#answers.set(input.text, isOver ? -1 : 2 * (pathHash >>> 0) + Number(outcome.kind === 'returned'));
    }
  }

  /** Constants are shared by all traces, and only added. */
  #noteWords(constants: readonly TraceConstant[]): void {
    for (; this.#constantsSeen < constants.length; this.#constantsSeen++) {
      const one = constants[this.#constantsSeen];
      for (const text of textsIn(one)) if (word.test(text) && !this.#isFromInput(text)) this.words.add(text);
    }
  }

  /** Constants of traces are also parts of inputs, when the subject keeps them. */
  #isFromInput(text: string): boolean {
    return this.#recordedText.includes(text);
  }

  #nameOf(site: number): string {
    if (!this.#names.has(site))
      for (const { functions } of this.#recording.siteTables)
        for (const { id, name } of functions) this.#names.set(id, name);
    return this.#names.get(site) ?? '';
  }
}

function inputOf(text: string): RunInput {
  return { kind: 'text', text };
}

/** The texts in a constant: itself, or the keys of a table that the input is looked up in. */
function textsIn(constant: TraceConstant | undefined): readonly string[] {
  if (typeof constant === 'string') return [constant];
  if (typeof constant !== 'object' || constant === null) return [];
  const listed = constant.kind === 'keys' || constant.kind === 'map' ? constant.keys : [];
  return listed.slice(0, 200).filter((key) => typeof key === 'string');
}
