import { readFileSync } from 'node:fs';
import { sourceLiterals } from '../../search/mutation/source-literals.js';
const mostFiles = 16;
const longestFile = 1 << 18;
/** Literals of functions that ran are this many times as likely as all others together. */
const shareOfRun = 4;
/** Collects literals and names from the sources of the target without its packages; mostly from functions that ran. */
export async function literalsOfSources({ explorers, coverage, monitor }) {
    const tables = ((await explorers[0]?.tables()) ?? []).filter(({ file }) => !file.includes('node_modules'));
    const sources = tables.slice(0, mostFiles).map((table) => ({ table, text: textOf(table.file) }));
    const run = sourceLiterals(sources.map(({ table, text }) => functionsThatRan(table, text, (counter) => coverage.isRaised(table, counter))));
    const all = sourceLiterals(sources.map(({ text }) => text));
    return {
        texts: [...repeated(run.texts, all.texts.length + monitor.literals.length), ...all.texts, ...monitor.literals],
        numbers: [...repeated(run.numbers, all.numbers.length), ...all.numbers],
    };
}
/** Repeats the items until they outnumber `others` by `shareOfRun`. */
function repeated(items, others) {
    if (items.length === 0)
        return [];
    const times = Math.ceil((shareOfRun * others) / items.length);
    return Array.from({ length: times }, () => items).flat();
}
/** The text of each function that ran, from its line up to the next function. */
function functionsThatRan({ functions }, text, isRaised) {
    const lines = text.split('\n');
    const sorted = functions.toSorted((a, b) => a.line - b.line);
    return sorted
        .flatMap(({ line, counter }, i) => (isRaised(counter) ? lines.slice(line - 1, (sorted[i + 1]?.line ?? 0) - 1) : []))
        .join('\n');
}
/** Code generated at run time is not in a file. */
function textOf(file) {
    try {
        return readFileSync(file, 'utf8').slice(0, longestFile);
    }
    catch {
        return '';
    }
}
