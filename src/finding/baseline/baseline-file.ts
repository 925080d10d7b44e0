import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import { CoppiceError } from '../../core/coppice-error.ts';
import { displayPath } from '../../core/text/display-path.ts';
import { jsonErrorOffset } from '../../core/text/json-error-offset.ts';
import { SourceText } from '../../core/text/source-text.ts';
import { decodeInput, type EncodedInput } from '../../execution/input/encoded-input.ts';
import { findingKindNames, type FindingKind } from '../../oracle/finding-kinds.ts';

/** The baseline that is read if it exists and no other one is named. */
export const defaultBaseline = 'coppice.baseline.json';

/**
 * A known finding. It has no line numbers, so the file changes only when findings do.
 *
 * @example
 * ```ts
 * const { baseline } = await explore('src/parse.ts#parse', { baseline: 'coppice.baseline.json' });
 * for (const { error } of baseline?.fixed ?? []) console.log(`fixed: ${error}`);
 * ```
 */
export interface BaselineEntry extends EncodedInput {
  /** `fingerprint` of the finding. */
  readonly fingerprint: string;
  readonly kind: FindingKind;
  readonly error: string;
  /** True if the finding failed only in some runs. */
  readonly isFlaky?: true;
}

/** Known findings by target; the path of a target is relative to the file. */
export type Baseline = Readonly<Record<string, readonly BaselineEntry[]>>;

/** Throws a `CoppiceError` if the file is not a baseline. */
export function readBaseline(file: string): Baseline {
  const text = contentOf(file);
  const malformed = (why: string, offset: number, cause?: unknown): CoppiceError =>
    new CoppiceError('malformed-baseline', `this is not a baseline: ${why}`, {
      location: new SourceText(displayPath(file), text).locationAt(offset),
      hint: 'mend or delete it; `--update-baseline` writes it anew',
      cause,
    });
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (cause) {
    const { message } = cause as Error;
    throw malformed(message, jsonErrorOffset(text, message), cause);
  }
  const { version, targets } = (typeof written === 'object' && written !== null ? written : {}) as Partial<WrittenFile>;
  if (version !== 1) throw malformed('`version` is not 1', Math.max(0, text.indexOf('"version"')));
  if (typeof targets !== 'object' || targets === null)
    throw malformed('`targets` is missing', Math.max(0, text.indexOf('"targets"')));
  for (const [target, entries] of Object.entries(targets)) {
    const own = text.indexOf(JSON.stringify(target));
    if (!Array.isArray(entries)) throw malformed(`\`${target}\` has no list of findings`, own);
    let from = own;
    for (const entry of entries as readonly Partial<BaselineEntry>[]) {
      const problem = problemOf(entry);
      const at = text.indexOf('{', from);
      if (problem !== undefined) throw malformed(problem, at);
      from = text.indexOf(entry.fingerprint ?? '', at);
    }
  }
  return targets;
}

/** Writes targets by name and entries by fingerprint, so that equal baselines are equal files. */
export function writeBaseline(file: string, baseline: Baseline): void {
  const targets = Object.entries(baseline)
    .filter(([, entries]) => entries.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([target, entries]) => [target, [...entries].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))]);
  const content: WrittenFile = { version: 1, targets: Object.fromEntries(targets) as Baseline };
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, `${JSON.stringify(content, undefined, 2)}\n`);
    renameSync(draft, file);
  } catch (cause) {
    throw new CoppiceError('unwritable-file', `cannot write \`${displayPath(file)}\``, { cause });
  }
}

interface WrittenFile {
  readonly version: 1;
  readonly targets: Baseline;
}

function contentOf(file: string): string {
  if (!existsSync(file)) {
    throw new CoppiceError('no-such-file', `there is no baseline \`${displayPath(file)}\``, {
      hint: 'add --update-baseline to write one with the findings of this campaign',
    });
  }
  return readFileSync(file, 'utf8');
}

function problemOf(entry: Partial<BaselineEntry> | null): string | undefined {
  if (typeof entry !== 'object' || entry === null) return 'an entry is not an object';
  const { fingerprint, kind, encoding, input, symbolic } = entry;
  if (typeof fingerprint !== 'string' || fingerprint === '') return 'an entry has no fingerprint';
  if (kind === undefined || !findingKindNames.includes(kind)) return `\`${String(kind)}\` is not a kind of finding`;
  if (encoding === undefined || input === undefined) return 'an entry has no input';
  try {
    decodeInput({ encoding, input, ...(symbolic === undefined ? {} : { symbolic }) });
    return undefined;
  } catch (error) {
    if (error instanceof CoppiceError) return error.message;
    throw error;
  }
}
