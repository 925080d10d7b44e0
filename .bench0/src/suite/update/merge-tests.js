import { readWrittenFile, shortHash, withEntries } from './written-tests.js';
/** Adds to a new file what a later update needs. */
export function withKeys(fresh, path, titles) {
    return withEntries(fresh, entriesOf(readWrittenFile(fresh, path).tests, titles));
}
/** Which of the tests that were written before the user edited and removed, by their keys. */
export function decisionsIn(text, path) {
    const { tests, entries } = readWrittenFile(text, path);
    const kept = new Set([...assigned(tests, entries).values()].map(({ key }) => key));
    return { kept, removed: new Set(entries.map(({ key }) => key).filter((key) => !kept.has(key))) };
}
/**
 * Changes in a test file only what has changed: tests with another result are replaced, new ones inserted, and those in
 * `gone` removed. Tests that the user edited stay, and those that the user removed stay removed.
 */
export function mergeTests(existing, fresh, path, titles, gone) {
    const [old, next] = [readWrittenFile(existing, path), readWrittenFile(fresh, path)];
    const owners = assigned(old.tests, old.entries);
    const kept = new Set([...owners.values()].map(({ key }) => key));
    const removed = old.entries.filter(({ key }) => !kept.has(key));
    const isRemoved = new Set(removed.map(({ key }) => key));
    const nextByKey = new Map(entriesOf(next.tests, titles).map((entry, index) => [entry.key, { entry, test: next.tests[index] }]));
    const edits = [];
    const entries = [...removed];
    const counts = { added: 0, changed: 0, unchanged: 0, edited: 0, removed: removed.length, dropped: 0 };
    for (const test of old.tests) {
        const owner = owners.get(test);
        const now = owner && nextByKey.get(owner.key);
        if (owner === undefined || owner.body !== test.body) {
            counts.edited++;
            if (owner !== undefined)
                entries.push(owner);
        }
        else if (now === undefined && gone.has(owner.key)) {
            counts.dropped++;
            edits.push({ start: test.start, end: test.end, by: '' });
        }
        else if (now === undefined || now.entry.body === test.body) {
            counts.unchanged++;
            entries.push(owner);
        }
        else {
            counts.changed++;
            edits.push({ start: test.start, end: test.end, by: next.text.slice(now.test.start, now.test.end) });
            entries.push(now.entry);
        }
    }
    let at = old.tests[0]?.start ?? existing.length;
    for (const { key, title } of titles) {
        const place = old.tests.find((test) => owners.get(test)?.key === key);
        const now = nextByKey.get(key);
        if (place !== undefined)
            at = place.end;
        else if (now !== undefined && !isRemoved.has(key)) {
            const source = next.text.slice(now.test.start, now.test.end);
            const isFirst = at === old.tests[0]?.start;
            edits.push({ start: at, end: at, by: isFirst ? `${source}\n\n  ` : `\n\n  ${source}` });
            entries.push({ ...now.entry, title: shortHash(title) });
            counts.added++;
        }
    }
    edits.push(...missing(old.others, existing, next.others, fresh));
    return { text: withEntries(applied(existing, edits), entries), counts };
}
function applied(text, edits) {
    let changed = text;
    const ordered = edits.map((edit, index) => ({ ...edit, index }));
    ordered.sort((a, b) => b.start - a.start || b.index - a.index);
    for (const { start, end, by } of ordered) {
        const before = changed.slice(0, start);
        // A removed test leaves no blank line behind.
        changed = (by === '' ? before.replace(/\n[ \t]*\n?[ \t]*$/u, '') : before) + by + changed.slice(end);
    }
    return changed;
}
function entriesOf(tests, titles) {
    const keys = new Map(titles.map(({ title, key }) => [title, key]));
    return tests.map(({ title, body }) => ({ key: keys.get(title) ?? '', body, title: shortHash(title) }));
}
/** Finds for each test what was written in its place: the same function, or the same title. */
function assigned(tests, entries) {
    const open = new Set(entries);
    const found = new Map();
    const matches = [
        (test, entry) => entry.body === test.body && entry.title === shortHash(test.title),
        (test, entry) => entry.body === test.body,
        (test, entry) => entry.title === shortHash(test.title),
    ];
    for (const isMatch of matches) {
        for (const test of tests) {
            const entry = found.has(test) ? undefined : [...open].find((one) => isMatch(test, one));
            if (entry === undefined)
                continue;
            found.set(test, entry);
            open.delete(entry);
        }
    }
    return found;
}
/** Inserts imports and helpers that new tests need and the file lacks. */
function missing(old, existing, next, fresh) {
    const has = new Set(old.map(({ start, end }) => withoutSpace(existing.slice(start, end))));
    const lastImport = old.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0;
    return next.flatMap((statement) => {
        const source = fresh.slice(statement.start, statement.end);
        if (has.has(withoutSpace(source)))
            return [];
        if (statement.type !== 'ImportDeclaration')
            return [{ start: lastImport, end: lastImport, by: `\n\n${source}` }];
        const same = old.find((one) => one.type === 'ImportDeclaration' && one.source.value === statement.source.value);
        if (same === undefined)
            return [{ start: lastImport, end: lastImport, by: `\n${source}` }];
        const names = namesIn(existing.slice(same.start, same.end));
        const isSuperset = [...names].every((name) => namesIn(source).has(name));
        return isSuperset ? [{ start: same.start, end: same.end, by: source }] : [];
    });
}
function namesIn(source) {
    return new Set(source.replace(/\bfrom\b[^]*$/u, '').match(/[\w$]+/gu));
}
function withoutSpace(source) {
    return source.replaceAll(/[\s;,'"]/gu, '');
}
