import { basename, relative, sep } from 'node:path';

import { withoutValues } from '../../core/text/without-values.ts';
import type { Difference, SideResult } from '../comparison.ts';
import type { RawDifference, RawSideEnd } from '../process/protocol.ts';
import type { RewritingService } from '../rewriting/rewriting-service.ts';
import { classifyError } from './classify-error.ts';
import type { ErrorRules } from './error-rules.ts';
import type { Outcome } from './outcome.ts';
import { fileFrames, originalStack, type FileFrame } from './stack.ts';

type Threw = Extract<RawSideEnd, { readonly kind: 'threw' }>;

/** Frames that identify a throw: parsers make their errors in one function that others call. */
const identifyingFrames = 3;

/**
 * The outcome of a run in which the sides of a comparison differ. Differences of one cause have in common the class,
 * which sides end alike, and where the two sides threw, or the place of the differing parts in the results and their
 * kinds.
 */
export function differenceOfRun(difference: RawDifference, files: RewritingService, rules: ErrorRules): Outcome {
  const { class: kind, pair, groups, parts, ends } = difference;
  const results = ends.map((end) => resultOf(end, files, rules));
  const cause =
    kind === 'value'
      ? [parts?.form ?? '', parts?.kinds ?? '']
      : pair.map((side) => ends[side]!).map((end) => (end.kind === 'threw' ? throwOf(end, files) : 'returned'));
  return {
    kind: 'failed',
    failure: {
      kind: 'difference',
      errorClass: '',
      message: messageOf(difference, results),
      stack: '',
      about: [kind, ends.length > 2 ? groupNames(groups) : '', ...cause].filter((text) => text !== '').join(' | '),
      difference: { class: kind, results, groups },
    },
  };
}

/** Names groups of sides by the numbers of the sides, as in `sides 0 2, 1`. */
export function groupNames(groups: Difference['groups']): string {
  return `sides ${groups.map((group) => group.join(' ')).join(', ')}`;
}

function messageOf(difference: RawDifference, results: readonly SideResult[]): string {
  const { class: kind, parts, ends } = difference;
  const [first, other] = difference.pair.map((side) => results[side]!) as [SideResult, SideResult];
  const pair = ends.length > 2 ? ` (${first.side} and ${other.side})` : '';
  if (kind === 'value' && parts !== undefined) {
    const where = parts.path === '' ? '' : ` at ${parts.path}`;
    return `value${where}: ${parts.shown[0]} and ${parts.shown[1]}${pair}`;
  }
  return `${kind}: ${describeSide(first)} and ${describeSide(other)}${pair}`;
}

function describeSide(result: SideResult): string {
  if (result.outcome === 'returned') return 'accepts';
  return result.outcome === 'threw' ? (result.error.split('\n')[0] ?? '') : result.outcome;
}

function resultOf(end: RawSideEnd, files: RewritingService, rules: ErrorRules): SideResult {
  const { side } = end;
  if (end.kind === 'returned') return { side, outcome: 'returned', value: end.value };
  const [top] = framesOf(end, files);
  const site = top === undefined ? '' : `${relative('', top.file).split(sep).join('/')}:${top.line}:${top.column}`;
  const isFailure = classifyError(end.error, files, rules).kind === 'failed';
  const error = `${end.error.errorClass}: ${end.error.message}`;
  return { side, outcome: 'threw', error, site, ...(isFailure && { isFailure }) };
}

function throwOf(end: Threw, files: RewritingService): string {
  const frames = framesOf(end, files).slice(0, identifyingFrames);
  const places = frames.map(({ file, line, column }) => `${stableName(file)}:${line}:${column}`);
  return [end.error.errorClass, ...(places.length === 0 ? [withoutValues(end.error.message)] : places)].join(' ');
}

function framesOf({ error }: Threw, files: RewritingService): readonly FileFrame[] {
  return fileFrames(originalStack(error.stack, files));
}

/** The path from the name of the package on, or the name of the file: the same on every machine. */
function stableName(file: string): string {
  const parts = file.split(sep);
  const packages = parts.lastIndexOf('node_modules');
  return packages < 0 ? basename(file) : parts.slice(packages + 1).join('/');
}
