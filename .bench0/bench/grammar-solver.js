/**
 * Flips all decisions of one word, with five queries per symbol: CPU time for every verdict including the link to its
 * answer, without printing answers and without results of earlier paths. Then come harder queries, each separately, and
 * the algorithm of the paper, which take minutes: `HARDER=off npm run bench -- grammar-solver` omits these.
 */
import { measureCpu, timeCpu } from './measure.js';
import { askAllFlips, pathEvents } from './grammar-solver/ask-all-flips.js';
import { askPaper } from './grammar-solver/ask-paper.js';
import { ecmascriptLanguage, jsonLanguage, luaLanguage, } from './grammar-solver/benchmark-words.js';
const languages = [jsonLanguage(), luaLanguage(), ecmascriptLanguage()];
const usual = { looseShare: 0.1, order: 'by position' };
for (const language of languages) {
    console.log(`\n${language.name}: a tenth of the positions loose, queries in order`);
    report(language, [10, 100, 1000, 10_000], usual);
    if (process.env['HARDER'] === 'off')
        continue;
    console.log(`${language.name}: every position loose`);
    report(language, [10, 30, 60], { looseShare: 1, order: 'by position' });
    console.log(`${language.name}: a tenth of the positions loose, queries in random order`);
    report(language, [10, 30], { looseShare: 0.1, order: 'at random' });
    console.log(`${language.name}: nested 5,000 deep, no position loose; 100 deep, a tenth of them loose`);
    console.table([
        measure(language, language.deepWord(5000), { looseShare: 0, order: 'by position' }),
        measure(language, language.deepWord(100), { looseShare: 0.1, order: 'by position' }),
    ]);
    console.log(`${language.name}: the paper's unroll-and-prune on the same queries as the first table`);
    console.table([10, 20, 50, 100].map((size) => comparePaper(language, language.word(size))));
}
function report(language, sizes, shape) {
    const rows = sizes.map((size) => measure(language, language.word(size), shape));
    console.table(rows);
    const large = rows.at(-1);
    const small = rows.find(({ symbols }) => large !== undefined && symbols >= (shape === usual ? 99 : 30));
    if (large === undefined || small === undefined || small.symbols === large.symbols)
        return;
    const exponent = Math.log(large.ms / small.ms) / Math.log(large.symbols / small.symbols);
    console.log(`growth exponent from ${small.symbols} to ${large.symbols} symbols: ${exponent.toFixed(2)}`);
}
function measure(language, word, shape) {
    const { solver } = language;
    const events = pathEvents(solver, word, shape);
    const ask = () => askAllFlips(solver, word, events);
    const { result: counts, cpuMs } = timeCpu(ask);
    const repeats = Math.max(3, Math.min(50, Math.round(20_000 / word.length)));
    // The harder queries take minutes, so they run once.
    const ms = shape === usual ? measureCpu(repeats, ask).minMs : Number(cpuMs.toFixed(3));
    return {
        symbols: word.length,
        flips: events.length,
        ...counts,
        ms,
        'flips/s': Math.round((1000 * events.length) / ms),
    };
}
function comparePaper({ solver }, word) {
    const events = pathEvents(solver, word, usual);
    const { minMs } = measureCpu(10, () => askAllFlips(solver, word, events));
    const { decided, givenUp, differing, ms, wasStopped } = askPaper(solver, word, events);
    const asked = decided + givenUp;
    return {
        symbols: word.length,
        flips: events.length,
        'asked in 5 s': wasStopped ? asked : 'all',
        'given up': givenUp,
        differing,
        'paper ms/flip': Number((ms / asked).toFixed(3)),
        'ours ms/flip': Number((minMs / events.length).toFixed(4)),
        ratio: Math.round(ms / asked / (minMs / events.length)),
    };
}
