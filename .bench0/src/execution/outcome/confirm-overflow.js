import { openTarget } from '../open-target.js';
/**
 * Confirms a stack overflow with the native build, because rewritten code needs more stack: the run gets the native
 * outcome. Other runs are returned unchanged.
 */
export async function confirmOverflow(run, options) {
    const { outcome } = run;
    const isOverflow = outcome.kind === 'failed' && outcome.failure.kind === 'stack-overflow';
    if (!isOverflow || options.build === 'native')
        return run;
    const target = await openTarget({ ...options, build: 'native' });
    try {
        const native = await target.runOne(run.input);
        return { ...run, outcome: native.outcome };
    }
    finally {
        await target.close();
    }
}
