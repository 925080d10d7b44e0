/** Formats progress as one line: phase, time, speed, share of accepted inputs, coverage, paths, verdicts, findings. */
export function progressText(progress) {
    const { phase, seconds, runs, accepted, branches, paths, solver, findings } = progress;
    return [
        `${phase}: ${seconds.toFixed(0)} s`,
        `${findings} ${findings === 1 ? 'finding' : 'findings'}`,
        `${branches.covered}/${branches.total} branches`,
        `${runs} runs (${Math.round(runs / Math.max(seconds, 0.001))}/s)`,
        `${Math.round(accepted * 100)}% accepted`,
        `${paths} paths`,
        `${solver.sat} sat ${solver.unsat} unsat ${solver.unknown} unknown`,
    ].join(', ');
}
