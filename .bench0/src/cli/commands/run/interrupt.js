import { exitCode } from '../../../core/exit-code.js';
const exitCodes = { SIGINT: exitCode.interrupted, SIGTERM: exitCode.terminated };
/** The first Ctrl-C or SIGTERM ends a campaign with its summary; a second one ends the process at once. */
export class Interrupt {
    /** Undefined unless a signal was received. */
    exitCode;
    #controller = new AbortController();
    #listener = (name) => {
        // Processes of the campaign end together with this process.
        if (this.exitCode !== undefined)
            process.exit(exitCodes[name]);
        this.exitCode = exitCodes[name];
        this.#controller.abort();
    };
    constructor() {
        process.on('SIGINT', this.#listener).on('SIGTERM', this.#listener);
    }
    get signal() {
        return this.#controller.signal;
    }
    release() {
        process.off('SIGINT', this.#listener).off('SIGTERM', this.#listener);
    }
}
