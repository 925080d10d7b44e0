import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../core/text/display-path.js';
import { decodeInput } from '../../execution/input/encoded-input.js';
import { readBaseline, writeBaseline } from '../../finding/baseline/baseline-file.js';
import { compareBaseline } from '../../finding/baseline/compare-baseline.js';
import { fingerprintOf } from '../../finding/fingerprint.js';
import { findingKinds } from '../../oracle/finding-kinds.js';
import { judgeSides } from '../../oracle/time-difference.js';
import { nativeOptions, rulesOf } from '../judge/judge.js';
import { targetText } from '../prepare/prepare.js';
/** Marks the findings that the baseline has, and runs the inputs of those that were not found again. */
export async function againstBaseline(campaign, findings) {
    const { options, clock } = campaign;
    if (options.baseline === undefined)
        return { findings };
    const { file, update } = options.baseline;
    const all = update && !existsSync(file) ? {} : readBaseline(file);
    const target = baselineTarget(options, file);
    const checker = new EntryChecker(campaign);
    try {
        const compared = await compareBaseline(findings, all[target] ?? [], (entry) => checker.check(entry));
        // An interrupted campaign has not judged everything.
        const updated = update && !clock.isInterrupted;
        if (updated)
            writeBaseline(file, { ...all, [target]: compared.entries });
        const added = compared.findings.filter(({ status }) => status === 'new').length;
        const { known, fixed } = compared;
        return { findings: compared.findings, baseline: { file: displayPath(file), new: added, known, fixed, updated } };
    }
    finally {
        await checker.close();
    }
}
/** The name of the target in the baseline; that of a comparison are its sides. */
function baselineTarget({ file, exportName, execution }, baseline) {
    if (execution.comparison !== undefined)
        return execution.comparison.names.join(' ');
    const relative = path.relative(path.dirname(path.resolve(baseline)), path.resolve(file));
    return targetText({ file: relative.split(path.sep).join('/'), exportName });
}
/** Runs the inputs of known findings natively. */
class EntryChecker {
    #campaign;
    #target;
    constructor(campaign) {
        this.#campaign = campaign;
    }
    async check({ fingerprint, kind, ...encoded }) {
        const { clock, options, engine } = this.#campaign;
        const deadline = clock.current;
        // A single run does not show a growth of time.
        if (findingKinds[kind].needsLength === true || deadline.isOver)
            return 'unknown';
        const judged = await deadline.attempt(async () => {
            const native = nativeOptions(options, deadline.signal);
            this.#target ??= await engine.openTarget(native);
            const input = this.#campaign.space.withDomains(decodeInput(encoded));
            const run = await this.#target.runOne(input);
            return { failing: await judgeSides(input, run, native, rulesOf(this.#campaign), engine.openTarget) };
        });
        if (judged === undefined)
            return 'unknown';
        const { failing } = judged;
        if (failing === undefined)
            return 'passes';
        // The loop of a hang is located only in rewritten code.
        if (kind === 'hang' && failing.kind === 'hang')
            return 'fails';
        return fingerprintOf(failing, realpathSync(options.file)) === fingerprint ? 'fails' : 'passes';
    }
    async close() {
        await this.#target?.close();
    }
}
