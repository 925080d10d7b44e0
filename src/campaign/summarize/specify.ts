import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import path from 'node:path';

import { displayPath } from '../../core/text/display-path.ts';
import type { CoverageReport } from '../../execution/process/protocol.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run } from '../../execution/target.ts';
import { writeFinding } from '../../finding/finding-folder.ts';
import { reportFinding } from '../../finding/report-finding.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import type { Finding } from '../../oracle/findings.ts';
import { signatureId } from '../../oracle/signature.ts';
import { inputText } from '../../spec/input-text.ts';
import { mergeSpec, type ObservedInput } from '../../spec/merge-spec.ts';
import { resultText } from '../../spec/result-text.ts';
import { readSpec, writeSpec } from '../../spec/spec-file.ts';
import { isViolated, type RowDecision, type SpecRow } from '../../spec/spec-row.ts';
import { specifiedFailure } from '../../spec/specified-failure.ts';
import type { Campaign } from '../campaign.ts';
import { nativeOptions } from '../judge/judge.ts';
import { targetText } from '../prepare/prepare.ts';
import { specInputs } from './spec-inputs.ts';

/**
 * The specification by example of a campaign: a table of inputs and results on which a person decides.
 *
 * @example
 * ```ts
 * const { specification } = await explore('src/parse.ts#parse', { spec: 'spec.md' });
 * console.log(`${specification?.decisions.open} rows of ${specification?.file} are undecided`);
 * ```
 */
export interface SpecificationResult {
  /** Relative to the working directory. */
  readonly file: string;
  readonly rows: number;
  /** Number of rows by decision. */
  readonly decisions: Readonly<Record<RowDecision, number>>;
}

interface Specified {
  readonly findings: readonly ReportedFinding[];
  readonly specification: SpecificationResult;
}

/**
 * Runs the inputs of the specification and the corpus, writes the table anew, and returns a finding for each row whose
 * result is not the one that was decided on. Undefined without a specification, or if time is up before all ran.
 */
export async function specify(campaign: Campaign): Promise<Specified | undefined> {
  const { spec } = campaign.options;
  if (spec === undefined) return undefined;
  const before = readSpec(spec);
  const known = new Set(before.map(({ input }) => inputText(input)));
  const given = before.map(({ input }) => input);
  const fresh = (await specInputs(campaign, given)).filter((input) => !known.has(inputText(input)));
  const observations = await observe(campaign, [...given, ...fresh]);
  if (observations === undefined) return undefined;
  const target = targetText({ ...campaign.options, file: displayPath(campaign.options.file) });
  const relative = path.relative(path.dirname(path.resolve(spec)), path.resolve(campaign.options.file));
  const named = targetText({ ...campaign.options, file: relative.split(path.sep).join('/') });
  writeSpec(spec, named, mergeSpec(before, observations));
  // Read again for the numbers of the lines.
  const rows = readSpec(spec);
  const decisions = { open: 0, ticked: 0, corrected: 0, rejected: 0, changed: 0 };
  for (const { decision } of rows) decisions[decision]++;
  return {
    findings: rows.filter(isViolated).map((row) => keepViolation(campaign, row, target)),
    specification: { file: displayPath(spec), rows: rows.length, decisions },
  };
}

/** Leaves out inputs that fail, whose values are not all in the input, or that end differently without instruments. */
async function observe(campaign: Campaign, inputs: readonly RunInput[]): Promise<readonly ObservedInput[] | undefined> {
  const { clock, options } = campaign;
  const { current } = clock;
  return current.attempt(async () => {
    const native = nativeOptions({ ...options, execution: withoutProperties(options.execution) }, current.signal);
    const shown = { ...native, printResults: true, writeResults: true };
    const own = inputs.map((input) => campaign.space.withDomains(input));
    const covered = await runAll(campaign, own, { ...shown, build: 'coverage' });
    const plain = await runAll(campaign, own, shown);
    return plain.flatMap(({ input, outcome, symbolic }, i) => {
      const result = resultText(outcome);
      if (result === undefined || symbolic.length > 0 || result !== resultText(covered[i]!.outcome)) return [];
      return [{ input, result, behavior: behaviorOf(covered[i]!.coverage) }];
    });
  });
}

async function runAll(
  { engine }: Campaign,
  inputs: readonly RunInput[],
  options: Parameters<Campaign['engine']['openTarget']>[0],
): Promise<readonly Run[]> {
  const target = await engine.openTarget(options);
  try {
    const runs: Run[] = [];
    for await (const run of target.run(inputs)) runs.push(run);
    return runs;
  } finally {
    await target.close();
  }
}

/** A result that violates a property is a finding of its own; the table shows what was returned. */
function withoutProperties(execution: Campaign['options']['execution']): Campaign['options']['execution'] {
  const { invariants: _invariants, ...rest } = execution;
  return { ...rest, properties: (execution.properties ?? []).filter(({ kind }) => kind === 'rejection') };
}

function behaviorOf(coverage: CoverageReport): string {
  const hash = createHash('sha256');
  for (const { contentHash, counters } of [...coverage].sort((a, b) => (a.contentHash < b.contentHash ? -1 : 1)))
    hash.update(`${contentHash} ${Array.from(counters).join()} `);
  return hash.digest('hex');
}

function keepViolation({ options, folder, counter }: Campaign, row: SpecRow, target: string): ReportedFinding {
  const { file, exportName, execution, spec } = options;
  const { input, expected, observed, line } = row;
  const specified = { place: `${displayPath(spec!)}:${line}`, expected };
  const failing = specifiedFailure(specified, observed, { input: inputText(input), target });
  const id = signatureId(failing.signature);
  const origin = { kind: 'specification' } as const;
  const first = { run: counter.runs, input, origin };
  const finding: Finding = { id, failing, input, origin, first, confirmed: { input, isFlaky: false } };
  const place = displayPath(path.join(folder.findingsFolder, id));
  const about = { folder: place, targetFile: realpathSync(file), usage: execution.usage };
  const reported = reportFinding(finding, input, about);
  const settings = { file, exportName, execution };
  const complete = { ...reported, specified };
  writeFinding(folder.findingsFolder, { reported: complete, signature: failing.signature, stack: '', settings });
  return complete;
}
