import { shownText } from '../../core/text/shown-text.ts';
import type { Screen } from '../io.ts';

/** Lines at the end of a terminal that are replaced each time; other lines are printed above them. */
export class LiveScreen {
  readonly #screen: Screen;
  #shown = 0;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Replaces the lines. None may be wider than the terminal: only as many rows are erased as there are lines. */
  draw(lines: readonly string[]): void {
    const fitting = lines.slice(0, Math.max(1, this.#screen.rows - 1));
    // Lines are overwritten rather than erased first: no flicker, and no copy in the history of the terminal.
    const text = fitting.map((line) => `${shownText(line)}\u001b[K\n`).join('');
    this.#screen.control(`${this.#up()}${text}\u001b[J`);
    this.#shown = fitting.length;
  }

  /** Prints lines that stay. The caller draws the others again. */
  print(lines: readonly string[]): void {
    this.#screen.control(`${this.#up()}${lines.map((line) => `${shownText(line)}\u001b[K\n`).join('')}\u001b[J`);
    this.#shown = 0;
  }

  clear(): void {
    this.#screen.control(`${this.#up()}${'\u001b[K\n'.repeat(this.#shown)}${this.#up()}`);
    this.#shown = 0;
  }

  #up(): string {
    return this.#shown === 0 ? '' : `\u001b[${this.#shown}F`;
  }
}
