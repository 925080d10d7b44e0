import { openTarget } from '../../src/execution/open-target.js';
import { ModuleTally } from './module-tally.js';
/** Runs texts without a campaign. */
export async function runTexts({ file, exportName, modules }, texts) {
    const tally = await ModuleTally.open({ file, exportName }, modules);
    const target = await openTarget({ file, exportName, build: 'coverage' });
    const coveredByEach = [];
    try {
        for await (const run of target.run(texts.map((text) => ({ kind: 'text', text })))) {
            tally.ran(run);
            coveredByEach.push(tally.coveredBy(run));
        }
        return { together: tally.figures(), coveredByEach };
    }
    finally {
        await target.close();
        await tally.close();
    }
}
