import type { Origin } from '../execution/input.ts';
import type { RunInput } from '../execution/run-input.ts';
import { compareInputs } from './compare-inputs.ts';
import type { Confirmation } from './confirm.ts';
import type { Failing } from './judge.ts';
import { signatureId } from './signature.ts';

/** Failures of one cause, with the smallest input that showed it. */
export interface Finding {
  readonly id: string;
  readonly failing: Failing;
  readonly input: RunInput;
  /** How the input came about. */
  readonly origin: Origin;
  /** The input that was run again natively; smaller ones may have come since. Undefined until then. */
  readonly confirmed: { readonly input: RunInput; readonly isFlaky: boolean } | undefined;
}

/** `new`: to be confirmed, then settled. `refuted`: failures like this one never came up again natively. */
export type Addition = 'new' | 'smaller' | 'known' | 'refuted';

/** A failure that native runs refute may have been an earlier input's doing; the next one like it may be real. */
const mostRefutations = 3;

/** Failing runs, grouped by cause. */
export class Findings {
  readonly #byId = new Map<string, Finding>();
  /** Rewritten code may fail elsewhere than the original: from signatures seen there to native ones. */
  readonly #nativeSignature = new Map<string, string>();
  readonly #refutations = new Map<string, number>();

  get all(): readonly Finding[] {
    return [...this.#byId.values()];
  }

  get(failing: Failing): Finding | undefined {
    return this.#byId.get(this.#idOf(failing));
  }

  add(input: RunInput, origin: Origin, failing: Failing): Addition {
    if ((this.#refutations.get(failing.signature) ?? 0) >= mostRefutations) return 'refuted';
    const id = this.#idOf(failing);
    const known = this.#byId.get(id);
    if (known === undefined) {
      this.#byId.set(id, { id, failing, input, origin, confirmed: undefined });
      return 'new';
    }
    if (compareInputs(input, known.input) >= 0) return 'known';
    this.#byId.set(id, { ...known, input, origin });
    return 'smaller';
  }

  /**
   * Takes in what confirming a new finding showed: a refuted one is dropped; the native failure takes the place of the one
   * that was seen, and may turn out to be known already. Answers the finding if it is there to stay and new.
   */
  settle(finding: Finding, confirmation: Confirmation): Finding | undefined {
    const { signature } = finding.failing;
    this.#byId.delete(finding.id);
    if (confirmation.kind === 'refuted') {
      this.#refutations.set(signature, (this.#refutations.get(signature) ?? 0) + 1);
      return undefined;
    }
    const { failing } = confirmation;
    const id = signatureId(failing.signature);
    if (failing.signature !== signature) this.#nativeSignature.set(signature, failing.signature);
    const known = this.#byId.get(id);
    if (known !== undefined && compareInputs(finding.input, known.input) >= 0) return undefined;
    const isFlaky = confirmation.kind === 'flaky';
    const settled = { ...finding, id, failing, confirmed: { input: finding.input, isFlaky } };
    this.#byId.set(id, settled);
    return known === undefined ? settled : undefined;
  }

  #idOf({ signature }: Failing): string {
    return signatureId(this.#nativeSignature.get(signature) ?? signature);
  }
}
