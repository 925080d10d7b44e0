/** Performs a job and returns its answer in the form in which it is sent. */
export async function performJob(explorer, job) {
    switch (job.kind) {
        case 'run':
            return (await explorer.run(job.inputs)).map(({ outcome, coverage, eventsDropped, symbolic, pathHash, isEntered = false }) => ({
                outcome,
                coverage,
                eventsDropped,
                symbolic,
                pathHash,
                isEntered,
            }));
        case 'record':
            return explorer.record(job.inputs);
        case 'alike':
            return explorer.alike(job.input, job.candidates);
        case 'solve':
            return explorer.solve(job.input, job.flips, job.mode);
        case 'patterns':
            return explorer.patterns(job.input);
        case 'receiving':
            return explorer.receiving(job.input, job.index, job.text);
        case 'site-text':
            return explorer.siteText(job.site);
        case 'tokens':
            return explorer.tokens();
    }
}
