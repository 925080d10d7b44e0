import { bytesDeclaration, freshPrefix, placeKey } from './coverage-preamble.ts';
import { PlacingEmitter } from './placing-emitter.ts';
import type { Build } from '../files/rewrite-file.ts';
import { isDirective } from '../sites/statements.ts';
import type { SiteTable } from '../sites/sites.ts';
import { SourceMapWriter } from '../files/source-map-writer.ts';

/** A build that records the location executed last, for errors that have no stack with their origin. */
export const placingBuild: Build = (program, text, { table }) => {
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
export function fileNumber({ contentHash }: Pick<SiteTable, 'contentHash'>): number {
  return (Number.parseInt(contentHash.slice(0, 8), 16) & 0x3fffffff) + 1;
}
