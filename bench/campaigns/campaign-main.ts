import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCampaign } from '../../src/campaign/run-campaign.ts';
import { processEngine } from '../../src/campaign/workers/process-engine.ts';
import { loadGrammarSync } from '../../src/grammar/load-grammar.ts';
import type { GrammarUse } from '../../src/search/search-context.ts';
import { ModuleTally } from '../compilers/module-tally.ts';
import { cpuOfTree } from './cpu-of-tree.ts';
import { meteredMonitor } from './metered-monitor.ts';
import type { CampaignRequest, CampaignResult } from './measured-campaign.ts';

/**
 * Runs one campaign in a separate process, so that it does not use code compiled by an earlier one; prints the result
 * to standard output.
 */
async function explore({
  cpuSeconds,
  corpusFolder,
  grammar,
  execution = {},
  isMonitorMetered = false,
  modules,
  ...request
}: CampaignRequest): Promise<CampaignResult> {
  const outFolder = mkdtempSync(join(tmpdir(), 'coppice-campaign-'));
  const { file, exportName } = request;
  const tally = modules && (await ModuleTally.open({ file, exportName, ...execution }, modules));
  const control = new AbortController();
  const start = cpuOfTree(process.pid);
  const spent = (): number => (cpuOfTree(process.pid) - start) / 1000;
  const watch = setInterval(() => {
    if (spent() >= cpuSeconds) control.abort();
  }, 50);
  const meter = { cpuMs: 0 };
  const curve: CampaignResult['curve'][number][] = [];
  try {
    const summary = await runCampaign(
      {
        budget: {},
        workers: 1,
        outFolder,
        resume: false,
        allowedKinds: [],
        execution: { timeLimitMs: 1000, ...execution },
        flipsPerSite: 32,
        ...request,
        ...(grammar === undefined ? {} : { grammar: grammarUse(grammar) }),
      },
      {
        signal: control.signal,
        ...(isMonitorMetered ? { engine: meteredMonitor(processEngine, meter) } : {}),
        ...(tally === undefined ? {} : { observer: tally }),
        onProgress: ({ branches }) => curve.push({ cpuSeconds: spent(), branches: branches.covered }),
      },
    );
    if (corpusFolder !== undefined) cpSync(join(summary.folder, 'corpus'), corpusFolder, { recursive: true });
    const metered = isMonitorMetered ? { monitorMs: meter.cpuMs } : {};
    return {
      summary,
      cpuSeconds: spent(),
      curve,
      ...metered,
      ...(tally === undefined ? {} : { figures: tally.figures() }),
    };
  } finally {
    clearInterval(watch);
    await tally?.close();
    rmSync(outFolder, { recursive: true });
  }
}

function grammarUse({ name, templates }: NonNullable<CampaignRequest['grammar']>): GrammarUse {
  return { inputs: [{ argument: 0, grammar: loadGrammarSync(name) }], templates };
}

process.stdout.write(JSON.stringify(await explore(JSON.parse(process.argv[2] ?? '') as CampaignRequest)));
