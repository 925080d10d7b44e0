import type { CampaignResult } from '../campaigns/measured-campaign.ts';
import type { Compiler } from './compiler.ts';
import { withSeedFolder } from './seed-folder.ts';
import { percent, table } from './table.ts';
import { acceptedWords } from './words-of-size.ts';

const sizes = [5, 10, 20, 50, 100];
const seedsPerSize = 20;

/**
 * Complements figure 4: the share of the inputs of each strategy that reach the code generator, by the size of the
 * seeds, and the number of solver queries per recording.
 */
export async function reachFromSeeds(
  compiler: Compiler,
  names: readonly string[],
  explore: (name: string, seedFolder: string) => CampaignResult,
): Promise<string> {
  const rows: string[][] = [];
  for (const size of sizes) {
    const seeds = await acceptedWords(compiler, { sizes: [size], count: seedsPerSize, seed: `seeds of ${size}` });
    const results = withSeedFolder(seeds, (folder) => names.map((name) => explore(name, folder)));
    rows.push([String(size), ...results.flatMap((result) => [reachOf(result), questionsOf(result)])]);
  }
  return table([['tokens', ...names.flatMap((name) => [`${name} %`, 'queries each'])], ...rows]);
}

function reachOf({ figures }: CampaignResult): string {
  return percent(figures?.modules.at(-1)?.reachedBy ?? 0, figures?.inputs ?? 0);
}

function questionsOf({ summary: { engine, solver } }: CampaignResult): string {
  return engine.recordings === 0 ? '-' : (solver.queries / engine.recordings).toFixed(1);
}
