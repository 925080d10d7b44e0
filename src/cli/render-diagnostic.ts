import type { SourceLocation } from '../core/text/source-text.ts';
import { displayPath } from '../core/text/display-path.ts';
import type { Style } from '../core/text/style.ts';

/** The common parts of errors, warnings and failed parses. */
export interface Message {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly location?: SourceLocation | undefined;
  readonly hint?: string | undefined;
}

/** Formats `file:line:column error code: message`, the code frame, and the hint. */
export function renderDiagnostic({ severity, code, message, location, hint }: Message, style: Style): string {
  const color = severity === 'error' ? style.red : style.yellow;
  const place = location === undefined ? '' : `${style.bold(placeOf(location))} `;
  const lines = [`${place}${color(`${severity} ${code}`)}: ${message}`];
  if (location !== undefined) lines.push(location.frame);
  if (hint !== undefined) lines.push(`${style.cyan('hint')}: ${hint}`);
  return `${lines.join('\n')}\n`;
}

function placeOf({ file, line, column }: SourceLocation): string {
  return `${displayPath(file)}:${line}:${column}`;
}
