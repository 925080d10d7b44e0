import { decodeInput } from '../../execution/input/encoded-input.js';
import { Findings } from '../../oracle/findings.js';
export function restoreCampaign(entries, space) {
    const expanded = new Set(entries.flatMap((entry) => (entry.kind === 'expanded' ? [entry.id] : [])));
    const findings = new Findings();
    const paths = [];
    const kept = [];
    let counts;
    let monitor;
    for (const entry of entries) {
        if (entry.kind === 'finding')
            restoreFinding(findings, entry, space);
        if (entry.kind === 'counts') {
            ({ counts, monitor } = entry);
            for (const path of entry.newPaths)
                paths.push(path);
        }
        if (entry.kind !== 'kept')
            continue;
        const { id, origin } = entry;
        kept.push({ input: { value: space.withDomains(decodeInput(entry)), origin }, id, isExpanded: expanded.has(id) });
    }
    return { counts, monitor, paths, kept, findings };
}
function restoreFinding(findings, entry, space) {
    const { failing, origin, isFlaky, first = { ...entry, run: 0 }, isUnconfirmed = false } = entry;
    const inputOf = (encoded) => space.withDomains(decodeInput(encoded));
    const before = { run: first.run, input: inputOf(first), origin: first.origin };
    if (findings.add({ ...before, input: inputOf(entry), origin }, failing, before) !== 'new' || isUnconfirmed)
        return;
    findings.finalize(findings.get(failing), { kind: isFlaky ? 'flaky' : 'confirmed', failing });
}
