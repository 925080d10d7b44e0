import { CoverageEmitter, type FunctionRange } from './coverage-emitter.ts';
import { preambleOf, type CoverageChoices } from './coverage-preamble.ts';
import type { Program } from '../typescript/front-end.ts';
import type { ProgramSites } from '../sites/sites-of-program.ts';
import { isDirective } from '../sites/statements.ts';
import { SourceMapWriter } from '../files/source-map-writer.ts';
import type { CopiedRanges } from '../files/source-map.ts';

export interface CoverageBuild {
  readonly text: string;
  readonly ranges: CopiedRanges;
  readonly functionRanges: readonly FunctionRange[];
}

/**
 * Instruments a file with a byte store on every path through it. It only inserts code, without line breaks, so that
 * line numbers, function names, directives and strictness stay. The completion value changes; that of a module is not
 * visible.
 */
export function buildForCoverage(
  program: Program,
  text: string,
  sites: ProgramSites,
  choices: CoverageChoices = {},
): CoverageBuild {
  const writer = new SourceMapWriter(text);
  if (sites.table.counters === 0) return { ...writer.finish(), functionRanges: [] };
  const names = preambleOf(text, sites.table, program.sourceType === 'module', choices);
  const first = program.body.find((statement) => !isDirective(statement));
  writer.insertAt(first?.start ?? text.length, names.code);
  const emitter = new CoverageEmitter(text, writer, sites, names);
  emitter.statements(program.body);
  return { ...writer.finish(), functionRanges: emitter.functionRanges };
}
