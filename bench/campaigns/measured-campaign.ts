import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { CampaignOptions } from '../../src/campaign/campaign-options.ts';
import type { GrammarUse } from '../../src/search/search-context.ts';
import type { CampaignSummary } from '../../src/campaign/summarise.ts';
import type { CompilerModule } from '../compilers/compiler-module.ts';
import type { ModuleFigures } from '../compilers/module-tally.ts';

export interface CampaignRequest extends Pick<
  CampaignOptions,
  'file' | 'exportName' | 'domains' | 'strategy' | 'seed' | 'seedFolder'
> {
  readonly budget?: CampaignOptions['budget'];
  readonly flipsPerSite?: number;
  readonly execution?: CampaignOptions['execution'];
  readonly allowedKinds?: CampaignOptions['allowedKinds'];
  /** Of the only argument: what `loadGrammar` takes, and how templates are made of it. */
  readonly grammar?: { readonly name: string; readonly templates: GrammarUse['templates'] };
  /** Of all processes of the campaign together. */
  readonly cpuSeconds: number;
  /** Stages of the target to count by. */
  readonly modules?: readonly CompilerModule[];
  /** Where to put the inputs that were kept. */
  readonly corpusFolder?: string;
}

export interface CampaignResult {
  readonly summary: CampaignSummary;
  readonly cpuSeconds: number;
  /** Where modules were asked for. */
  readonly figures?: ModuleFigures;
  /** Branches after so many seconds of CPU time. */
  readonly curve: readonly { readonly cpuSeconds: number; readonly branches: number }[];
}

const campaignMain = fileURLToPath(new URL('campaign-main.js', import.meta.url));

/** Runs a campaign in a process of its own until it is done or its CPU time is spent. */
export function measuredCampaign(request: CampaignRequest): CampaignResult {
  const args = [campaignMain, JSON.stringify(request)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 28 })) as CampaignResult;
}
