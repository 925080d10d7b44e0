import type { Deadline } from '../../core/time/deadline.ts';
import type { Explorer } from '../../engine/explorer.ts';
import { inputId } from '../../execution/input/input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Target } from '../../execution/target.ts';
import { attacksOn, type Attack } from '../../oracle/backtracking/attacks.ts';
import { attackText, replacements } from '../../oracle/backtracking/embed-attack.ts';
import { compareInputs } from '../../oracle/compare-inputs.ts';
import { repeated } from '../../oracle/slow-input-family.ts';
import { readCorpus } from '../../suite/read-corpus.ts';
import type { Campaign } from '../campaign.ts';
import { openExplorers } from '../prepare/prepare.ts';
import { judge, nativeOptions } from './judge.ts';
import { usesOfPatterns, type UseOfPattern } from './uses-of-patterns.ts';

/** Matching takes longer than any limit on a text of this length, and most targets take it. */
const attackLength = 48;
/** With fewer repetitions, matching may still end in time. */
const fewestTimes = 12;
const mostPatterns = 64;
const attacksPerPattern = 3;
/**
 * Gives regular expressions short texts on which matching takes exponential time, and judges these runs of the native
 * build like others: they hang on every machine. This is for campaigns with a limited number of runs, in which the clock
 * must not decide, and for targets whose input is not one text. In other campaigns the time is measured
 * (`probe-patterns.ts`), which also shows polynomial time. It ends with the first hang: each takes many times the limit to
 * confirm and to minimize.
 */
export async function probeHangingPatterns(campaign: Campaign): Promise<void> {
  const { options, clock, folder } = campaign;
  const [domain, ...others] = options.domains;
  const isMeasured = clock.decides && others.length === 0 && domain?.kind === 'string';
  if (isMeasured || options.allowedKinds.includes('hang')) return;
  const deadline = clock.findingSlow;
  const corpus = [...readCorpus(folder.path)].sort(compareInputs);
  if (deadline.isOver || corpus.length === 0) return;
  await deadline.attempt(() =>
    withExplorer(campaign, deadline, async (explorer) => {
      const uses = await usesOfPatterns(explorer, corpus, deadline.within(deadline.leftMs / 2));
      if (uses.size > 0) await attackAll(campaign, explorer, [...uses.values()].slice(0, mostPatterns), deadline);
    }),
  );
}

/** The explorers of the campaign work only until its time for exploring is over. */
async function withExplorer(
  campaign: Campaign,
  deadline: Deadline,
  work: (explorer: Explorer) => Promise<void>,
): Promise<void> {
  const [open] = campaign.clock.exploring.isOver ? [] : campaign.explorers;
  if (open !== undefined) return work(open);
  const [own] = await openExplorers({ ...campaign.options, workers: 1 }, campaign, deadline.signal);
  try {
    if (own !== undefined) await work(own);
  } finally {
    await own?.close();
  }
}

async function attackAll(
  campaign: Campaign,
  explorer: Explorer,
  patterns: readonly (readonly UseOfPattern[])[],
  deadline: Deadline,
): Promise<void> {
  const target = await campaign.engine.openTarget(nativeOptions(campaign.options, deadline.signal));
  try {
    for (const uses of patterns) {
      if (deadline.isOver || (await hangsOn(campaign, explorer, uses, target))) return;
    }
  } finally {
    await target.close();
  }
}

/** Returns true if an attack on this pattern makes the target hang, which is judged. */
async function hangsOn(
  campaign: Campaign,
  explorer: Explorer,
  uses: readonly UseOfPattern[],
  target: Pick<Target, 'runOne'>,
): Promise<boolean> {
  const { source, flags } = uses[0]!.pattern;
  const attacks = attacksOn(source, flags).filter(({ isExponential }) => isExponential);
  for (const attack of attacks.slice(0, attacksPerPattern)) {
    const times = Math.floor((attackLength - attack.prefix.length - attack.suffix.length) / attack.pump.length);
    if (times < fewestTimes) continue;
    for (const use of uses) {
      for await (const value of attacked(use, attack, times, explorer)) {
        const run = await target.runOne(value);
        if (run.outcome.kind !== 'hung') continue;
        await judge(campaign, { value, origin: { kind: 'repetition', parent: inputId(use.parent) } }, run);
        return true;
      }
    }
  }
  return false;
}

/** Inputs on which the pattern may be matched with the attack. */
async function* attacked(
  { parent, index, pattern }: UseOfPattern,
  attack: Attack,
  times: number,
  explorer: Explorer,
): AsyncGenerator<RunInput> {
  if (parent.kind === 'text')
    for (const family of replacements(parent.text, pattern.text, attack)) yield repeated(family, times);
  const solved = await explorer.receiving(parent, index, attackText(attack, times));
  if (solved !== undefined) yield solved;
}
