import { withSeedFolder } from './seed-folder.js';
import { percent, table } from './table.js';
import { acceptedWords } from './words-of-size.js';
const sizes = [5, 10, 20, 50, 100];
const seedsPerSize = 20;
/**
 * Complements figure 4: the share of the inputs of each strategy that reach the code generator, by the size of the
 * seeds, and the number of solver queries per recording.
 */
export async function reachFromSeeds(compiler, names, explore) {
    const rows = [];
    for (const size of sizes) {
        const seeds = await acceptedWords(compiler, { sizes: [size], count: seedsPerSize, seed: `seeds of ${size}` });
        const results = withSeedFolder(seeds, (folder) => names.map((name) => explore(name, folder)));
        rows.push([String(size), ...results.flatMap((result) => [reachOf(result), questionsOf(result)])]);
    }
    return table([['tokens', ...names.flatMap((name) => [`${name} %`, 'queries each'])], ...rows]);
}
function reachOf({ figures }) {
    return percent(figures?.modules.at(-1)?.reachedBy ?? 0, figures?.inputs ?? 0);
}
function questionsOf({ summary: { engine, solver } }) {
    return engine.recordings === 0 ? '-' : (solver.queries / engine.recordings).toFixed(1);
}
