/**
 * Compares findings with the entries of their target. An entry that the campaign did not find again counts as fixed only
 * if its own input was run and did not fail.
 */
export async function compareBaseline(findings, entries, check) {
    const known = new Set(entries.map(({ fingerprint }) => fingerprint));
    const found = new Set(findings.map(({ fingerprint }) => fingerprint));
    const fixed = [];
    const still = [];
    for (const entry of entries) {
        if (found.has(entry.fingerprint))
            continue;
        const isFixed = (await check(entry)) === 'passes' && entry.isFlaky !== true;
        (isFixed ? fixed : still).push(entry);
    }
    const byFingerprint = new Map(entries.map((entry) => [entry.fingerprint, entry]));
    for (const finding of findings) {
        // The input stays as it is, so that the file does not change from campaign to campaign.
        if (!byFingerprint.has(finding.fingerprint))
            byFingerprint.set(finding.fingerprint, entryOf(finding));
    }
    for (const { fingerprint } of fixed)
        byFingerprint.delete(fingerprint);
    return {
        findings: findings.map((finding) => ({ ...finding, status: known.has(finding.fingerprint) ? 'known' : 'new' })),
        known: entries.length - fixed.length,
        fixed,
        entries: [...byFingerprint.values()],
    };
}
function entryOf({ fingerprint, kind, error, encoding, minimized, symbolic, isFlaky }) {
    return {
        fingerprint,
        kind,
        error: error.split('\n')[0] ?? '',
        ...(isFlaky ? { isFlaky } : {}),
        encoding,
        input: minimized,
        ...(symbolic === undefined ? {} : { symbolic }),
    };
}
