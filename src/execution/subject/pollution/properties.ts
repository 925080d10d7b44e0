import { pathToFileURL } from 'node:url';

import type { PropertyReference } from '../../input/property-reference.ts';
import type { BrokenProperty, LoadReport, RawError } from '../../process/protocol.ts';
import { bare } from '../bare.ts';
import { rawError } from '../errors/raw-error.ts';
import type { PrintedReading } from '../driven/invariants.ts';
import type { DrivenInvariants } from './invariants.ts';
import { shownResult } from './shown-result.ts';
import { findTarget, type TargetFunction } from '../target/target-function.ts';

const { apply } = Reflect;

interface LoadedProperty {
  readonly reference: PropertyReference;
  readonly found: TargetFunction;
}

/** Calls a property with the arguments and the result of a run. */
export type CallProperty = (property: TargetFunction, args: readonly unknown[], result: unknown) => unknown;

/** The user's properties, which are checked on each result once its run is over. */
export class Properties {
  readonly #references: readonly PropertyReference[];
  readonly #loaded: LoadedProperty[] = [];

  constructor(references: readonly PropertyReference[]) {
    this.#references = references;
  }

  /** Loads the properties. Returns the failure of one; undefined if all loaded. */
  async load(): Promise<LoadReport | undefined> {
    for (let i = 0; i < this.#references.length; i++) {
      const reference = this.#references[i]!;
      const found = await findTarget(pathToFileURL(reference.file).href, reference.exportName);
      if (found.kind === 'threw') return found;
      if (found.kind === 'no-export') {
        return bare({ kind: 'no-property', message: `${reference.file} has no function ${reference.exportName}` });
      }
      this.#loaded[i] = { reference, found: found.found };
    }
    return undefined;
  }

  /** Describes a thrown error, and whether one of the user's functions declares it a rejection. */
  describe(thrown: unknown, withStack: boolean): RawError {
    const error = rawError(thrown, withStack);
    for (let i = 0; i < this.#loaded.length; i++) {
      const { reference, found } = this.#loaded[i]!;
      if (reference.kind === 'rejection' && isTrue(() => apply(found.target, found.self, [thrown])))
        return { ...error, isDeclared: true };
    }
    return error;
  }

  /** The first property that the result violates. */
  async check(
    target: TargetFunction,
    args: readonly unknown[],
    result: unknown,
    ask: CallProperty,
    driven: DrivenInvariants,
  ): Promise<BrokenProperty | undefined> {
    for (let i = 0; i < this.#loaded.length; i++) {
      const { reference, found } = this.#loaded[i]!;
      if (reference.kind === 'rejection') continue;
      const name = nameOf(reference);
      try {
        const message =
          reference.kind === 'check'
            ? refusal(await ask(found, args, result), result)
            : await readDifferently(driven.survivesPrinting, { print: found, target, args, result, ask });
        if (message !== undefined) return bare({ name, message, error: undefined });
      } catch (error) {
        const raw = rawError(error);
        return bare({ name, message: raw.message, error: raw });
      }
    }
    return undefined;
  }
}

/** A result that is printed and read again. */
interface RoundTrip {
  readonly print: TargetFunction;
  readonly target: TargetFunction;
  readonly args: readonly unknown[];
  readonly result: unknown;
  readonly ask: CallProperty;
}

async function readDifferently(
  survivesPrinting: DrivenInvariants['survivesPrinting'],
  { print, target, args, result, ask }: RoundTrip,
): Promise<string | undefined> {
  const reading: PrintedReading = { text: undefined, again: undefined };
  const check = survivesPrinting(print, target, args, reading);
  if ((await ask({ target: check, self: undefined }, args, result)) !== false) return undefined;
  const { text, again } = reading;
  return `${shownResult(result)} is printed as ${shownResult(text)}, which reads as ${shownResult(again)}`;
}

export function callPlainly({ target, self }: TargetFunction, args: readonly unknown[], result: unknown): unknown {
  return apply(target, self, [args.length === 1 ? args[0] : args, result]);
}

function refusal(answer: unknown, result: unknown): string | undefined {
  return answer === false ? `false for the result ${shownResult(result)}` : undefined;
}

/** A property in a configuration is named by its key there. */
function nameOf({ exportName }: PropertyReference): string {
  return exportName.startsWith('default.') ? exportName.slice('default.'.length) : exportName;
}

function isTrue(ask: () => unknown): boolean {
  try {
    return ask() === true;
  } catch {
    return false;
  }
}
