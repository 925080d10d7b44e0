import { differenceClasses } from '../../src/execution/comparison.js';
import { openTarget } from '../../src/execution/open-target.js';
import { judgeSides } from '../../src/oracle/time-difference.js';
export function comparisonOf([one, other], ignored) {
    return { others: [{ file: other.file, exportName: 'target' }], names: [one.name, other.name], ignored };
}
/** Runs tests natively on both implementations. */
export async function mismatchesOf(pair, tests) {
    const options = {
        file: pair[0].file,
        exportName: 'target',
        build: 'native',
        timeLimitMs: 1000,
        comparison: comparisonOf(pair, []),
    };
    const counts = Object.fromEntries(differenceClasses.map((name) => [name, 0]));
    const target = await openTarget(options);
    try {
        for (const test of tests) {
            const failing = await judgeSides(test, await target.runOne(test), options, { targetFile: pair[0].file });
            if (failing?.difference !== undefined)
                counts[failing.difference.class]++;
        }
    }
    finally {
        await target.close();
    }
    return counts;
}
