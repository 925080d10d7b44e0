import { ExpressionPool } from '../src/constraint/expression-pool.js';
import { buildChain } from '../src/solver/chain/build-chain.js';
import { flipAllWithHighLevelApi } from './solver/high-level-z3.js';
import { flipAllWithZ3 } from './solver/incremental-z3.js';
import { mixedPath, singleCharacterPath } from './solver/paths.js';
// Flips per second of the chain compared with the low-level synchronous calls of z3-solver (same integers, one context,
// push and pop; its encoding is not counted). Every round of the chain has a new pool, so that it does not benefit from
// earlier rounds: `first` is the first round of the process, before anything is compiled; `median` is over all rounds.
// `again` opens the same path once more in the same pool, like a campaign that sees the same conditions in every run.
const rounds = { 'single characters': 60, mixed: 40 };
for (const make of [singleCharacterPath, mixedPath]) {
    const { name } = make(new ExpressionPool());
    const fresh = [];
    const again = [];
    let tally = '';
    let flips = 0;
    for (let round = 0; round < rounds[name]; round++) {
        const pool = new ExpressionPool();
        const recorded = make(pool);
        const chain = buildChain(pool, { optimistic: false, cache: false });
        const cold = await timed(() => flipAll(recorded, pool, chain));
        flips = cold.result;
        fresh.push(cold.milliseconds);
        tally = [...chain.tally].map(([answer, count]) => `${count} ${answer}`).join(', ');
        again.push((await timed(() => flipAll(recorded, pool, chain))).milliseconds);
        await chain.close();
    }
    const z3Times = [];
    let z3Answers = '';
    for (let round = 0; round < 5; round++) {
        const pool = new ExpressionPool();
        const z3 = await flipAllWithZ3(make(pool), pool);
        z3Times.push(z3.milliseconds);
        z3Answers = `${z3.sat} sat, ${z3.unsat} unsat, ${z3.unknown} unknown`;
    }
    const z3 = median(z3Times);
    const pool = new ExpressionPool();
    const highLevel = await flipAllWithHighLevelApi(make(pool), pool);
    console.log(`${name}: ${flips} flips; chain: ${tally}; z3-solver: ${z3Answers}`);
    console.log(`  z3-solver's high-level API ${perSecond(flips, highLevel.milliseconds)} flips/s, ${highLevel.decided} decided`);
    for (const [what, ms] of [
        ['first', fresh[0]],
        ['median', median(fresh)],
        ['again', median(again)],
    ]) {
        console.log(`  ${what.padEnd(7)} ${perSecond(flips, ms)} flips/s, z3-solver ${perSecond(flips, z3)}: ${(z3 / ms).toFixed(1)} times`);
    }
}
// The threads of the baseline would keep the process alive.
process.exit(0);
async function flipAll({ path, run }, pool, chain) {
    const open = chain.open(path, run);
    let flips = 0;
    for (let i = 0; i < path.decisions.length; i++) {
        for (const alternative of path.alternatives(i, pool)) {
            await open.flip(alternative);
            flips++;
        }
    }
    return flips;
}
async function timed(work) {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    return { result, milliseconds: (user + system) / 1000 };
}
function median(times) {
    return [...times].sort((a, b) => a - b)[times.length >> 1];
}
function perSecond(flips, milliseconds) {
    return ((flips / milliseconds) * 1000).toFixed(0).padStart(7);
}
