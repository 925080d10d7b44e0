import { realpathSync } from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../core/text/display-path.js';
import { inputId } from '../../execution/input/input.js';
import { encodeInput } from '../../execution/input/encoded-input.js';
import { writeFinding } from '../../finding/finding-folder.js';
import { reportFinding } from '../../finding/report-finding.js';
/** Keeps an input that brought new coverage: writes it to the journal first, then to the corpus. */
export function keepInput(campaign, input, outcome, { gain, counters: raised }) {
    const { journal, folder, kept, counter } = campaign;
    const id = inputId(input.value);
    if (kept.has(id))
        return;
    const encoded = encodeInput(input.value);
    const { runs, seconds } = counter;
    journal.append({ kind: 'kept', id, ...encoded, origin: input.origin, outcome, gain, raised, runs, seconds });
    kept.add(id);
    folder.keep(id, encoded);
}
export function keepExpanded({ journal, kept }, { value }) {
    const id = inputId(value);
    if (kept.has(id))
        journal.append({ kind: 'expanded', id });
}
/**
 * Writes the folder of a finding as soon as it is found, and again with its minimized input at the end of the campaign.
 * Returns the finding as it is reported.
 */
export function keepFinding({ journal, folder, options }, finding, minimized = finding.input, details = {}) {
    const { input, origin, failing, first, confirmed } = finding;
    const isFlaky = confirmed?.isFlaky ?? false;
    const unconfirmed = confirmed === undefined ? { isUnconfirmed: true } : {};
    const seen = { ...encodeInput(first.input), run: first.run, origin: first.origin };
    journal.append({ kind: 'finding', ...encodeInput(input), origin, failing, isFlaky, first: seen, ...unconfirmed });
    const { file, exportName, execution } = options;
    const place = displayPath(path.join(folder.findingsFolder, finding.id));
    const reported = reportFinding(finding, minimized, { ...details, folder: place, targetFile: realpathSync(file) });
    const { signature, stack } = failing;
    writeFinding(folder.findingsFolder, { reported, signature, stack, settings: { file, exportName, execution } });
    return reported;
}
/** Must be called before the counts are reported. */
export function keepCounts({ journal, counter, monitor, paths }) {
    journal.append({ kind: 'counts', counts: counter.counts(), monitor: monitor.counts(), newPaths: paths.takeFresh() });
}
