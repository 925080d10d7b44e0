/** True if a run with this outcome used up its time or memory limit and ended its process. */
export function isCostly(outcome) {
    return outcome === 'hung' || outcome === 'memory';
}
