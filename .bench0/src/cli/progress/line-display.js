import { foundLines } from '../../report/terminal/finding-lines.js';
import { progressText } from '../../report/terminal/progress-text.js';
const lineEveryMs = 5000;
const verboseLineEveryMs = 1000;
/** Prints a line every few seconds, and findings as they are found. */
export class LineDisplay {
    #io;
    #detail;
    #lastMs = performance.now();
    constructor(io, detail) {
        this.#io = io;
        this.#detail = detail;
    }
    starts({ target, timeMs, runs }) {
        const limits = [
            ...(timeMs === undefined ? [] : [`${timeMs / 1000} s`]),
            ...(runs === undefined ? [] : [`${runs} runs`]),
        ];
        this.#write([`exploring ${target}${limits.length === 0 ? '' : `, at most ${limits.join(' and ')}`}`]);
    }
    progressed(progress) {
        const everyMs = this.#detail === 'verbose' ? verboseLineEveryMs : lineEveryMs;
        if (performance.now() - this.#lastMs < everyMs)
            return;
        this.#lastMs = performance.now();
        this.#write([progressText(progress)]);
    }
    found(finding) {
        const { style, columns: width } = this.#io.err;
        this.#write(foundLines(finding, { style, width, detail: this.#detail }));
    }
    end() { }
    #write(lines) {
        // A closed standard error must not end the campaign.
        this.#io.err.write(`${lines.join('\n')}\n`).catch(() => undefined);
    }
}
