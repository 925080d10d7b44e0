import { CoppiceError } from '../../core/coppice-error.ts';
import { isPathId } from '../../core/path-id.ts';
import { SourceText } from '../../core/text/source-text.ts';
import type { Json } from '../../core/tagged-value.ts';
import { decodeInput, type InputEncoding } from '../../execution/input/encoded-input.ts';
import { Counter } from '../summarize/counts.ts';
import type { JournalEntry } from './journal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Returns what is wrong with an entry; undefined if nothing is. */
type Check = (entry: Fields) => string | undefined;

/** Reads the complete lines of a journal. Throws a `CoppiceError` at the first line that is not a valid entry. */
export function readJournal(file: string, text: string): readonly JournalEntry[] {
  const entries: JournalEntry[] = [];
  let offset = 0;
  for (const line of text.split('\n').slice(0, -1)) {
    const entry = parsed(line);
    const problem = typeof entry === 'string' ? entry : problemOf(entry, entries.length === 0);
    if (problem !== undefined) {
      const source = new SourceText(file, text);
      throw new CoppiceError('malformed-journal', problem, {
        location: source.locationAt(offset),
        hint: 'delete this line and all after it to continue from there, or leave out --resume to start anew',
      });
    }
    entries.push(entry as JournalEntry);
    offset += line.length + 1;
  }
  return entries;
}

function parsed(line: string): Fields | string {
  try {
    const value = JSON.parse(line) as unknown;
    return typeof value === 'object' && value !== null ? (value as Fields) : 'this line is not a journal entry';
  } catch (error) {
    return `this line is not valid JSON: ${(error as Error).message}`;
  }
}

function problemOf(entry: Fields, isFirst: boolean): string | undefined {
  const kind = String(entry['kind']);
  const check = Object.hasOwn(checks, kind) ? checks[kind] : undefined;
  if (check === undefined) return `unknown kind of journal entry: \`${kind}\``;
  if (isFirst !== (kind === 'campaign')) {
    return isFirst ? 'the first entry does not describe the campaign' : 'this entry starts a second campaign';
  }
  return check(entry);
}

const hasId: Check = ({ id }) => (isPathId(id) ? undefined : `\`${String(id)}\` is not an input id`);

const inputProblem: Check = ({ encoding, input, symbolic }) => {
  if (!['utf8', 'utf16', 'base64', 'args'].includes(encoding as string))
    return 'the encoding of the input is not known';
  try {
    const written = { encoding: encoding as InputEncoding, input: input as Json };
    decodeInput(symbolic === undefined ? written : { ...written, symbolic: symbolic as Json });
    return undefined;
  } catch (error) {
    return error instanceof CoppiceError ? error.message : 'the input cannot be read';
  }
};

const hasInput: Check = (entry) => {
  const isFrom = typeof (entry['origin'] as Fields | null | undefined)?.['kind'] === 'string';
  return isFrom ? inputProblem(entry) : 'the origin of the input is missing';
};

const checks: Readonly<Record<string, Check>> = {
  campaign: ({ target }) => (typeof target === 'string' ? undefined : 'the target of the campaign is missing'),
  kept: (entry) => hasId(entry) ?? hasInput(entry),
  expanded: hasId,
  finding: (entry) => {
    const failing = entry['failing'] as Fields | null | undefined;
    const texts = ['kind', 'errorClass', 'message', 'stack', 'site', 'signature'];
    const isWhole = texts.every((name) => typeof failing?.[name] === 'string');
    return isWhole ? hasInput(entry) : 'the failure of the finding is missing or incomplete';
  },
  counts: ({ counts, monitor, newPaths }) => {
    if (!isLike(counts, new Counter({ nowMs: 0 }).counts())) return 'the counts are malformed';
    if (monitor !== undefined && !isMonitorCounts(monitor)) return 'the monitor counts are malformed';
    const isList = Array.isArray(newPaths) && newPaths.every((path) => typeof path === 'number');
    return isList ? undefined : '`newPaths` is not an array of numbers';
  },
};

function isMonitorCounts(value: unknown): boolean {
  if (!isLike(value, { samples: 0, isUnsteady: false, losses: [] })) return false;
  return (value as { readonly losses: readonly unknown[] }).losses.every((loss) => {
    if (!isLike(loss, { site: '', count: 0, inputs: [] })) return false;
    const { inputs } = loss as { readonly inputs: readonly unknown[] };
    return inputs.length === 2 && inputs.every(isInput);
  });
}

function isInput(value: unknown): boolean {
  return isLike(value, {}) && inputProblem(value as Fields) === undefined;
}

/**
 * Returns true if the value has at least the keys of the example, with the same types; numbers must not be negative.
 */
function isLike(value: unknown, template: unknown): boolean {
  if (Array.isArray(template)) return Array.isArray(value);
  if (typeof template === 'number') return typeof value === 'number' && value >= 0;
  if (typeof template !== 'object' || template === null) return typeof value === typeof template;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(template).every(([key, part]) => isLike((value as Fields)[key], part));
}
