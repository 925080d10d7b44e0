import type { KPathRecorder } from '../../../../derivation/coverage/k-path-recorder.ts';
import { TextCoverer } from '../../../../derivation/coverage/text-coverer.ts';
import type { ParseOptions } from '../../../../derivation/parse/parser.ts';
import type { Grammar } from '../../../../grammar/grammar.ts';
import { grammarGraph } from '../../../../grammar/analysis/graph.ts';
import { SymbolNames } from '../../../../grammar/analysis/symbol-names.ts';
import { displayPath } from '../../../../core/text/display-path.ts';
import type { Io } from '../../../io.ts';
import { readInputText } from '../../../read-text.ts';

/** The document that `cover --json` prints. */
export interface GrammarCoverageReport {
  /** How the texts were split into tokens; `characters` if the grammar has none. */
  readonly lexing: string;
  readonly parsed: number;
  readonly failed: readonly FailedFile[];
  /** Files whose derivations could not all be visited. */
  readonly partial: readonly string[];
  /** The coverage of k-paths, by k. */
  readonly kPaths: Readonly<Record<string, PathCoverage>>;
}

interface FailedFile {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly expected: readonly string[];
}

interface PathCoverage {
  readonly covered: string;
  readonly total: string;
  /** The first missing k-paths. */
  readonly missing: readonly string[];
}

const missingShown = 20;

/** Records the k-paths that the files cover, and returns the report. */
export async function coverFiles(
  files: readonly string[],
  grammar: Grammar,
  recorder: KPathRecorder,
  lexing: NonNullable<ParseOptions['lexing']>,
  io: Io,
): Promise<GrammarCoverageReport> {
  const coverer = new TextCoverer(grammar, recorder, { lexing });
  const failed: FailedFile[] = [];
  const partial: string[] = [];
  for (const name of files) {
    const file = displayPath(name);
    const result = coverer.cover((await readInputText(name, io)).text);
    if (result.kind === 'failed') {
      const { line, column, expected } = result;
      failed.push({ file, line, column, expected });
    } else if (result.partial) partial.push(file);
  }
  return {
    lexing: grammar.hasTokens ? lexing : 'characters',
    parsed: files.length - failed.length,
    failed,
    partial,
    kPaths: pathCoverages(grammar, recorder),
  };
}

function pathCoverages(grammar: Grammar, recorder: KPathRecorder): Record<string, PathCoverage> {
  const names = new SymbolNames(grammarGraph(grammar));
  const entries = recorder.coverages.map((coverage) => {
    const { k, covered, total } = coverage;
    const missing: string[] = [];
    for (const path of coverage.missing()) {
      if (missing.length === missingShown) break;
      missing.push(names.ofPath(path));
    }
    return [k, { covered: String(covered), total: String(total), missing }] as const;
  });
  return Object.fromEntries(entries);
}
