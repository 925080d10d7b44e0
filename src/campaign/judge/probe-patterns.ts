import { inputId, type Input } from '../../execution/input/input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Explorer } from '../../engine/explorer.ts';
import type { Deadline } from '../../core/time/deadline.ts';
import { attacksOn, type Attack } from '../../oracle/backtracking/attacks.ts';
import { attackText, familyIn, replacements } from '../../oracle/backtracking/embed-attack.ts';
import { growthOf, measuredLimitMs, stopwatchOf, type Growth, type Stopwatch } from '../../oracle/growth.ts';
import { slowFailing } from '../../oracle/find-slow.ts';
import { pumped, type SlowInputFamily } from '../../oracle/slow-input-family.ts';
import { readCorpus } from '../../suite/read-corpus.ts';
import type { Campaign } from '../campaign.ts';
import { openExplorers } from '../prepare/prepare.ts';
import { nativeOptions, rulesOf } from './judge.ts';
import { keepSlow } from './keep-slow.ts';
import { usesOfPatterns, type UseOfPattern } from './uses-of-patterns.ts';

type TextInput = RunInput & { readonly kind: 'text' };

/** After so many failures to find an input on which the pattern gets a text, others are not looked for. */
const mostUnsolved = 2;

type Use = UseOfPattern<TextInput>;

/**
 * Attacks every regular expression that is matched with a text of the input: texts on which matching backtracks without
 * end are placed where the pattern receives them, and the native build is measured.
 */
export async function probePatterns(campaign: Campaign, deadline: Deadline): Promise<void> {
  const corpus = readCorpus(campaign.folder.path).filter((input) => input.kind === 'text');
  if (corpus.length === 0) return;
  // The explorers of the campaign have stopped: their time is over.
  const [explorer] = await openExplorers({ ...campaign.options, workers: 1 }, campaign, deadline.signal);
  if (explorer === undefined) return;
  try {
    const shortFirst = [...corpus].sort((a, b) => a.text.length - b.text.length);
    const uses = await usesOfPatterns(explorer, shortFirst, deadline.within(deadline.leftMs / 2));
    if (uses.size > 0) await attackAll(campaign, explorer, uses, deadline);
  } finally {
    await explorer.close();
  }
}

async function attackAll(
  campaign: Campaign,
  explorer: Explorer,
  uses: ReadonlyMap<string, readonly Use[]>,
  deadline: Deadline,
): Promise<void> {
  const options = nativeOptions(campaign.options, deadline.signal);
  const target = await campaign.engine.openTarget({ ...options, timeLimitMs: measuredLimitMs, measureTime: true });
  try {
    const stopwatch = stopwatchOf(target);
    for (const ofPattern of uses.values()) {
      if (deadline.isOver) return;
      await attackPattern(campaign, explorer, ofPattern, stopwatch, deadline);
    }
  } finally {
    await target.close();
  }
}

async function attackPattern(
  campaign: Campaign,
  explorer: Explorer,
  uses: readonly Use[],
  stopwatch: Stopwatch,
  deadline: Deadline,
): Promise<void> {
  const [first] = uses;
  if (first === undefined) return;
  const { source, flags, site } = first.pattern;
  const attacks = attacksOn(source, flags);
  const tried = new Set<string>();
  for (const use of uses) {
    let unsolved = 0;
    const solve = async (text: string): Promise<RunInput | undefined> => {
      if (unsolved >= mostUnsolved) return undefined;
      const solved = await explorer.receiving(use.parent, use.index, text);
      if (solved === undefined) unsolved++;
      return solved;
    };
    for (const attack of attacks) {
      for await (const family of embedded(use, attack, solve)) {
        const key = JSON.stringify(family);
        if (tried.has(key)) continue;
        tried.add(key);
        if (deadline.isOver) return;
        const growth = await growthOf(family, stopwatch);
        if (growth === undefined) continue;
        const place = site === undefined ? '' : await explorer.siteText(site);
        keepSlow(campaign, inputOf(use, growth), {
          ...slowFailing(growth, rulesOf(campaign), `/${source}/${flags}`),
          site: place,
        });
        return;
      }
    }
  }
}

function inputOf({ parent }: Use, { pump, measurements }: Growth): Input {
  return {
    value: pumped(pump, measurements.at(-1)?.length ?? 0),
    origin: { kind: 'repetition', parent: inputId(parent) },
  };
}

/** First the matched text is replaced where it stands in the input; then an input is solved for. */
async function* embedded(
  { parent, pattern }: Use,
  attack: Attack,
  solve: (text: string) => Promise<RunInput | undefined>,
): AsyncGenerator<SlowInputFamily> {
  yield* replacements(parent.text, pattern.text, attack);
  const solved = await solve(attackText(attack));
  const family = solved?.kind === 'text' ? familyIn(solved.text, attack) : undefined;
  if (family !== undefined) yield family;
}
