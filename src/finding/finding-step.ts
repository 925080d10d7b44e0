import { resolve } from 'node:path';

import { Assignment } from '../constraint/assignment.ts';
import { ExpressionPool } from '../constraint/expression-pool.ts';
import type { Expr } from '../constraint/expression.ts';
import { printExpression } from '../constraint/print-expression.ts';
import type { Decision } from '../constraint/path-condition.ts';
import { decodeTrace, learnSamples } from '../constraint/trace.ts';
import { valuesOfRun } from '../execution/input/run-values.ts';
import type { LocatedSite } from '../execution/outcome/located-site.ts';
import type { Run } from '../execution/target.ts';
import { sourceLines } from './code-frame.ts';
import type { InputNames } from './input-names.ts';
import { ReadRanges, type ReadRange } from './read-ranges.ts';

/**
 * A part of an input. Offsets count UTF-16 units of a text and bytes of a byte array; an empty range at the end means
 * that the length was read. Without offsets it is a value as a whole, such as a number.
 */
export interface InputRange {
  /** The argument or symbolic value, such as `options.depth`; missing if the input is one text or byte array. */
  readonly of?: string;
  readonly from?: number;
  readonly to?: number;
}

/**
 * A decision on the way to a failure that depends on the input: where it is, what it decided, and which parts of the
 * minimized input it read. Successive decisions of one kind, as in a loop over the input, are one step.
 *
 * @example
 * ```ts
 * const { findings } = await explore('src/parse.ts#parse');
 * for (const { site, code, taken, reads } of findings[0]?.steps ?? []) console.log(site, code, taken, reads);
 * ```
 */
export interface FindingStep {
  /** `file:line:column` of the original source, relative to the working directory. */
  readonly site: string;
  /** The line of source, trimmed; empty if it cannot be read. */
  readonly code: string;
  /** What was decided, as an expression over the parameters, such as `text[3] === "]"`. */
  readonly condition: string;
  /** The truth of the condition; for a look-up by key the key that was found, or null. */
  readonly taken: boolean | string | null;
  readonly reads: readonly InputRange[];
  /** Number of successive decisions that this step stands for. */
  readonly times: number;
}

/** The last steps of a path, and how many came before them. */
export interface FindingSteps {
  readonly steps: readonly FindingStep[];
  readonly leftOut: number;
}

/** Finds the place of a decision. */
export interface Places {
  siteText(id: number): string;
  siteOf(id: number): LocatedSite | undefined;
}

const mostSteps = 60;
const longestCondition = 160;
const longestCode = 160;

interface Group {
  readonly decision: Decision;
  readonly read: Expr[];
  times: number;
}

/** The decisions of a recorded run. Undefined if it was not recorded. */
export function stepsOf({ input, symbolic, trace }: Run, places: Places, names: InputNames): FindingSteps | undefined {
  if (trace === undefined) return undefined;
  const { path, samples } = decodeTrace(trace, new ExpressionPool());
  const assignment = learnSamples(samples, Assignment.from(valuesOfRun(input, symbolic)));
  const ranges = new ReadRanges(assignment);
  const codeAt = codeReader(places);
  // Decisions of the code between input and target have no place in the user's source.
  const own = path.decisions.filter(({ site }) => /:\d+:\d+$/u.test(places.siteText(site)));
  const groups = grouped(own);
  const steps = groups.slice(-mostSteps).map(({ decision, read, times }): FindingStep => ({
    site: places.siteText(decision.site),
    code: codeAt(decision.site),
    condition: shortened(printExpression(decision.expr, names.printed), longestCondition),
    taken: wayOf(decision),
    reads: ranges.of(read).map((range) => named(range, names)),
    times,
  }));
  return { steps, leftOut: groups.length - steps.length };
}

function named({ input, from, to }: ReadRange, { parts }: InputNames): InputRange {
  const of = parts.get(input);
  return { ...(of === undefined ? {} : { of }), ...(from === undefined || to === undefined ? {} : { from, to }) };
}

function grouped(decisions: readonly Decision[]): readonly Group[] {
  const groups: Group[] = [];
  for (const decision of decisions) {
    const last = groups.at(-1);
    if (last?.decision.site === decision.site && last.decision.taken === decision.taken) {
      last.read.push(decision.expr);
      last.times++;
    } else groups.push({ decision, read: [decision.expr], times: 1 });
  }
  return groups;
}

function wayOf({ kind, expr, taken }: Decision): FindingStep['taken'] {
  if (kind !== 'key') return taken;
  return keysOf(expr)[taken] ?? null;
}

function keysOf(expr: Expr): readonly string[] {
  const table = expr.kind === 'application' ? expr.operands[0] : undefined;
  const keys = table?.kind === 'constant' ? table.value : undefined;
  return typeof keys === 'object' && keys?.kind === 'keys' ? keys.keys.map(String) : [];
}

/** Reads each file once. */
function codeReader(places: Places): (site: number) => string {
  const files = new Map<string, readonly string[]>();
  return (site) => {
    const located = places.siteOf(site);
    if (located === undefined) return '';
    const file = resolve(located.table.file);
    const lines = files.get(file) ?? sourceLines(file);
    files.set(file, lines);
    return shortened((lines[located.site.line - 1] ?? '').trim(), longestCode);
  };
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
