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
    this.#screen.control(`${this.#erasing()}${fitting.map((line) => `${shownText(line)}\n`).join('')}`);
    this.#shown = fitting.length;
  }

  /** Prints lines that stay. The caller draws the others again. */
  print(lines: readonly string[]): void {
    this.#screen.control(`${this.#erasing()}${lines.map((line) => `${shownText(line)}\n`).join('')}`);
    this.#shown = 0;
  }

  clear(): void {
    this.#screen.control(this.#erasing());
    this.#shown = 0;
  }

  #erasing(): string {
    return this.#shown === 0 ? '' : `\u001b[${this.#shown}F\u001b[J`;
  }
}
