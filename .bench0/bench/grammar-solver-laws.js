/**
 * Checks the laws of the grammar solver on random small grammars (including left-recursive, ambiguous, nullable, cyclic
 * and unproductive ones) and random paths. Every flip is compared with brute force: the verdict, that the answer and
 * its completions are in the language and in the sets, and that it has the fewest symbols. Every nonterminal that may
 * be open is checked to be closed by the lowest tree. `FLIPS=50000 npm run bench -- grammar-solver-laws` sets the
 * number of flips.
 */
import * as fc from 'fast-check';
import { flattenCharacters, flattenTokens } from '../src/grammar/flat/flatten.js';
import { randomGrammar } from '../test/random-grammar.js';
import { judgeBestProductions, measures } from '../test/unit/solver/grammar/best-production-law.js';
import { judgeFlips, newTally } from '../test/unit/solver/grammar/flip-law.js';
import { grammarTraits, traitsOf } from './grammar-solver-laws/grammar-traits.js';
const atLeast = Number(process.env['FLIPS'] ?? 200_000);
const batchSize = 100;
const mostShown = 10;
const tally = newTally();
const flipsOfTrait = new Map(grammarTraits.map((trait) => [trait, 0]));
let grammars = 0;
let nonterminals = 0;
for (let batch = 0; tally.flips < atLeast; batch++) {
    for (const grammar of fc.sample(randomGrammar(), { numRuns: batchSize, seed: batch })) {
        const before = tally.flips;
        judgeFlips(grammar, grammars++, 5, tally);
        for (const trait of traitsOf(grammar)) {
            flipsOfTrait.set(trait, (flipsOfTrait.get(trait) ?? 0) + tally.flips - before);
        }
        const flat = grammar.hasTokens ? flattenTokens(grammar) : flattenCharacters(grammar);
        nonterminals += flat.nonterminals.length;
        const problems = Object.values(measures).flatMap((measure) => judgeBestProductions(flat, measure));
        tally.violations.push(...problems.map((problem) => `${problem}: ${grammar.name}`));
    }
}
const { flips, sat, unsat, reshaped, long, violations } = tally;
console.log(`${flips} flips on ${grammars} grammars: ${sat} sat, ${unsat} unsat`);
for (const [trait, count] of flipsOfTrait)
    console.log(`  ${count} of them on ${trait} grammars`);
console.log(`${reshaped} answers change symbols before the flip, ${long} are longer than the words listed by brute force`);
console.log(`${nonterminals} nonterminals closed by the fewest symbols and by the lowest tree`);
for (const violation of violations.slice(0, mostShown))
    console.log(violation);
console.log(`${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
