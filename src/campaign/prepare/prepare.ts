import { realpathSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { displayPath } from '../../core/text/display-path.ts';
import { RecentSet } from '../../core/recent-set.ts';
import { Random } from '../../core/random.ts';
import type { Domain } from '../../constraint/domains/domain.ts';
import { chooseIsolation, type ChosenIsolation } from '../../execution/process/choose-isolation.ts';
import { Coverage } from '../../execution/outcome/coverage.ts';
import type { Input } from '../../execution/input/input.ts';
import { withNativePaths } from '../../execution/outcome/native-paths.ts';
import type { TargetOptions } from '../../execution/open-target.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { sidesOf } from '../../oracle/end-alike.ts';
import { defaultInputs } from '../../search/inputs/default-inputs.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Explorer } from '../../engine/explorer.ts';
import { Dictionary } from '../../search/mutation/dictionary.ts';
import { InputSpace } from '../../engine/input-space.ts';
import { makeStrategy, strategies } from '../../search/declared-strategies.ts';
import type { Strategy } from '../../search/strategy.ts';
import { randomValue } from '../../search/mutation/random-value.ts';
import { writeTargetFile } from '../../suite/target-file.ts';
import { Activity } from '../explore/activity.ts';
import { Focus } from '../explore/focus.ts';
import { Budget } from '../explore/budget.ts';
import { BranchPairs } from '../judge/branch-pairs.ts';
import type { Campaign } from '../campaign.ts';
import { CampaignFolder, targetName } from '../keep/campaign-folder.ts';
import type { CampaignOptions } from './campaign-options.ts';
import { fittingInputs } from './earlier-inputs.ts';
import type { CampaignClock } from '../explore/clock.ts';
import { Counter } from '../summarize/counts.ts';
import { Ledger } from '../ledger/ledger.ts';
import { readObservations } from '../keep/observations-file.ts';
import { Journal, type JournalEntry } from '../keep/journal.ts';
import { Monitor } from '../monitor/monitor.ts';
import { restoreCampaign, type RestoredCampaign } from './restored-campaign.ts';
import { RunSample } from '../explore/run-sample.ts';
import { SeenPaths } from '../explore/seen-paths.ts';
import { readSpec } from '../../spec/spec-file.ts';
import { seedInputs } from './seed-inputs.ts';

const seedsToCompare = 16;
const fewestToCompare = 5;
const rememberedInputs = 200_000;
const rememberedEntries = 1024;

/**
 * Opens the target, chooses its isolation and sets up the campaign. Nothing is written before the target loads.
 * `onLoaded` is called each time it has loaded, before any run.
 */
export async function prepare(
  options: CampaignOptions,
  engine: Engine,
  clock: CampaignClock,
  onLoaded: () => void,
): Promise<Campaign> {
  const given = (options.seedFolders ?? []).flatMap((folder) => seedInputs(folder, options.domains));
  const space = new InputSpace(roomFor(given, options.domains));
  const defaults = defaultInputs(space);
  const seeds: Input[] = [
    ...fittingInputs(options.firstInputs ?? [], space),
    ...specifiedInputs(options, space),
    ...given.map(({ value, origin }) => ({ value: space.withDomains(value), origin })),
    ...defaults.inputs.map((value) => ({ value, origin: { kind: 'default' } as const })),
  ];
  const { execution, chosen } = await chooseExecution(options, inputsToCompare(seeds, space), {
    engine,
    clock,
    onLoaded,
  });
  const isolationOfNew = options.execution.isolation ?? chosen.ofNewInputs;
  const explorers = await openExplorers({ ...options, execution }, { engine, space, isolationOfNew, clock });
  const { tokens, folder, journal, restored } = await orClose(explorers, async () => ({
    // Learned before exploration starts, so that the user is told at once if the tokenizer cannot be used.
    tokens: goesByTokens(options) ? await explorers[0]?.tokens() : undefined,
    ...openFolder(options, space),
  }));
  const { file, exportName, grammar, spec, domains } = options;
  const [word, ...others] = grammar?.inputs ?? [];
  const isOfWords = others.length === 0 && domains.length === 1;
  const sources = { grammar: isOfWords ? word?.source : undefined, spec };
  writeTargetFile(folder.path, { file, exportName, execution }, sources);
  return {
    options: { ...options, execution },
    space,
    folder,
    journal,
    engine,
    explorers,
    isolationOfNew,
    strategy: await strategyFor({ ...options, execution }, space),
    tokens,
    seeds,
    restored: restored.kept,
    beyond: restored.beyond,
    clock,
    budget: new Budget(options.budget, clock, restored.counts?.runs ?? 0),
    counter: new Counter(clock, restored.counts),
    activity: new Activity(clock),
    coverage: new Coverage(),
    focus: options.changed && new Focus(options.changed),
    ledger: new Ledger(options.resume ? readObservations(folder.path) : undefined),
    paths: new SeenPaths(restored.paths),
    findings: restored.findings,
    branchPairs: options.execution.comparison && new BranchPairs(sidesOf({ ...options.execution, file, exportName })),
    monitor: new Monitor(space, options.seed, restored.monitor),
    sample: new RunSample(options.seed),
    known: knownInputs(),
    exploredDepth: undefined,
    pathsBefore: 0,
    kept: new Set(restored.kept.map(({ id }) => id)),
    obstacles: [
      ...(chosen.isDeterministic ? [] : ['nondeterminism']),
      ...(chosen.isFoundOut ? [] : ['isolation']),
      ...(defaults.coverAllShapes ? [] : ['shapes']),
    ],
  };
}

export function strategyFor(options: CampaignOptions, space: InputSpace): Promise<Strategy> {
  return makeStrategy(options.strategy, {
    space,
    random: new Random(options.seed),
    dictionary: new Dictionary(rememberedEntries),
    flipsPerSite: options.flipsPerSite,
    grammar: options.grammar,
    hasTokenizer: options.execution.tokens !== undefined,
    countsRuns: options.budget.runs !== undefined,
    isFocused: options.changed !== undefined,
  });
}

/** Returns an empty set for the ids of inputs that were run. */
export function knownInputs(): RecentSet<string> {
  return new RecentSet(rememberedInputs);
}

/** Closes the processes of the explorers if the campaign cannot start. */
async function orClose<Made>(explorers: readonly Explorer[], make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    await Promise.all(explorers.map((explorer) => explorer.close()));
    throw error;
  }
}

