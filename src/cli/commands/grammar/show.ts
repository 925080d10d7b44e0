import { exitCode } from '../../../core/exit-code.ts';
import { shortestClosing } from '../../../derivation/production/shortest-closing.ts';
import type { Grammar, RuleKind } from '../../../grammar/grammar.ts';
import { grammarGraph } from '../../../grammar/analysis/graph.ts';
import { bigPathSums } from '../../../grammar/k-paths/path-sums.ts';
import { loadGrammarSync } from '../../../grammar/load-grammar.ts';
import { recursiveRules } from '../../../grammar/analysis/recursive-rules.ts';
import { defineCommand } from '../../command.ts';
import type { Io } from '../../io.ts';
import { listNames } from '../../list-names.ts';
import { wholeNumber } from '../../option.ts';
import { plural } from '../../plural.ts';
import { layOutTable } from '../../table.ts';
import { wrapLines } from '../../../core/text/wrap-lines.ts';
import { jsonOption } from './json-option.ts';
import { startOption } from './start-option.ts';

export const showCommand = defineCommand(
  {
    operands: ['GRAMMAR'],
    options: {
      k: wholeNumber('K', 'count k-paths of 1 to K symbols (5)', { least: 1, most: 100, fallback: 5 }),
      start: startOption,
      json: jsonOption,
    },
    examples: [
      { line: 'coppice grammar show json --k 3', says: 'the number of paths of three nested symbols of JSON' },
    ],
  },
  async ([file], { k, start, json }, io) => {
    const grammar = loadGrammarSync(file, start);
    const kPaths = countKPaths(grammar, k);
    await (json ? io.out.write(`${JSON.stringify(documentOf(grammar, kPaths))}\n`) : print(grammar, kPaths, io));
    return exitCode.nothingFound;
  },
);

/** Returns the numbers of k-paths for 1, 2, ..., k. */
function countKPaths(grammar: Grammar, k: number): bigint[] {
  const graph = grammarGraph(grammar);
  return bigPathSums(graph, k)
    .slice(1, k + 1)
    .map((row) => row[graph.size]!);
}

function documentOf(grammar: Grammar, kPaths: readonly bigint[]): object {
  return {
    name: grammar.name,
    start: grammar.start.name,
    rules: grammar.rules.length,
    rulesByKind: rulesByKind(grammar),
    nodes: grammarGraph(grammar).size,
    kPaths: Object.fromEntries(kPaths.map((count, i) => [i + 1, String(count)])),
  };
}

function rulesByKind(grammar: Grammar): Record<RuleKind, number> {
  const counts = { syntax: 0, token: 0, fragment: 0, skip: 0 };
  for (const { kind } of grammar.rules) counts[kind]++;
  return counts;
}

async function print(grammar: Grammar, kPaths: readonly bigint[], io: Io): Promise<void> {
  const { bold } = io.out.style;
  const kinds = Object.entries(rulesByKind(grammar)).flatMap(([kind, count]) =>
    count > 0 ? [`${count} ${kind}`] : [],
  );
  const recursive = recursiveRules(grammar).map(({ name }) => name);
  const facts = [
    ['start', grammar.start.name],
    ['rules', `${grammar.rules.length} (${kinds.join(', ')})`],
    ['words', grammar.hasTokens ? 'sequences of tokens' : 'sequences of characters (scannerless)'],
    ['shortest', shortestWord(grammar)],
    ['recursive', recursive.length === 0 ? 'none: the nesting is bounded' : listNames(recursive)],
    ['nodes', String(grammarGraph(grammar).size)],
  ];
  const rows = kPaths.map((count, i) => [String(i + 1), String(count)]);
  const table = layOutTable([['k', 'k-paths'], ...rows], 'right');
  await io.out.write(`${bold(grammar.name)}\n\n${wrapLines(layOutTable(facts), io.out)}\n${table}`);
}

function shortestWord(grammar: Grammar): string {
  const length = shortestClosing(grammar).length[grammar.root.id]!;
  return length === Infinity ? 'none: the grammar has no finite word' : plural(length, 'character');
}
