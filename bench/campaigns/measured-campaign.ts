import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { CampaignOptions } from '../../src/campaign/prepare/campaign-options.ts';
import type { GrammarUse } from '../../src/search/search-context.ts';
import type { CampaignSummary } from '../../src/campaign/summarize/summarize.ts';
import type { CompilerModule } from '../compilers/compiler-module.ts';
import type { ModuleFigures } from '../compilers/module-tally.ts';

export interface CampaignRequest extends Pick<
  CampaignOptions,
  'file' | 'exportName' | 'domains' | 'strategy' | 'seed' | 'seedFolders'
> {
  readonly budget?: CampaignOptions['budget'];
  readonly flipsPerSite?: number;
  readonly execution?: CampaignOptions['execution'];
  readonly allowedKinds?: CampaignOptions['allowedKinds'];
  /** Grammar of the only argument: a name for `loadGrammar`, and how templates are made from it. */
  readonly grammar?: { readonly name: string; readonly templates: GrammarUse['templates'] };
  /** Limit for all processes of the campaign together. */
  readonly cpuSeconds: number;
  /** Whether the CPU time of the monitor's requests is measured. */
  readonly isMonitorMetered?: boolean;
  /** Stages of the target by which to count. */
  readonly modules?: readonly CompilerModule[];
  /** Destination of the kept inputs. */
  readonly corpusFolder?: string;
}

export interface CampaignResult {
  readonly summary: CampaignSummary;
  readonly cpuSeconds: number;
  /** CPU time of the monitor's requests, if it was to be measured. */
  readonly monitorMs?: number;
  /** Defined if modules were requested. */
  readonly figures?: ModuleFigures;
  /** Number of covered branches by CPU time. */
  readonly curve: readonly { readonly cpuSeconds: number; readonly branches: number }[];
}

const campaignMain = fileURLToPath(new URL('campaign-main.js', import.meta.url));

/** Runs a campaign in a separate process until it is complete or its CPU time is spent. */
export function measuredCampaign(request: CampaignRequest): CampaignResult {
  const args = [campaignMain, JSON.stringify(request)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 })) as CampaignResult;
}
