import type { SourceLocation } from '../core/text/source-text.ts';
import { displayPath } from '../core/text/display-path.ts';
import type { Output } from './io.ts';
import { wrapLines } from '../core/text/wrap-lines.ts';

/** The common parts of errors, warnings and failed parses. */
export interface Message {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly location?: SourceLocation | undefined;
  readonly hint?: string | undefined;
}

/** Formats `file:line:column error code: message`, the code frame, and the hint, for an output. */
export function renderDiagnostic(
  { severity, code, message, location, hint }: Message,
  output: Pick<Output, 'style' | 'columns'>,
): string {
  const { style } = output;
  const color = severity === 'error' ? style.red : style.yellow;
  const place = location === undefined ? '' : `${style.bold(placeOf(location))} `;
  const lines = [wrapLines(`${place}${color(`${severity} ${code}`)}: ${message}`, output)];
  if (location !== undefined) lines.push(location.frame);
  if (hint !== undefined) lines.push(wrapLines(`${style.cyan('hint')}: ${hint}`, output));
  return `${lines.join('\n')}\n`;
}

function placeOf({ file, line, column }: SourceLocation): string {
  return `${displayPath(file)}:${line}:${column}`;
}
