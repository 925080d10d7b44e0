/** Ways to highlight text; without color, each returns the text unchanged. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly cyan: (text: string) => string;
}

export const plainStyle: Style = {
  bold: unchanged,
  red: unchanged,
  yellow: unchanged,
  cyan: unchanged,
};

export const colorStyle: Style = {
  bold: escape(1, 22),
  red: escape(31, 39),
  yellow: escape(33, 39),
  cyan: escape(36, 39),
};

function unchanged(text: string): string {
  return text;
}

function escape(on: number, off: number): (text: string) => string {
  return (text) => `\u001b[${on}m${text}\u001b[${off}m`;
}
