import { oneBranchFunctions } from '../test/one-branch/one-branch-function.js';
import { reachBranch } from '../test/one-branch/reach-branch.js';
// Runs one-branch functions end to end: from one default input to the branch, with the solver links that found each
// step.
const only = process.env['ONE_BRANCH'];
const functions = (await oneBranchFunctions()).filter(({ name }) => only === undefined || name.includes(only));
let reached = 0;
for (const wanted of functions) {
    const { isReached, runs, input, steps, milliseconds, unknown, firstDecisions } = await reachBranch(wanted);
    if (isReached)
        reached++;
    const how = isReached
        ? `${steps.slice(1).join(' ')}: ${shown(input)}`
        : firstDecisions === 0
            ? 'no decision was recorded'
            : `not reached; ${unknown.join(' | ') || 'nothing left to flip'}`;
    console.log(`${wanted.name.padEnd(30)} ${String(runs).padStart(4)} runs ${milliseconds.toFixed(0).padStart(6)} ms  ${how}`);
}
console.log(`${reached} of ${functions.length} reached (${((reached / functions.length) * 100).toFixed(1)}%)`);
function shown(input) {
    return JSON.stringify(input, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
}
