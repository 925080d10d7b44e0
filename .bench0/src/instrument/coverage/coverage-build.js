import { CoverageEmitter } from './coverage-emitter.js';
import { preambleOf } from './coverage-preamble.js';
import { isDirective } from '../sites/statements.js';
import { SourceMapWriter } from '../files/source-map-writer.js';
/**
 * Instruments a file with a byte store on every path through it. It only inserts code, without line breaks, so that
 * line numbers, function names, directives and strictness stay. The completion value changes; that of a module is not
 * visible.
 */
export function buildForCoverage(program, text, sites, choices = {}) {
    const writer = new SourceMapWriter(text);
    if (sites.table.counters === 0)
        return { ...writer.finish(), functionRanges: [] };
    const names = preambleOf(text, sites.table, program.sourceType === 'module', choices);
    const first = program.body.find((statement) => !isDirective(statement));
    writer.insertAt(first?.start ?? text.length, names.code);
    const emitter = new CoverageEmitter(text, writer, sites, names);
    emitter.statements(program.body);
    return { ...writer.finish(), functionRanges: emitter.functionRanges };
}
