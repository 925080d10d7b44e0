import { runTexts } from './run-texts.js';
import { percent, table } from './table.js';
import { wordsOfSize } from './words-of-size.js';
const sizes = [6, 10, 20, 30, 50, 100, 120, 150, 200];
const wordsPerSize = 100;
/**
 * Prints figure 4: for each number of tokens, the share of words that reach the code generator, and the coverage of one
 * word.
 */
export async function reachBySize(compiler) {
    const rows = [];
    for (const size of sizes) {
        const words = [...firstOf(wordsOfSize(compiler.grammar, [size], `size ${size}`), wordsPerSize)];
        const { together, coveredByEach } = await runTexts(compiler, words);
        const { statements, modules, inputs } = together;
        const average = coveredByEach.reduce((sum, covered) => sum + covered, 0) / inputs;
        rows.push([
            String(size),
            percent(modules.at(-1)?.reachedBy ?? 0, inputs),
            percent(average, statements),
            percent(Math.max(...coveredByEach), statements),
        ]);
    }
    return table([['tokens', 'reach code generator %', 'average coverage %', 'maximum coverage %'], ...rows]);
}
function* firstOf(items, count) {
    let left = count;
    for (const item of items) {
        if (left-- === 0)
            return;
        yield item;
    }
}
