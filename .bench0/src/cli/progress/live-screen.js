import { shownText } from '../../core/text/shown-text.js';
/** Lines at the end of a terminal that are replaced each time; other lines are printed above them. */
export class LiveScreen {
    #screen;
    #shown = 0;
    constructor(screen) {
        this.#screen = screen;
    }
    /** Replaces the lines. None may be wider than the terminal: only as many rows are erased as there are lines. */
    draw(lines) {
        const fitting = lines.slice(0, Math.max(1, this.#screen.rows - 1));
        this.#screen.control(`${this.#erasing()}${fitting.map((line) => `${shownText(line)}\n`).join('')}`);
        this.#shown = fitting.length;
    }
    /** Prints lines that stay. The caller draws the others again. */
    print(lines) {
        this.#screen.control(`${this.#erasing()}${lines.map((line) => `${shownText(line)}\n`).join('')}`);
        this.#shown = 0;
    }
    clear() {
        this.#screen.control(this.#erasing());
        this.#shown = 0;
    }
    #erasing() {
        return this.#shown === 0 ? '' : `\u001b[${this.#shown}F\u001b[J`;
    }
}
