/** Builds the result that `explore` resolves to and `coppice run --json` prints. */
export function campaignDocument(summary) {
    const { target, strategy, seed, runs, paths, outcomes, coverage, solver, engine, divergences, losses, samples } = summary;
    const { stoppedBy, complete, limits, findings, folder, tokens, words, given } = summary;
    return {
        target,
        strategy,
        seed: /^\d{1,15}$/.test(seed) ? Number(seed) : seed,
        seconds: rounded(summary.seconds),
        runs,
        paths,
        inputs: {
            kept: summary.kept,
            accepted: runs === 0 ? 0 : outcomes.returned / runs,
            ...(words && { inGrammar: words.inGrammar }),
            parameters: given.parameters,
            leftOut: given.leftOut,
            ...(given.depth === undefined ? {} : { depth: given.depth }),
            ...(given.exploredDepth === undefined ? {} : { exploredDepth: given.exploredDepth }),
        },
        outcomes,
        coverage: { ...coverage, ...(words && { kPaths: words.kPaths }) },
        ...(tokens === undefined ? {} : { tokens }),
        solver: { ...solver, seconds: rounded(solver.seconds) },
        engine: {
            ...engine,
            pins: engine.concretizations,
            divergences: divergences.reduce((sum, { count }) => sum + count, 0),
            divergenceSites: divergences,
            losses: losses.map(lossDocument),
            samples,
            ...(summary.agreed === undefined ? {} : { agreed: summary.agreed }),
        },
        stoppedBy,
        complete,
        limits,
        findings,
        ...(summary.specification && { specification: summary.specification }),
        ...(summary.baseline && { baseline: summary.baseline }),
        folder,
    };
}
function lossDocument({ site, count, inputs }) {
    return { site, count, encoding: inputs[0].encoding, inputs: inputs.map(({ input }) => input) };
}
function rounded(seconds) {
    return Math.round(seconds * 1000) / 1000;
}
