import { fileURLToPath } from 'node:url';
import { placesInRow } from '../input/places-in-row.js';
import { subjectProgram } from '../process/subject-program.js';
const frameStart = '    at ';
/** Cache: errors of one target have the same frames, for as long as the target is open. */
const knownFrames = new WeakMap();
const mostFrames = 4096;
/** Maps a stack to positions in the original files, and removes the frames of Coppice. */
export function originalStack(stack, files) {
    const rows = stack.split('\n').filter((row) => !isOwnFrame(row));
    return rows
        .map((row) => (row.startsWith(frameStart) ? originalFrame(row, files) : originalRow(row, files)))
        .join('\n');
}
export function withoutOwnFrames(stack) {
    const rows = stack.split('\n').filter((row) => !isOwnFrame(row));
    return rows.join('\n');
}
function isOwnFrame(row) {
    return row.startsWith(frameStart) && row.includes(subjectProgram().folder);
}
function originalFrame(row, files) {
    const { revision } = files;
    let known = knownFrames.get(files);
    if (known === undefined || known.revision !== revision || known.originals.size > mostFrames) {
        knownFrames.set(files, (known = { revision, originals: new Map() }));
    }
    let original = known.originals.get(row);
    if (original === undefined)
        known.originals.set(row, (original = originalRow(row, files)));
    return original;
}
function originalRow(row, files) {
    let shown = '';
    let done = 0;
    for (const { start, end, file, line, column } of placesInRow(row, row.startsWith(frameStart))) {
        const path = pathOf(file);
        const original = files.original(path, { line, column });
        if (original === undefined)
            continue;
        shown += `${row.slice(done, start)}${path}:${original.line}:${original.column}`;
        done = end;
    }
    return shown + row.slice(done);
}
export function topFrame(stack) {
    const row = frameRows(stack)[0];
    if (row === undefined)
        return { kind: 'none' };
    return frameOf(row) ?? { kind: 'native' };
}
/** All frames of a stack that are in a file, innermost first. */
export function fileFrames(stack) {
    return frameRows(stack).flatMap((row) => frameOf(row) ?? []);
}
function frameRows(stack) {
    return stack.split('\n').filter((line) => /^\s*at /u.test(line));
}
function frameOf(row) {
    const place = placesInRow(row, true).at(-1);
    if (place === undefined)
        return undefined;
    const { start, file, line, column } = place;
    const before = row.slice(0, start).replace(/^\s*at /u, '');
    const called = before.endsWith('(') ? before.slice(0, -1).trimEnd() : before;
    return { kind: 'file', called, file: pathOf(file), line, column };
}
function pathOf(place) {
    return place.startsWith('file:') ? fileURLToPath(place) : place;
}
