import { countedTables } from './summarize/counted-tables.js';
export async function progressOf({ activity, clock, counter, coverage, explorers, paths, findings, options, }) {
    const { runs, seconds, outcomes, solver } = counter.counts();
    const tables = countedTables((await explorers[0]?.tables()) ?? [], options);
    return {
        phase: clock.phase,
        seconds,
        runs,
        accepted: runs === 0 ? 0 : outcomes.returned / runs,
        branches: coverage.ofFiles(tables).branches,
        paths: paths.count,
        solver,
        findings: findings.all.length,
        secondsSinceGain: activity.secondsSinceGain,
        runsByOrigin: activity.runsByOrigin,
    };
}
