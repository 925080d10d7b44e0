import { compareInputs } from './compare-inputs.js';
import { signatureId } from './signature.js';
/**
 * Number of refutations after which a signature is ignored. An earlier input may have caused a refuted failure, so the
 * next one with the same signature may be real.
 */
const mostRefutations = 3;
/** Failing runs, grouped by cause. */
export class Findings {
    #byId = new Map();
    /** Maps signatures of rewritten code to native ones: rewritten code may fail at another place. */
    #nativeSignature = new Map();
    #refutations = new Map();
    get all() {
        return [...this.#byId.values()];
    }
    get(failing) {
        return this.#byId.get(this.#idOf(failing));
    }
    /** `first` is the first run that failed in this way, if it was an earlier one. */
    add(seen, failing, first = seen) {
        if ((this.#refutations.get(failing.signature) ?? 0) >= mostRefutations)
            return 'refuted';
        const id = this.#idOf(failing);
        const known = this.#byId.get(id);
        const { input, origin } = seen;
        if (known === undefined) {
            this.#byId.set(id, { id, failing, input, origin, first, confirmed: undefined });
            return 'new';
        }
        if (compareInputs(input, known.input) >= 0)
            return 'known';
        this.#byId.set(id, { ...known, input, origin });
        return 'smaller';
    }
    /**
     * Applies the confirmation of a new finding. A refuted finding is dropped; otherwise the native failure replaces the
     * observed one, and may turn out to be a known finding. Returns the finding if it is confirmed and new.
     */
    finalize(finding, confirmation) {
        const { signature } = finding.failing;
        this.#byId.delete(finding.id);
        if (confirmation.kind === 'refuted') {
            this.#refutations.set(signature, (this.#refutations.get(signature) ?? 0) + 1);
            return undefined;
        }
        const { failing } = confirmation;
        const id = signatureId(failing.signature);
        if (failing.signature !== signature)
            this.#nativeSignature.set(signature, failing.signature);
        const known = this.#byId.get(id);
        if (known !== undefined && compareInputs(finding.input, known.input) >= 0)
            return undefined;
        const isFlaky = confirmation.kind === 'flaky';
        const first = known !== undefined && known.first.run < finding.first.run ? known.first : finding.first;
        const finalized = { ...finding, id, failing, first, confirmed: { input: finding.input, isFlaky } };
        this.#byId.set(id, finalized);
        return known === undefined ? finalized : undefined;
    }
    #idOf({ signature }) {
        return signatureId(this.#nativeSignature.get(signature) ?? signature);
    }
}
