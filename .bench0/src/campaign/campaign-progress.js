/** Progress before the first run. */
export const noProgress = {
    phase: 'preparing',
    seconds: 0,
    runs: 0,
    accepted: 0,
    branches: { covered: 0, total: 0 },
    paths: 0,
    solver: { sat: 0, unsat: 0, unknown: 0 },
    findings: 0,
    secondsSinceGain: 0,
    runsByOrigin: {},
};
