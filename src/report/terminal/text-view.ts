import { plainStyle, type Style } from '../../core/text/style.ts';

/** How a text is shown: its colors, the width of its lines, and how much of it. */
export interface TextView {
  readonly style: Style;
  /** Columns of the terminal; undefined for lines of any length. */
  readonly width: number | undefined;
  /** `quiet`: findings and one line of figures; `verbose`: lists are shown whole. */
  readonly detail: 'quiet' | 'normal' | 'verbose';
}

export const plainView: TextView = { style: plainStyle, width: undefined, detail: 'normal' };

/** Returns how many entries of a list to show, of which `usual` are shown normally. */
export function mostShown({ detail }: TextView, usual: number): number {
  return detail === 'verbose' ? Infinity : usual;
}
