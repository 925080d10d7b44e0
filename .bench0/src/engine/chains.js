/**
 * A tenth of the usual work: most flips that the quick links can solve need far less, and on real packages most of the
 * solving time went to flips that stayed unknown.
 */
const quickWork = 60_000;
/** Flips that these links leave unknown are asked again with all links when there is time. */
const quick = {
    smt: false,
    layout: false,
    words: false,
    local: false,
    domainSteps: 1000,
    regularSteps: 500,
    inverseSteps: 32,
    brief: true,
    workPerFlip: quickWork,
};
/** Without optimistic solutions: an input for one condition alone is hardly ever a word of the grammar. */
const words = {
    smt: false,
    domainSteps: 1000,
    regularSteps: 500,
    localSteps: 60,
    lengthsPerInput: 4,
    workPerFlip: 10 * quickWork,
    optimistic: false,
};
/** The options of the solver chains that an explorer uses. */
export const chains = { quick, thorough: {}, words };