interface OpenFolder {
  readonly folder: CampaignFolder;
  readonly journal: Journal;
  readonly restored: RestoredCampaign;
}

function openFolder(options: CampaignOptions, space: InputSpace): OpenFolder {
  const { comparison } = options.execution;
  // A comparison does not continue a campaign of its first side, nor the other way around.
  const name = `${targetName(realpathSync(options.file), options.exportName)}${comparison === undefined ? '' : '-compared'}`;
  if (options.resume) {
    const folder = CampaignFolder.reopen(options.outFolder, name);
    const { journal, entries } = Journal.reopen(folder.journalFile);
    const [first] = entries;
    if (first === undefined) journal.append(entryOf(options));
    else if (first.kind === 'campaign' && !isSame(first, options)) {
      journal.close();
      throw new CoppiceError(
        'foreign-campaign',
        `${displayPath(folder.path)} belongs to a campaign of ${first.sides?.join(' ') ?? first.target}`,
        {
          hint: 'leave out --resume to start a new campaign, or give another folder with --out',
        },
      );
    }
    return { folder, journal, restored: restoreCampaign(entries, space) };
  }
  const folder = CampaignFolder.create(options.outFolder, name);
  const journal = Journal.create(folder.journalFile);
  journal.append(entryOf(options));
  return { folder, journal, restored: restoreCampaign([], space) };
}

function entryOf(options: CampaignOptions): JournalEntry {
  const { strategy, seed, execution } = options;
  const sides = execution.comparison?.names;
  return { kind: 'campaign', target: targetText(options), ...(sides && { sides }), strategy, seed };
}

