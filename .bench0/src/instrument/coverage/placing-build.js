import { bytesDeclaration, freshPrefix, placeKey } from './coverage-preamble.js';
import { PlacingEmitter } from './placing-emitter.js';
import { isDirective } from '../sites/statements.js';
import { SourceMapWriter } from '../files/source-map-writer.js';
/** A build that records the location executed last, for errors that have no stack with their origin. */
export const placingBuild = (program, text, { table }) => {
    const writer = new SourceMapWriter(text);
    const prefix = freshPrefix(text);
    const names = { cells: `${prefix}p`, temporary: `${prefix}t`, file: fileNumber(table) };
    const first = program.body.find((statement) => !isDirective(statement));
    const declared = bytesDeclaration(names.cells, placeKey, program.sourceType === 'module');
    writer.insertAt(first?.start ?? text.length, `${declared}var ${names.temporary};`);
    new PlacingEmitter(writer, names).statements(program.body);
    return { ...writer.finish(), functionRanges: [] };
};
/** The number of a file in recorded locations; never 0. */
export function fileNumber({ contentHash }) {
    return (Number.parseInt(contentHash.slice(0, 8), 16) & 0x3fffffff) + 1;
}
