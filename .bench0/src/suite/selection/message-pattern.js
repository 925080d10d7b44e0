import { homedir, tmpdir } from 'node:os';
/** Parts of messages that depend on the machine, on the time, or on the version of the engine. */
const volatile = [
    /\bfile:\/\/\/[^\s'"`)]+/gu,
    /\b0x[\da-f]{6,16}\b/giu,
    /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/gu,
    /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/giu,
    /\b\d+(?:\.\d+)? ?ms\b/gu,
    // Newer versions of the engine add the line to the message of `JSON.parse`.
    /(?<= in JSON at position \d+)(?: \(line \d+ column \d+\))?(?=$|\n)/gu,
];
/** Returns what a test can expect of a message, in every run and on every machine. */
export function messagePattern(message, folders) {
    const roots = [...folders, tmpdir(), homedir()].filter((folder) => folder.length > 1);
    const paths = roots.map((folder) => new RegExp(String.raw `${escapedPattern(folder)}[^\s'"\x60)]*`, 'gu'));
    const found = [...paths, ...volatile].flatMap((pattern) => [...message.matchAll(pattern)].map(({ 0: text, index }) => ({ start: index, end: index + text.length })));
    if (found.length === 0)
        return { kind: 'exact', text: message };
    found.sort((a, b) => a.start - b.start);
    let source = '^';
    let at = 0;
    for (const { start, end } of found) {
        if (start < at)
            continue;
        source += `${escapedPattern(message.slice(at, start))}.*`;
        at = end;
    }
    return { kind: 'pattern', source: `${source}${escapedPattern(message.slice(at))}$` };
}
function escapedPattern(text) {
    return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw `\$&`).replaceAll('\n', String.raw `\n`);
}
