import { wrapToWidth } from '../../core/text/display-width.ts';
import type { TextView } from './text-view.ts';

/** A line of a summary before it is laid out: a name, which may be empty, and a text. */
export interface Row {
  readonly name: string;
  readonly text: string;
}

const nameWidth = 10;

export function row(name: string, text: string): Row {
  return { name, text };
}

/** Returns rows that share a name, which the first one shows. */
export function rowsNamed(name: string, texts: readonly string[]): readonly Row[] {
  return texts.map((text, i) => row(i === 0 ? name : '', text));
}

/** Lays out rows with the names in one column; long texts are continued below their beginning. */
export function layOutRows(rows: readonly Row[], { style, width }: TextView): readonly string[] {
  return rows.flatMap(({ name, text }) => {
    const [first = '', ...others] = wrapToWidth(' '.repeat(nameWidth) + text, width, ' '.repeat(nameWidth));
    return [`${style.dim(name)}${' '.repeat(nameWidth - name.length)}${first.slice(nameWidth)}`, ...others];
  });
}
