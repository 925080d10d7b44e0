import type { Origin } from '../execution/input/input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { compareInputs } from './compare-inputs.ts';
import type { Confirmation } from './confirm.ts';
import type { Failing } from './judge.ts';
import { signatureId } from './signature.ts';

/** A run that failed. */
export interface FailedRun {
  /** Number of runs that the campaign had made by then. */
  readonly run: number;
  readonly input: RunInput;
  /** The origin of the input. */
  readonly origin: Origin;
}

/** Failures of one cause, with the smallest input that shows it. */
export interface Finding {
  readonly id: string;
  readonly failing: Failing;
  readonly input: RunInput;
  /** The origin of the input. */
  readonly origin: Origin;
  /** The first run that failed in this way. */
  readonly first: FailedRun;
  /** The input that was confirmed natively; `input` may be smaller. Undefined until confirmed. */
  readonly confirmed: { readonly input: RunInput; readonly isFlaky: boolean } | undefined;
}

/** `new`: to be confirmed. `refuted`: failures with this signature were refuted too often. */
export type Addition = 'new' | 'smaller' | 'known' | 'refuted';

/**
 * Number of refutations after which a signature is ignored. An earlier input may have caused a refuted failure, so the
 * next one with the same signature may be real.
 */
const mostRefutations = 3;

/** Failing runs, grouped by cause. */
export class Findings {
  readonly #byId = new Map<string, Finding>();
  /** Maps signatures of rewritten code to native ones: rewritten code may fail at another place. */
  readonly #nativeSignature = new Map<string, string>();
  readonly #refutations = new Map<string, number>();

  get all(): readonly Finding[] {
    return [...this.#byId.values()];
  }

  get(failing: Failing): Finding | undefined {
    return this.#byId.get(this.#idOf(failing));
  }

  /** `first` is the first run that failed in this way, if it was an earlier one. */
  add(seen: FailedRun, failing: Failing, first: FailedRun = seen): Addition {
    if ((this.#refutations.get(failing.signature) ?? 0) >= mostRefutations) return 'refuted';
    const id = this.#idOf(failing);
    const known = this.#byId.get(id);
    const { input, origin } = seen;
    if (known === undefined) {
      this.#byId.set(id, { id, failing, input, origin, first, confirmed: undefined });
      return 'new';
    }
    if (compareInputs(input, known.input) >= 0) return 'known';
    this.#byId.set(id, { ...known, input, origin });
    return 'smaller';
  }

  /**
   * Applies the confirmation of a new finding. A refuted finding is dropped; otherwise the native failure replaces the
   * observed one, and may turn out to be a known finding. Returns the finding if it is confirmed and new.
   */
  finalize(finding: Finding, confirmation: Confirmation): Finding | undefined {
    const { signature } = finding.failing;
    this.#byId.delete(finding.id);
    if (confirmation.kind === 'refuted') {
      this.#refutations.set(signature, (this.#refutations.get(signature) ?? 0) + 1);
      return undefined;
    }
    const { branches } = finding.failing;
    const failing = { ...confirmation.failing, ...(branches && { branches }) };
    const id = idOf(failing.signature, branches);
    if (failing.signature !== signature) this.#nativeSignature.set(signature, failing.signature);
    const known = this.#byId.get(id);
    if (known !== undefined && compareInputs(finding.input, known.input) >= 0) return undefined;
    const isFlaky = confirmation.kind === 'flaky';
    const first = known !== undefined && known.first.run < finding.first.run ? known.first : finding.first;
    const finalized = { ...finding, id, failing, first, confirmed: { input: finding.input, isFlaky } };
    this.#byId.set(id, finalized);
    return known === undefined ? finalized : undefined;
  }

  #idOf({ signature, branches }: Failing): string {
    return idOf(this.#nativeSignature.get(signature) ?? signature, branches);
  }
}

function idOf(signature: string, branches: Failing['branches']): string {
  return signatureId(branches === undefined ? signature : `${signature} | ${branches.key}`);
}
