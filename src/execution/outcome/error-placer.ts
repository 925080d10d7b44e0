import type { Outcome } from './outcome.ts';
import type { NotedPlace } from '../rewriting/rewriting-service.ts';
import type { RunInput } from '../input/run-input.ts';
import { fileFrames } from './stack.ts';
import type { Target } from '../target.ts';

/** Whether the stack of a failure names no file: the subject may turn stacks off, or empty them. */
export function isUnplaced(outcome: Outcome): boolean {
  if (outcome.kind !== 'failed') return false;
  const { kind, stack } = outcome.failure;
  return (kind === 'exception' || kind === 'unhandled-rejection') && fileFrames(stack).length === 0;
}

/** Finds where errors without stacks were thrown, by running inputs again on the placing build. */
export class ErrorPlacer {
  readonly #open: () => Promise<Target>;
  #target: Target | undefined;

  constructor(open: () => Promise<Target>) {
    this.#open = open;
  }

  /** Undefined if the run ends differently on the placing build. */
  async placeOf(input: RunInput, seen: Outcome): Promise<NotedPlace | undefined> {
    this.#target ??= await this.#open();
    const { outcome, lastPlace } = await this.#target.runOne(input);
    return endOf(outcome) === endOf(seen) ? lastPlace : undefined;
  }

  async close(): Promise<void> {
    const target = this.#target;
    this.#target = undefined;
    await target?.close();
  }
}

function endOf(outcome: Outcome): string {
  return 'failure' in outcome ? `${outcome.failure.kind} ${outcome.failure.errorClass}` : outcome.kind;
}
