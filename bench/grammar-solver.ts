/**
 * All flips of one word, five questions per symbol: CPU time for every verdict with the link to its answer, answers not
 * written out. The growth exponent is that between about 100 and about 10,000 symbols.
 */
import { measureCpu } from './measure.ts';
import { askAllFlips, pathEvents, type PathShape } from './grammar-solver/ask-all-flips.ts';
import {
  type BenchmarkLanguage,
  ecmascriptLanguage,
  jsonLanguage,
  luaLanguage,
} from './grammar-solver/benchmark-words.ts';

const languages = [jsonLanguage(), luaLanguage(), ecmascriptLanguage()];

for (const language of languages) {
  const sizes = [10, 100, 1000, 10_000];
  const rows = sizes.map((size) => measure(language, language.word(size), { looseShare: 0.1, order: 'by position' }));
  console.table(rows);
  const [, hundred, , tenThousand] = rows;
  if (hundred === undefined || tenThousand === undefined) continue;
  const exponent = Math.log(tenThousand.ms / hundred.ms) / Math.log(tenThousand.symbols / hundred.symbols);
  console.log(`growth exponent ${exponent.toFixed(2)}`);
}

function measure(language: BenchmarkLanguage, word: readonly number[], shape: PathShape) {
  const { solver } = language;
  const events = pathEvents(solver, word, shape);
  const counts = askAllFlips(solver, word, events);
  const repeats = Math.max(3, Math.min(50, Math.round(20_000 / word.length)));
  const { minMs } = measureCpu(repeats, () => askAllFlips(solver, word, events));
  return {
    language: language.name,
    symbols: word.length,
    flips: events.length,
    ...counts,
    ms: minMs,
    'flips/s': Math.round((1000 * events.length) / minMs),
  };
}
