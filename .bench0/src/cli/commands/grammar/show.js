import { exitCode } from '../../../core/exit-code.js';
import { shortestClosing } from '../../../derivation/production/shortest-closing.js';
import { grammarGraph } from '../../../grammar/analysis/graph.js';
import { bigPathSums } from '../../../grammar/k-paths/path-sums.js';
import { loadGrammarSync } from '../../../grammar/load-grammar.js';
import { recursiveRules } from '../../../grammar/analysis/recursive-rules.js';
import { defineCommand } from '../../command.js';
import { listNames } from '../../list-names.js';
import { wholeNumber } from '../../option.js';
import { plural } from '../../plural.js';
import { layOutTable } from '../../table.js';
import { jsonOption } from './json-option.js';
import { startOption } from './start-option.js';
export const showCommand = defineCommand({
    operands: ['GRAMMAR'],
    options: {
        k: wholeNumber('K', 'count k-paths of 1 to K symbols (5)', { least: 1, most: 100, fallback: 5 }),
        start: startOption,
        json: jsonOption,
    },
    examples: [
        { line: 'coppice grammar show json --k 3', says: 'the number of paths of three nested symbols of JSON' },
    ],
}, async ([file], { k, start, json }, io) => {
    const grammar = loadGrammarSync(file, start);
    const kPaths = countKPaths(grammar, k);
    await (json ? io.out.write(`${JSON.stringify(documentOf(grammar, kPaths))}\n`) : print(grammar, kPaths, io));
    return exitCode.nothingFound;
});
/** Returns the numbers of k-paths for 1, 2, ..., k. */
function countKPaths(grammar, k) {
    const graph = grammarGraph(grammar);
    return bigPathSums(graph, k)
        .slice(1, k + 1)
        .map((row) => row[graph.size]);
}
function documentOf(grammar, kPaths) {
    return {
        name: grammar.name,
        start: grammar.start.name,
        rules: grammar.rules.length,
        rulesByKind: rulesByKind(grammar),
        nodes: grammarGraph(grammar).size,
        kPaths: Object.fromEntries(kPaths.map((count, i) => [i + 1, String(count)])),
    };
}
function rulesByKind(grammar) {
    const counts = { syntax: 0, token: 0, fragment: 0, skip: 0 };
    for (const { kind } of grammar.rules)
        counts[kind]++;
    return counts;
}
async function print(grammar, kPaths, io) {
    const { bold } = io.out.style;
    const kinds = Object.entries(rulesByKind(grammar)).flatMap(([kind, count]) => count > 0 ? [`${count} ${kind}`] : []);
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
    await io.out.write(`${bold(grammar.name)}\n\n${layOutTable(facts)}\n${table}`);
}
function shortestWord(grammar) {
    const length = shortestClosing(grammar).length[grammar.root.id];
    return length === Infinity ? 'none: the grammar has no finite word' : plural(length, 'character');
}
