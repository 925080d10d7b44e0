/** How a project formats its code, in the terms of Prettier. */
export interface CodeStyle {
  /** Width of a line, in columns. */
  readonly width: number;
  /** Columns of one level of indentation. */
  readonly indent: number;
  readonly useTabs: boolean;
  readonly singleQuote: boolean;
  readonly semicolons: boolean;
  readonly trailingCommas: 'all' | 'es5' | 'none';
  readonly bracketSpacing: boolean;
  readonly arrowParentheses: 'always' | 'avoid';
  readonly lineEnd: '\n' | '\r\n';
}

export const defaultStyle: CodeStyle = {
  width: 80,
  indent: 2,
  useTabs: false,
  singleQuote: false,
  semicolons: true,
  trailingCommas: 'all',
  bracketSpacing: true,
  arrowParentheses: 'always',
  lineEnd: '\n',
};
