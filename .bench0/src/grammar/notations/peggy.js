import path from 'node:path';
import { FilterResolver } from './filters/filter-resolver.js';
import { PeggyCursor } from './peggy/peggy-cursor.js';
import { filterReports } from './peggy/filter-reports.js';
import { readInitializers } from './peggy/read-initializers.js';
import { readPeggyRule } from './peggy/read-rule.js';
/**
 * The parsing expressions of peggy and PEG.js. They describe a parser instead of a language: ordered choice is read as
 * choice, and predicates are kept only where they exclude single characters.
 */
export const peggy = {
    name: 'peggy',
    extensions: ['.peggy', '.pegjs'],
    read: readPeggy,
};
function readPeggy(source) {
    const cursor = new PeggyCursor(source);
    readInitializers(cursor);
    const written = [];
    for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks())
        written.push(readPeggyRule(cursor));
    const bodies = new Map(written.map((rule) => [rule.name, rule.body]));
    const filters = new FilterResolver(bodies, filterReports(cursor));
    const rules = written.map(({ name, body, offset }) => {
        return { name, kind: 'syntax', body: filters.resolve(body), source, offset };
    });
    return { name: path.parse(source.file).name, source, rules, start: undefined, warnings: cursor.warnings };
}
