import type { Explorer, Solved, SolvedFlip, SolvingMode } from '../../../../src/engine/explorer.ts';
import type { Flip, Recording } from '../../../../src/engine/recording.ts';
import { unsolvedFlip } from '../../../../src/engine/unsolved-flip.ts';
import type { RunInput } from '../../../../src/execution/input/run-input.ts';
import type { Run } from '../../../../src/execution/target.ts';
import { recordedPathOf, textOf, type TableSubject } from './table-subject.ts';

/** One thing that an engine does: one run, recording or flip of an explorer, or one run of the native build. */
export interface Step {
  readonly kind: 'run' | 'record' | 'solve' | 'native';
  readonly text: string;
}

/** Called before each step; it may let time pass, abort the campaign, or throw. */
export type OnStep = (step: Step) => void | Promise<void>;

/** Answers from a table what an explorer answers of a subject; after its signal, with what it has until then. */
export class TableExplorer implements Explorer {
  readonly #subject: TableSubject;
  readonly #onStep: OnStep;
  readonly #signal: AbortSignal | undefined;
  isClosed = false;

  constructor(subject: TableSubject, onStep: OnStep, signal?: AbortSignal) {
    this.#subject = subject;
    this.#onStep = onStep;
    this.#signal = signal;
  }

  run(inputs: readonly RunInput[]): Promise<readonly Run[]> {
    return this.#each('run', inputs, (input) => this.#subject.run(input, 'coverage'), textOf);
  }

  record(inputs: readonly RunInput[]): Promise<readonly Recording[]> {
    return this.#each('record', inputs, (input) => this.#subject.record(input), textOf);
  }

  async alike(input: RunInput, candidates: readonly RunInput[]): Promise<readonly RunInput[]> {
    const pathOf = (each: RunInput): string => recordedPathOf(this.#subject.rowOf(each));
    return candidates.filter((candidate) => pathOf(candidate) === pathOf(input));
  }

  async solve(input: RunInput, flips: readonly Flip[], _mode: SolvingMode): Promise<Solved> {
    const solved = await this.#each(
      'solve',
      flips,
      (flip) => this.#solveOne(input, flip),
      () => textOf(input),
    );
    return { flips: solved, milliseconds: 0 };
  }

  async patterns(): Promise<readonly []> {
    return [];
  }

  async receiving(): Promise<undefined> {}

  async tables(): ReturnType<Explorer['tables']> {
    return [this.#subject.sites];
  }

  async siteText(site: number): Promise<string> {
    return `${this.#subject.file}:${site}:1`;
  }

  async tokens(): Promise<undefined> {}

  async close(): Promise<void> {
    this.isClosed = true;
  }

  #solveOne(input: RunInput, flip: Flip): SolvedFlip {
    if (flip.kind !== 'decision') return unsolvedFlip(flip, 'the table has no other value');
    const wanted = `${recordedPathOf(this.#subject.rowOf(input)).slice(0, flip.index)}${flip.taken}`;
    const row = this.#subject.rowOn(wanted);
    if (row?.isHard === true) return unsolvedFlip(flip, 'the row is hard');
    const answer = { ...unsolvedFlip(flip, ''), reason: undefined, by: 'simplify' } as const;
    if (row === undefined) return { ...answer, verdict: 'unsat' };
    return { ...answer, verdict: 'sat', input: { kind: 'text', text: row.input } };
  }

  async #each<Asked, Answer>(
    kind: Step['kind'],
    asked: readonly Asked[],
    answer: (one: Asked) => Answer,
    text: (one: Asked) => string,
  ): Promise<readonly Answer[]> {
    if (this.isClosed) throw new Error('the explorer is closed');
    const answers: Answer[] = [];
    for (const one of asked) {
      await this.#onStep({ kind, text: text(one) });
      if (this.#signal?.aborted === true) break;
      answers.push(answer(one));
    }
    return answers;
  }
}
