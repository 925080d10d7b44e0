import { ExpressionPool } from '../src/constraint/expression-pool.ts';
import { buildChain } from '../src/solver/build-chain.ts';
import { flipAllWithZ3 } from './solver/incremental-z3.ts';
import { mixedPath, singleCharacterPath, type RecordedPath } from './solver/paths.ts';

// Flips per second: the chain against z3-solver's low-level synchronous calls, same integers, one context, push and pop.
// The chain is warm after its first round: its simplifier remembers conditions. Z3 is timed once, its encoding not counted.
for (const make of [singleCharacterPath, mixedPath]) {
  const repeats = make === singleCharacterPath ? 200 : 10;
  const chain = await flipAll(make, repeats);
  const pool = new ExpressionPool();
  const z3 = await flipAllWithZ3(make(pool), pool);
  const z3PerSecond = ((z3.sat + z3.unsat + z3.unknown) / z3.milliseconds) * 1000;
  console.log(`${chain.name}: ${chain.flips} flips, ${chain.tally}`);
  console.log(`  z3-solver: ${z3.sat} sat, ${z3.unsat} unsat, ${z3.unknown} unknown`);
  console.log(
    `  ${chain.perSecond.toFixed(0)} flips/s (the first path ${chain.firstPerSecond.toFixed(0)}), z3-solver ${z3PerSecond.toFixed(0)}: ` +
      `${(chain.perSecond / z3PerSecond).toFixed(1)} times`,
  );
}
// The threads of the baseline would keep the process alive.
process.exit(0);

/** Opens the path anew for each round, as a campaign opens one run after another; verdicts are not remembered between them. */
async function flipAll(make: (pool: ExpressionPool) => RecordedPath, repeats: number) {
  const pool = new ExpressionPool();
  const { name, path, run } = make(pool);
  const chain = buildChain(pool, { optimistic: false, cache: false });
  const rounds: number[] = [];
  let flips = 0;
  for (let round = 0; round < repeats; round++) {
    const start = performance.now();
    const open = chain.open(path, run);
    for (let i = 0; i < path.decisions.length; i++) {
      for (const alternative of path.alternatives(i, pool)) {
        await open.flip(alternative);
        flips++;
      }
    }
    rounds.push(performance.now() - start);
  }
  await chain.close();
  const perRound = flips / repeats;
  return {
    name,
    flips: perRound,
    tally: [...chain.tally].map(([answer, count]) => `${count / repeats} ${answer}`).join(', '),
    perSecond: (flips / rounds.reduce((sum, ms) => sum + ms, 0)) * 1000,
    firstPerSecond: (perRound / (rounds[0] as number)) * 1000,
  };
}
