/** Work to simplify a term, in evaluated terms. */
const workPerRewrite = 60;
/** Runs a task and charges the work budget for the terms simplified by it. */
export function chargeSimplifying(simplifier, work, task) {
    const before = simplifier.rewriteCount;
    const result = task();
    work.spend((simplifier.rewriteCount - before) * workPerRewrite);
    return result;
}
