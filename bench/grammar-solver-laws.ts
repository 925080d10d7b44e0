/**
 * The laws of the grammar solver on random small grammars (left-recursive, ambiguous, nullable, cyclic and unproductive
 * ones included) and random paths, every flip judged by brute force. A number on the command line: how many flips.
 */
import * as fc from 'fast-check';
import { randomGrammar } from '../test/random-grammar.ts';
import { judgeFlips, newTally } from '../test/unit/solver/grammar/flip-law.ts';

const atLeast = Number(process.argv[2] ?? 200_000);
const batchSize = 100;

const tally = newTally();
let grammars = 0;
for (let batch = 0; tally.flips < atLeast; batch++) {
  for (const grammar of fc.sample(randomGrammar(), { numRuns: batchSize, seed: batch })) {
    judgeFlips(grammar, grammars++, 5, tally);
  }
}
const { flips, sat, unsat, reshaped, long, violations } = tally;
console.log(`${flips} flips on ${grammars} grammars: ${sat} sat, ${unsat} unsat`);
console.log(`${reshaped} answers change what stands before the flip, ${long} are longer than brute force lists`);
for (const violation of violations.slice(0, 10)) console.log(violation);
console.log(`${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
