import { inputId, type Input } from '../execution/input.ts';
import { openTarget } from '../execution/open-target.ts';
import { withTellingWords } from '../oracle/telling-words.ts';
import { readCorpus } from '../suite/read-corpus.ts';
import type { Campaign } from './campaign.ts';
import { judge, nativeOptions } from './judge.ts';

const mostInputs = 2000;
/** Each takes all the time it is given. */
const mostHangs = 2;

/**
 * Runs what was kept with words in it that oracles are after, in the unchanged subject. Neither coverage nor paths nor runs
 * are counted: these inputs are there to be judged only.
 */
export async function probeWords(campaign: Campaign): Promise<void> {
  const { options, folder, budget } = campaign;
  const inputs = [...variants(folder.path)].slice(0, mostInputs);
  if (inputs.length === 0 || budget.stopReason === 'interrupted') return;
  const target = await openTarget(nativeOptions(options));
  try {
    let hangs = 0;
    let index = 0;
    for await (const run of target.run(inputs.map(({ value }) => value))) {
      await judge(campaign, inputs[index++] as Input, run);
      if (run.outcome.kind === 'hung' && ++hangs >= mostHangs) return;
    }
  } finally {
    await target.close();
  }
}

function* variants(campaignFolder: string): Generator<Input> {
  const seen = new Set<string>();
  for (const input of readCorpus(campaignFolder)) {
    if (input.kind !== 'text') continue;
    const origin = { kind: 'words', parent: inputId(input) } as const;
    for (const text of withTellingWords(input.text)) {
      if (seen.has(text)) continue;
      seen.add(text);
      yield { value: { kind: 'text', text }, origin };
    }
  }
}
