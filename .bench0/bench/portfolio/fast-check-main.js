import * as fc from 'fast-check';
import { Coverage } from '../../src/execution/outcome/coverage.js';
import { openTarget } from '../../src/execution/open-target.js';
import { cpuOfTree } from '../campaigns/cpu-of-tree.js';
const batchSize = 256;
/** Strings for a subject of which only is known that it takes texts. */
const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string({ size: 'medium' }), fc.string({ unit: 'binary-ascii', size: 'medium' }));
/** Runs in a separate process, like campaigns; prints the result to standard output. */
async function runTexts({ file, seed, cpuSeconds }) {
    const start = cpuOfTree(process.pid);
    const target = await openTarget({ file, exportName: 'run', build: 'coverage' });
    const coverage = new Coverage();
    let runs = 0;
    for (let batch = 0; cpuOfTree(process.pid) - start < cpuSeconds * 1000; batch++) {
        const inputs = fc
            .sample(texts, { numRuns: batchSize, seed: seed * 1_000_003 + batch })
            .map((text) => ({ kind: 'text', text }));
        for await (const run of target.run(inputs))
            coverage.add(run.coverage);
        runs += inputs.length;
    }
    const { branches } = coverage.ofFiles(target.siteTables);
    await target.close();
    return { branches, runs };
}
process.stdout.write(JSON.stringify(await runTexts(JSON.parse(process.argv[2] ?? ''))));
