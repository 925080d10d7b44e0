import { describe, expect, it } from 'vitest';

import { wantsColor } from '../../../../src/cli/io.ts';
import { LiveScreen } from '../../../../src/cli/progress/live-screen.ts';
import { plainStyle } from '../../../../src/core/text/style.ts';

/** A terminal that understands the sequences of the live screen, and keeps its lines. */
class SmallTerminal {
  readonly style = plainStyle;
  readonly columns = 40;
  readonly rows = 6;
  readonly #lines: string[] = [];
  #row = 0;

  /** The lines without empty ones at the end. */
  get lines(): readonly string[] {
    return this.#lines.slice(0, this.#lines.findLastIndex((line) => line !== '') + 1);
  }

  control(text: string): void {
    // oxlint-disable-next-line no-control-regex
    for (const [sequence, up, line] of text.matchAll(/\u001b\[(\d+)F|\u001b\[J|([^\n]*?)\u001b\[K\n/gu)) {
      if (up !== undefined) this.#row -= Number(up);
      else if (line === undefined) this.#lines.splice(this.#row);
      else this.#lines[this.#row++] = line;
      expect(this.#row, sequence).toBeGreaterThanOrEqual(0);
    }
  }
}

describe('the live screen', () => {
  it('replaces its lines, prints others above them, and leaves only those', () => {
    const terminal = new SmallTerminal();
    const live = new LiveScreen(terminal);
    live.draw(['a', 'b']);
    live.draw(['c', 'd', 'e']);
    expect(terminal.lines).toEqual(['c', 'd', 'e']);
    live.print(['found']);
    live.draw(['f']);
    expect(terminal.lines).toEqual(['found', 'f']);
    live.clear();
    expect(terminal.lines).toEqual(['found']);
  });

  it('draws no more lines than the terminal has', () => {
    const terminal = new SmallTerminal();
    new LiveScreen(terminal).draw(['1', '2', '3', '4', '5', '6', '7']);
    expect(terminal.lines).toEqual(['1', '2', '3', '4', '5']);
  });

  it('passes no control characters of a subject on', () => {
    const terminal = new SmallTerminal();
    new LiveScreen(terminal).draw(['\u001b[2J']);
    expect(terminal.lines).toEqual(['\\u001b[2J']);
  });
});

describe('colors', () => {
  it.each([
    [true, {}, true],
    [false, {}, false],
    [true, { NO_COLOR: '1' }, false],
    [true, { NO_COLOR: '' }, true],
    [true, { TERM: 'dumb' }, false],
    [false, { FORCE_COLOR: '1' }, true],
    [true, { FORCE_COLOR: '0' }, false],
    [true, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('in a terminal: %s, with %o: %s', (isTerminal, environment, expected) => {
    expect(wantsColor(isTerminal, environment)).toBe(expected);
  });
});
