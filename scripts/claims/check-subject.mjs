import { readFileSync } from 'node:fs';
import path from 'node:path';

import { runCampaign } from '../../dist/campaign/run-campaign.js';
import { readCampaignOptions } from '../../dist/cli/commands/run/read-campaign-options.js';
import { runOptions } from '../../dist/cli/commands/run/run-options.js';
import { readArguments } from '../../dist/cli/read-arguments.js';
import { Random } from '../../dist/core/random.js';
import { Coverage } from '../../dist/execution/outcome/coverage.js';
import { openTarget } from '../../dist/execution/open-target.js';
import { informedValue } from '../../dist/search/mutation/informed-value.js';
import { InputSpace } from '../../dist/engine/input-space.js';
import { randomValue } from '../../dist/search/mutation/random-value.js';
import { sourceLiterals } from '../../dist/search/mutation/source-literals.js';
import { readCorpus } from '../../dist/suite/read-corpus.js';

/** Loops to a number of the input take this long for most numbers: with the usual limit for hours in all. */
const longestRunMs = '500';
const longestCampaignMs = 90_000;

/** Runs a campaign on the subject; if it claims to be complete, draws random inputs that may contradict the claim. */
export async function checkSubject({ file, exportName, inputs }, folder, settings) {
  const line = ['--runs', settings.runs, '--workers', '1', '--seed', settings.seed, '--out', path.join(folder, 'out')];
  line.push('--time-limit', longestRunMs);
  if (inputs !== undefined) line.push('--inputs', inputs);
  const { values } = readArguments(line, { operands: [], options: runOptions });
  const options = await readCampaignOptions(`${file}#${exportName}`, values);
  // A campaign that is interrupted claims nothing.
  const control = { signal: AbortSignal.timeout(longestCampaignMs), onProgress: () => undefined };
  const summary = await runCampaign(options, control);
  const told = { isComplete: summary.complete, losses: summary.losses, inputs: 0 };
  if (!summary.complete) return told;
  const space = new InputSpace(options.domains);
  const seen = readCorpus(summary.folder).map((input) => space.withDomains(input));
  const target = await openTarget({ ...options.execution, file, exportName, build: 'coverage' });
  try {
    const coverage = new Coverage();
    for await (const run of target.run(seen)) coverage.add(run.coverage);
    const errors = new Set(summary.findings.map(({ error }) => classOf(error)));
    const drawn = draws(space, file, exportName, settings);
    for await (const run of target.run(drawn)) {
      told.inputs++;
      const { gain } = coverage.add(run.coverage);
      const error = run.outcome.kind === 'failed' ? run.outcome.failure.errorClass : undefined;
      if (gain === 0 && (error === undefined || errors.has(error))) continue;
      const shown = JSON.stringify(run.input, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
      return { ...told, contradiction: `${shown.slice(0, 200)} ${error ?? 'adds coverage'}` };
    }
  } finally {
    await target.close();
  }
  return told;
}

function classOf(error) {
  return error.split(':', 1)[0];
}

/** Generates random inputs, half of them independent of the texts in the source. */
function* draws(space, file, exportName, { inputs, seed }) {
  const random = new Random(`${seed}/${path.basename(file)}/${exportName}/claims`);
  const words = sourceLiterals([functionOf(readFileSync(file, 'utf8'), exportName)]);
  for (let i = 0; i < Number(inputs); i++) {
    const draw = (domain) => (i % 2 === 0 ? randomValue(domain, random) : informedValue(domain, words, random));
    yield space.inputOf(space.domains.map(draw));
  }
}

/** Returns the source of the function, from its declaration up to the next one. */
function functionOf(source, exportName) {
  const declaration = new RegExp(`^export (?:async )?function\\*? ${exportName.replaceAll('$', '\\$')}\\b`, 'mu');
  const start = source.search(declaration);
  if (start < 0) return source;
  const rest = source.slice(start + 6);
  const end = rest.search(/^export /mu);
  return end < 0 ? rest : rest.slice(0, end);
}
