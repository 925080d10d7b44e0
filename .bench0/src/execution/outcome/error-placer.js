import { fileFrames } from './stack.js';
/** Whether the stack of a failure names no file: the subject may turn stacks off, or empty them. */
export function isUnplaced(outcome) {
    if (outcome.kind !== 'failed')
        return false;
    const { kind, stack } = outcome.failure;
    return (kind === 'exception' || kind === 'unhandled-rejection') && fileFrames(stack).length === 0;
}
/** Finds where errors without stacks were thrown, by running inputs again on the placing build. */
export class ErrorPlacer {
    #open;
    #target;
    constructor(open) {
        this.#open = open;
    }
    /** Undefined if the run ends differently on the placing build. */
    async placeOf(input, seen) {
        this.#target ??= await this.#open();
        const { outcome, lastPlace } = await this.#target.runOne(input);
        return endOf(outcome) === endOf(seen) ? lastPlace : undefined;
    }
    async close() {
        const target = this.#target;
        this.#target = undefined;
        await target?.close();
    }
}
function endOf(outcome) {
    return 'failure' in outcome ? `${outcome.failure.kind} ${outcome.failure.errorClass}` : outcome.kind;
}
