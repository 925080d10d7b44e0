import { exitCode } from '../../../core/exit-code.js';
import { DerivationCounts } from '../../../derivation/counting/derivation-counts.js';
import { WordCounts } from '../../../derivation/counting/word-counts.js';
import { loadGrammarSync } from '../../../grammar/load-grammar.js';
import { defineCommand } from '../../command.js';
import { oneOf, wholeNumber } from '../../option.js';
import { layOutTable } from '../../table.js';
import { readSymbolic, symbolicOptions } from './symbolic-options.js';
import { jsonOption } from './json-option.js';
import { startOption } from './start-option.js';
export const countCommand = defineCommand({
    operands: ['GRAMMAR'],
    options: {
        length: wholeNumber('N', 'sizes up to N (10)', { least: 0, most: 10_000, fallback: 10 }),
        unit: oneOf(['characters', 'tokens', 'height'], 'the unit of size (characters); height: applied rules and iterations', 'characters'),
        ...symbolicOptions,
        start: startOption,
        json: jsonOption,
    },
    examples: [
        { line: 'coppice grammar count json --length 6', says: 'how many JSON texts of up to six characters there are' },
        { line: 'coppice grammar count my.g4 --length 20 --unit tokens', says: 'sequences of up to twenty tokens' },
        { line: 'coppice grammar count my.g4 --symbolic --holes free', says: 'templates, by number of symbols' },
    ],
}, async ([file], values, io) => {
    const { length, unit, start, json } = values;
    const original = loadGrammarSync(file, start);
    const symbolic = readSymbolic(original, values);
    const counts = countSizes(symbolic?.grammar ?? original, length, unit);
    if (json) {
        const [empty, ...lengths] = counts;
        const { derivations, words } = empty;
        await io.out.write(`${JSON.stringify({ unit, empty: { derivations, words }, lengths })}\n`);
        return exitCode.nothingFound;
    }
    const rows = counts
        .filter(({ n, derivations }) => n > 0 || derivations !== '0')
        .map(({ n, derivations, words }) => [String(n), derivations, words ?? '-']);
    await io.out.write(layOutTable([
        [symbolic === undefined ? unit : 'symbols', 'derivations', symbolic === undefined ? 'words' : 'templates'],
        ...rows,
    ], 'right'));
    if (counts.some(({ words }) => words === null)) {
        await io.err.write(`distinct words are counted only with --unit characters, and only as far as that is feasible\n`);
    }
    return exitCode.nothingFound;
});
/** Counts for sizes 0 to `largest`. */
function countSizes(grammar, largest, unit) {
    const derivations = new DerivationCounts(grammar, unit);
    const words = unit === 'characters' ? new WordCounts(grammar) : undefined;
    const result = [];
    let isFeasible = words !== undefined;
    for (let n = 0; n <= largest; n++) {
        const wordCount = isFeasible ? words?.of(n) : undefined;
        // Longer words need more work, so counting stops at the first length that is too much.
        isFeasible = wordCount !== undefined;
        result.push({ n, derivations: String(derivations.of(n)), words: wordCount?.toString() ?? null });
    }
    return result;
}