/** Compares the names of file and export only: the project may have moved, or be run from another folder. */
function isSame({ target, sides = [] }: JournalEntry & { kind: 'campaign' }, options: CampaignOptions): boolean {
  const own = options.execution.comparison?.names ?? [];
  return sides.join(' ') === own.join(' ') && path.basename(target) === path.basename(targetText(options));
}

/** Throws if the specification cannot be read, before anything is run or written. */
function specifiedInputs({ spec }: CampaignOptions, space: InputSpace): readonly Input[] {
  if (spec === undefined) return [];
  const kind = space.inputOf(space.domains.map(() => undefined)).kind;
  return readSpec(spec, kind).map(({ input }) => ({
    value: space.withDomains(input),
    origin: { kind: 'specification' },
  }));
}

export function targetText({ file, exportName }: Pick<CampaignOptions, 'file' | 'exportName'>): string {
  return exportName === '' ? file : `${file}#${exportName}`;
}

/** Returns seeds and, if there are few, random inputs: state kept between runs shows only with several inputs. */
function inputsToCompare(seeds: readonly Input[], space: InputSpace): readonly RunInput[] {
  const values = seeds.slice(0, seedsToCompare).map(({ value }) => value);
  if (values.length >= fewestToCompare) return values;
  const random = new Random('isolation');
  const drawn = Array.from({ length: fewestToCompare - values.length }, () =>
    space.inputOf(space.domains.map((domain) => randomValue(domain, random))),
  );
  return [...values, ...drawn];
}

async function chooseExecution(
  { file, exportName, execution }: CampaignOptions,
  inputs: readonly RunInput[],
  { engine, clock, onLoaded }: Pick<Campaign, 'engine' | 'clock'> & { readonly onLoaded: () => void },
): Promise<{ readonly execution: CampaignOptions['execution']; readonly chosen: ChosenIsolation }> {
  const options: TargetOptions = { ...execution, file, exportName, ...withNativePaths(execution) };
  const chosen = await chooseIsolation(
    async (isolation, signal) => {
      const target = await engine.openTarget({ ...options, isolation, signal });
      onLoaded();
      return target;
    },
    inputs,
    clock.comparing,
  );
  return { execution: { ...execution, isolation: execution.isolation ?? chosen.isolation }, chosen };
}

function goesByTokens({ strategy, grammar, execution }: CampaignOptions): boolean {
  const isAsked = strategies[strategy].usesTokenizer ?? false;
  return isAsked && execution.tokens !== undefined && grammar?.inputs[0]?.grammar.hasTokens === true;
}

/** Opens the explorers of a campaign; they work until its exploring ends, or until the signal. */
export function openExplorers(
  { workers, file, exportName, execution, grammar, solver }: CampaignOptions,
  { engine, space, isolationOfNew, clock }: Pick<Campaign, 'engine' | 'space' | 'isolationOfNew' | 'clock'>,
  signal: AbortSignal = clock.exploring.signal,
): Promise<readonly Explorer[]> {
  const options = {
    target: { ...execution, file, exportName },
    isolationOfNew,
    space,
    grammars: grammar?.inputs ?? [],
    signal,
    ...(solver === undefined ? {} : { solver }),
  };
  return engine.openExplorers(options, workers);
}

/** Raises the length limit of the domain, because seeds may be longer than generated inputs. */
function roomFor(seeds: readonly Input[], domains: readonly Domain[]): readonly Domain[] {
  const [only] = domains;
  const isSized = only?.kind === 'string' || only?.kind === 'bytes';
  if (domains.length !== 1 || !isSized || only.exactLength !== undefined) return domains;
  const lengths = seeds.map(({ value }) => lengthOf(value));
  return [{ ...only, maxLength: Math.max(only.maxLength, ...lengths) }];
}

function lengthOf(input: RunInput): number {
  if (input.kind === 'args') return 0;
  return input.kind === 'text' ? input.text.length : input.bytes.length;
}
