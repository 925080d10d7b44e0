import { availableParallelism } from 'node:os';

import type { CampaignOptions } from '../../../campaign/campaign-options.ts';
import type { LoadedConfig } from '../../../config/loaded-config.ts';
import { CoppiceError } from '../../../core/coppice-error.ts';
import type { TargetOptions } from '../../../execution/open-target.ts';
import { checkTokeniser, readTokeniser } from '../../../execution/tokeniser-reference.ts';
import type { EnumerationBounds } from '../../../derivation/enumeration/enumerate-derivations.ts';
import { findNativeSolver } from '../../../solver/smt/native-solver.ts';
import { readHoles } from '../hole-options.ts';
import { targetSettings } from '../../target-setup.ts';
import { readGrammarInputs } from './read-grammar-inputs.ts';
import { runOptions, type RunValues } from './run-options.ts';

const defaultTimeMs = 60_000;
const defaultFlipsPerSite = 32;
/** Longest filling of a hole of any length. */
const defaultHoleLimit = 64;
/** Under a budget of runs the clock must decide nothing: only what truly hangs takes so long. */
const patientTimeLimitMs = 10_000;
const defaultTimeLimitMs = 1000;

/** A campaign as the command line has it, else the configuration, else as it is best for most. */
export async function readCampaignOptions(target: string | undefined, values: RunValues): Promise<CampaignOptions> {
  const settings = await targetSettings(target, values, values['max-length']);
  const { file, exportName, domains, allowedKinds, execution, config } = settings;
  const seedFolder = values.seeds ?? config.seeds;
  const runs = values.runs ?? config.runs;
  const solver = values.solver ?? config.solver;
  return {
    file,
    exportName,
    domains,
    strategy: values.strategy ?? strategyOf(config) ?? 'auto',
    ...grammarOf(values, config, domains),
    seed: values.seed ?? config.seed ?? '1',
    ...(seedFolder === undefined ? {} : { seedFolder }),
    budget: budgetOf(values, config, runs),
    workers: values.workers ?? config.workers ?? defaultWorkers(),
    outFolder: values.out ?? config.out ?? '.coppice',
    resume: values.resume,
    allowedKinds,
    execution: {
      timeLimitMs: runs === undefined ? defaultTimeLimitMs : patientTimeLimitMs,
      ...execution,
      ...(values.isolation === undefined ? {} : { isolation: values.isolation }),
      ...tokensOf(values.tokens, config),
    },
    flipsPerSite: defaultFlipsPerSite,
    ...(solver === undefined ? {} : { solver: findNativeSolver(solver) }),
  };
}

function tokensOf(flag: string | undefined, { tokens: configured }: LoadedConfig): Pick<TargetOptions, 'tokens'> {
  const tokens = flag === undefined ? configured : readTokeniser(flag);
  if (tokens === undefined) return {};
  checkTokeniser(tokens);
  return { tokens };
}

function grammarOf(
  values: RunValues,
  config: LoadedConfig,
  domains: CampaignOptions['domains'],
): Pick<CampaignOptions, 'grammar'> {
  const inputs = readGrammarInputs(
    { grammars: values.grammar ?? config.grammar ?? [], starts: values.start ?? config.start ?? [] },
    domains,
  );
  if (inputs.length === 0) return {};
  const texts = domains.map((domain) => (domain.kind === 'string' ? domain.maxLength : 0));
  const maxLength = values['max-length'] ?? config.maxLength ?? Math.max(defaultHoleLimit, ...texts);
  const templates = {
    ...readHoles(values, config.hints),
    holes: values.holes ?? ('both' as const),
    maxLength,
    bounds: templateBounds(values),
  };
  return { grammar: { inputs, templates } };
}

function templateBounds(values: RunValues): Omit<EnumerationBounds, 'smallest'> {
  const { 'template-length': length, 'template-height': height } = values;
  if (length !== undefined && height !== undefined) {
    throw new CoppiceError('conflicting-options', 'templates are bounded by --template-length or by --template-height');
  }
  if (length !== undefined) return { measure: 'characters', largest: length };
  return { measure: 'height', ...(height === undefined ? {} : { largest: height }) };
}

function budgetOf(values: RunValues, config: LoadedConfig, runs: number | undefined): CampaignOptions['budget'] {
  const configured = config.time === undefined ? undefined : runOptions.time.read(config.time, 'time');
  const timeMs = values.time ?? configured ?? (runs === undefined ? defaultTimeMs : undefined);
  const plateauRuns = values.plateau ?? config.plateau;
  return {
    ...(timeMs === undefined ? {} : { timeMs }),
    ...(runs === undefined ? {} : { runs }),
    ...(plateauRuns === undefined ? {} : { plateauRuns }),
  };
}

function strategyOf({ strategy }: LoadedConfig): CampaignOptions['strategy'] | undefined {
  return strategy === undefined ? undefined : runOptions.strategy.read(strategy, 'strategy');
}

/**
 * Planning and judging take about half a core for each of two explorers, and an explorer has a process of the subject beside
 * it: with as many explorers as cores, two do no more together than one alone.
 */
function defaultWorkers(): number {
  return Math.max(1, availableParallelism() - 1);
}
