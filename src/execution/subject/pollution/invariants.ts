import { isDeepStrictEqual } from 'node:util';

import type { InvariantName } from '../../invariant-names.ts';
import type { BrokenProperty } from '../../process/protocol.ts';
import { bare } from '../bare.ts';
import type { PrintedReading, Violation } from '../driven/invariants.ts';
import { rawError } from '../errors/raw-error.ts';
import type { TargetFunction } from '../target/target-function.ts';
import type { CallProperty } from './properties.ts';
import { isEqualResult } from './equal-results.ts';
import { shownResult } from './shown-result.ts';

const { apply } = Reflect;
const { parse, stringify } = JSON;
const clone = structuredClone;

/** The functions of `driven/invariants.ts`, which is rewritten on the concolic build. */
export interface DrivenInvariants {
  readonly holdsNoNaN: (input: unknown, result: unknown) => boolean;
  readonly givesItself: (
    target: TargetFunction['target'],
    self: unknown,
    args: readonly unknown[],
    violation: Violation,
  ) => (input: unknown, result: unknown) => unknown;
  readonly survivesPrinting: (
    print: TargetFunction,
    target: TargetFunction,
    args: readonly unknown[],
    reading: PrintedReading,
  ) => (input: unknown, result: unknown) => unknown;
}

/** A finished run of the target. */
interface FinishedRun {
  readonly target: TargetFunction;
  readonly args: readonly unknown[];
  /** A copy of the arguments before the run; undefined if they cannot be copied. */
  readonly before: readonly unknown[] | undefined;
  readonly result: unknown;
}

/** The invariants that users choose by name, which are checked on each result once its run is over. */
export class Invariants {
  readonly #names: readonly InvariantName[];

  constructor(names: readonly InvariantName[]) {
    this.#names = names;
  }

  get isEmpty(): boolean {
    return this.#names.length === 0;
  }

  /** Copies the arguments of a run, if an invariant needs them. */
  copyOf(args: readonly unknown[]): readonly unknown[] | undefined {
    if (this.isEmpty) return undefined;
    try {
      return clone(args);
    } catch {
      // Functions cannot be copied: invariants about the arguments are not checked then.
      return undefined;
    }
  }

  /** The first invariant that the run violates. */
  async check(run: FinishedRun, driven: DrivenInvariants, ask: CallProperty): Promise<BrokenProperty | undefined> {
    for (let i = 0; i < this.#names.length; i++) {
      const name = this.#names[i]!;
      try {
        const message = await violationOf(name, run, driven, ask);
        if (message !== undefined) return bare({ name, message, error: undefined });
      } catch (error) {
        const raw = rawError(error);
        return bare({ name, message: `the check threw ${raw.errorClass}: ${raw.message}`, error: raw });
      }
    }
    return undefined;
  }
}

async function violationOf(
  name: InvariantName,
  { target, args, before, result }: FinishedRun,
  { holdsNoNaN, givesItself }: DrivenInvariants,
  ask: CallProperty,
): Promise<string | undefined> {
  const violation: Violation = { again: undefined, parts: undefined };
  const holds = async (check: (input: unknown, result: unknown) => unknown): Promise<boolean> =>
    (await ask({ target: check, self: undefined }, args, result)) !== false;
  switch (name) {
    case 'no-nan':
      return (await holds(holdsNoNaN)) ? undefined : `expected no NaN, observed ${shownResult(result)}`;
    case 'idempotent':
      if (await holds(givesItself(target.target, target.self, args, violation))) return undefined;
      return `expected ${shownResult(result)} again from its own result, observed ${shownResult(violation.again)}`;
    case 'deterministic': {
      if (before === undefined) return undefined;
      const again = await apply(target.target, target.self, clone(before) as unknown[]);
      if (isDeepStrictEqual(again, result)) return undefined;
      return `expected ${shownResult(result)} from a second call, observed ${shownResult(again)}`;
    }
    case 'argument-unchanged':
      if (before === undefined || isDeepStrictEqual(before, args)) return undefined;
      return `expected the arguments ${shownResult(before)} to stay, observed ${shownResult(args)}`;
    case 'json-serializable': {
      const text = stringify(result) as string | undefined;
      const again: unknown = text === undefined ? undefined : parse(text);
      if (text !== undefined && isEqualResult(again, result)) return undefined;
      return `expected ${shownResult(result)} to survive JSON, observed ${shownResult(again)}`;
    }
  }
}
