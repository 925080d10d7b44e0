import { inputId } from '../../execution/input/input.js';
const mostWaiting = 4096;
/**
 * Queue of concretizations, the first of each site. The search tries other values for them when no other work is left.
 */
export class ConcretizationQueue {
    #waiting = [];
    #sites = new Set();
    remember(input, { concretizations }) {
        for (const [concretization, { site }] of concretizations.entries()) {
            if (this.#sites.has(site) || this.#waiting.length >= mostWaiting)
                continue;
            this.#sites.add(site);
            this.#waiting.push({ input, concretization });
        }
    }
    next() {
        const resort = this.#waiting.shift();
        if (resort === undefined)
            return undefined;
        const { input, concretization } = resort;
        const parent = inputId(input.value);
        return {
            kind: 'expand',
            mode: { effort: 'thorough', onlyWords: false },
            input,
            choose: ({ concretizations }) => concretization < concretizations.length ? [{ kind: 'concretization', index: concretization }] : [],
            derive: (answers) => answers.flatMap((answer) => answer.input === undefined
                ? []
                : [{ value: answer.input, origin: { kind: 'concretization-flip', parent, site: answer.site } }]),
        };
    }
}
