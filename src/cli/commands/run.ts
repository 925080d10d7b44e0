import { availableParallelism } from 'node:os';

import type { CampaignOptions } from '../../campaign/campaign-options.ts';
import { runCampaign } from '../../campaign/run-campaign.ts';
import type { CampaignSummary } from '../../campaign/summarise.ts';
import { parseInputs } from '../../config/parse-inputs.ts';
import { exitCode } from '../../core/exit-code.ts';
import { parseTargetName } from '../../execution/target-name.ts';
import { campaignDocument } from '../../report/campaign-document.ts';
import { campaignText } from '../../report/campaign-text.ts';
import { defineCommand } from '../command.ts';
import { LiveLine } from './run/live-line.ts';
import { runOptions, type RunValues } from './run/run-options.ts';

const defaultTimeMs = 60_000;
const defaultFlipsPerSite = 32;
/** Under a budget of runs the clock must decide nothing: only what truly hangs takes so long. */
const patientTimeLimitMs = 10_000;
const timeLimitMs = 1000;

export const run = defineCommand(
  {
    name: 'run',
    summary: 'Explore a function: find the inputs that take each branch, and those that make it fail.',
    operands: ['FILE#EXPORT'],
    options: runOptions,
    examples: [
      { line: 'coppice run src/parse.ts#parse', says: 'a minute on all cores' },
      { line: 'coppice run src/parse.ts#parse --seeds samples --time 10m', says: 'starting from the files there' },
      { line: 'coppice run src/parse.ts#parse --runs 1000 --workers 1', says: 'the same result every time' },
    ],
  },
  async ([target], values, io) => {
    const stop = new AbortController();
    const interrupt = (): void => stop.abort();
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    const live = new LiveLine(process.stderr);
    let summary: CampaignSummary;
    try {
      summary = await runCampaign(campaignOptions(target, values), { signal: stop.signal, onProgress: live.show });
    } finally {
      live.clear();
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    }
    const text = values.json ? `${JSON.stringify(campaignDocument(summary), undefined, 2)}\n` : campaignText(summary);
    await io.out.write(text);
    return summary.findings.length > 0 ? exitCode.findings : exitCode.nothingFound;
  },
);

function campaignOptions(target: string, values: RunValues): CampaignOptions {
  const { file, exportName } = parseTargetName(target);
  const maxLength = values['max-length'];
  const timeMs = values.time ?? (values.runs === undefined ? defaultTimeMs : undefined);
  return {
    file,
    exportName,
    domains: parseInputs(values.inputs ?? 'string', '--inputs', { maxLength }),
    strategy: values.strategy,
    seed: values.seed ?? '1',
    ...(values.seeds === undefined ? {} : { seedFolder: values.seeds }),
    budget: {
      ...(timeMs === undefined ? {} : { timeMs }),
      ...(values.runs === undefined ? {} : { runs: values.runs }),
    },
    workers: values.workers ?? availableParallelism(),
    outFolder: values.out ?? '.coppice',
    resume: values.resume,
    allowedKinds: values.allow.kinds,
    execution: {
      allow: values.allow.permissions,
      timeLimitMs: values.runs === undefined ? timeLimitMs : patientTimeLimitMs,
    },
    flipsPerSite: defaultFlipsPerSite,
  };
}
