import { contains } from '../../constraint/domains/domain.js';
import { explainRun } from '../../finding/explain-run.js';
import { findingKinds } from '../../oracle/finding-kinds.js';
import { nativeOptions } from '../judge/judge.js';
/** Recording takes many times as long as running. */
const recordingPatience = 10;
const eventsPerRun = 1 << 16;
/** Records the inputs of findings, to tell which decisions led to the failure and what they read. */
export class Explainer {
    #campaign;
    /** Opened for the first finding. */
    #target;
    constructor(campaign) {
        this.#campaign = campaign;
    }
    /** Undefined if the run cannot be recorded, or if time is up. */
    async explain(input, { kind }) {
        const { usesUpLimit = false, needsLength = false } = findingKinds[kind];
        const { current } = this.#campaign.clock;
        if (usesUpLimit || needsLength || current.isOver)
            return undefined;
        return current.attempt(async () => {
            this.#target ??= await this.#open();
            const target = this.#target;
            const run = await target.runOne(this.#whole(input));
            const { options } = this.#campaign;
            const parameters = options.described?.parameters.map(({ name }) => name) ?? [];
            return explainRun(run, target, options.file, parameters);
        });
    }
    /**
     * All of the input is symbolic: a template, tokens or domains describe the input that was found, and may not fit what it
     * was minimized to.
     */
    #whole(input) {
        const symbolic = input.symbolic && { symbolic: input.symbolic };
        if (input.kind === 'text')
            return { kind: 'text', text: input.text, ...symbolic };
        if (input.kind === 'bytes')
            return input;
        const { domains } = this.#campaign.space;
        const fits = contains({ kind: 'tuple', elements: domains }, input.args);
        return { kind: 'args', args: input.args, ...(fits && { domains }), ...symbolic };
    }
    async close() {
        await this.#target?.close();
    }
    #open() {
        const { options, clock, engine } = this.#campaign;
        const { timeLimitMs = 1000 } = options.execution;
        return engine.openTarget({
            ...nativeOptions(options, clock.current.signal),
            build: 'concolic',
            timeLimitMs: timeLimitMs * recordingPatience,
            eventLimit: options.execution.eventLimit ?? eventsPerRun,
        });
    }
}
