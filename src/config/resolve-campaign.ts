import { existsSync } from 'node:fs';

import type { CampaignOptions } from '../campaign/prepare/campaign-options.ts';
import { CoppiceError } from '../core/coppice-error.ts';
import type { Domain } from '../constraint/domains/domain.ts';
import { checkTokenizer } from '../execution/tokenizer-reference.ts';
import { defaultBaseline, readBaseline } from '../finding/baseline/baseline-file.ts';
import { findNativeSolver } from '../solver/links/smt/native-solver.ts';
import { campaignDefaults } from './campaign-defaults.ts';
import type { CampaignSettings } from './loaded-config.ts';
import { readGrammarInputs } from './read-grammar-inputs.ts';
import { readTargetSettings, type TargetFlags } from './target-settings.ts';

/** A request for one campaign. */
export interface CampaignRequest {
  readonly target: TargetFlags;
  /** Settings with priority over the configuration, key by key; `hints` rule by rule. */
  readonly settings: CampaignSettings;
  /** Continues the last campaign of the target. */
  readonly resume: boolean;
  /** Writes the baseline with the findings of the campaign. */
  readonly updateBaseline?: boolean;
}

/** Merges the request, the configuration and the defaults, in this order of priority. */
export async function resolveCampaign({
  target,
  settings,
  resume,
  updateBaseline = false,
}: CampaignRequest): Promise<CampaignOptions> {
  const { file, exportName, domains, described, larger, allowedKinds, execution, config } =
    await readTargetSettings(target);
  const hints = new Map([...(config.hints ?? []), ...(settings.hints ?? [])]);
  const said: CampaignSettings = { ...config, ...settings, hints };
  const { seeds, isolation, tokens, solver, runs } = said;
  if (tokens !== undefined) checkTokenizer(tokens);
  const grammar = await grammarOf(said, domains);
  const baseline = baselineOf(said, updateBaseline);
  return {
    file,
    exportName,
    domains,
    described,
    ...larger,
    strategy: said.strategy ?? campaignDefaults.strategy,
    ...(grammar === undefined ? {} : { grammar }),
    seed: said.seed ?? campaignDefaults.seed,
    ...(seeds === undefined ? {} : { seedFolders: [seeds] }),
    budget: budgetOf(said),
    workers: said.workers ?? campaignDefaults.workers(),
    outFolder: said.out ?? campaignDefaults.outFolder,
    resume,
    ...(baseline && { baseline }),
    ...(said.spec === undefined ? {} : { spec: said.spec }),
    allowedKinds,
    execution: {
      timeLimitMs: runs === undefined ? campaignDefaults.timeLimitMs : campaignDefaults.patientTimeLimitMs,
      ...execution,
      ...(isolation === undefined ? {} : { isolation }),
      ...(tokens === undefined ? {} : { tokens }),
    },
    flipsPerSite: campaignDefaults.flipsPerSite,
    ...(said.include === undefined ? {} : { include: said.include }),
    ...(said.exclude === undefined ? {} : { exclude: said.exclude }),
    ...(solver === undefined ? {} : { solver: findNativeSolver(solver) }),
  };
}

/** A baseline that is not named is used only if it exists. A damaged one is reported before the campaign starts. */
function baselineOf({ baseline }: CampaignSettings, update: boolean): CampaignOptions['baseline'] {
  const file = baseline ?? (update || existsSync(defaultBaseline) ? defaultBaseline : undefined);
  if (file === undefined) return undefined;
  if (!update || existsSync(file)) readBaseline(file);
  return { file, update };
}

async function grammarOf(said: CampaignSettings, domains: readonly Domain[]): Promise<CampaignOptions['grammar']> {
  const inputs = await readGrammarInputs({ grammars: said.grammar ?? [], starts: said.start ?? [] }, domains);
  if (inputs.length === 0) return undefined;
  const { holeTokens: only, holeLength = campaignDefaults.holeLength, hints = new Map() } = said;
  const texts = domains.map((domain) => (domain.kind === 'string' ? domain.maxLength : 0));
  const templates = {
    lengths: holeLength === 'any' ? ('symbolic' as const) : holeLength,
    hints,
    ...(only === undefined ? {} : { only }),
    holes: said.holes ?? ('both' as const),
    maxLength: said.maxLength ?? Math.max(campaignDefaults.longestFilling, ...texts),
    bounds: templateBounds(said),
  };
  return { inputs, templates };
}

type Bounds = NonNullable<CampaignOptions['grammar']>['templates']['bounds'];

function templateBounds({ templateLength: length, templateHeight: height }: CampaignSettings): Bounds {
  if (length !== undefined && height !== undefined) {
    throw new CoppiceError(
      'conflicting-options',
      'templates are bounded by their length or by their height, not both',
      {
        hint: 'leave out one of --template-length and --template-height',
      },
    );
  }
  if (length !== undefined) return { measure: 'characters', largest: length };
  return { measure: 'height', ...(height === undefined ? {} : { largest: height }) };
}

function budgetOf({ timeMs, runs, plateau }: CampaignSettings): CampaignOptions['budget'] {
  const limitMs = timeMs ?? (runs === undefined ? campaignDefaults.timeMs : undefined);
  return {
    ...(limitMs === undefined ? {} : { timeMs: limitMs }),
    ...(runs === undefined ? {} : { runs }),
    ...(plateau === undefined ? {} : { plateauRuns: plateau }),
  };
}
