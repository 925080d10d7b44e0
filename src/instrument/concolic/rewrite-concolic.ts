import { rewriteConcolic } from './concolic.ts';
import { bytesDeclaration, keyOf } from '../coverage/coverage-preamble.ts';
import type { Mapping } from './statements/fix-lines.ts';
import type { Node, Program } from '../typescript/front-end.ts';
import type { Build, BuiltText } from '../files/rewrite-file.ts';
import { runtimeImport, runtimeLookup } from './runtime-access.ts';
import type { ProgramSites } from '../sites/sites-of-program.ts';
import type { Site } from '../sites/sites.ts';
import type { CopiedRanges } from '../files/source-map.ts';

export interface ConcolicChoices {
  /**
   * Counts coverage as the coverage build does; off by default, since a recorded input mostly has its coverage already.
   */
  readonly coverage?: boolean;
  /** Records a condition that consists only of comparisons as one decision; on by default. */
  readonly compound?: boolean;
  /** Records where functions begin and end; off by default. */
  readonly calls?: boolean;
  /** Records the iterations of loops; off by default. */
  readonly loops?: boolean;
  /** The tokenizer of the subject. */
  readonly tokenizer?: { readonly file: string; readonly name: string };
}

/** The build that records path conditions; its events have the ids of the sites of the coverage build. */
export function concolicBuild(choices: ConcolicChoices = {}): Build {
  return (program, text, sites, file) => build(program, text, sites, file, choices);
}

function build(
  program: Program,
  text: string,
  sites: ProgramSites,
  file: string,
  { coverage = false, compound = true, calls = false, loops = false, tokenizer }: ConcolicChoices,
): BuiltText {
  const others = new Map<number, Site>();
  const isModule = program.sourceType === 'module';
  const built = rewriteConcolic(text, {
    fileName: file,
    sourceType: isModule ? 'module' : 'commonjs',
    program,
    compound,
    calls,
    loops,
    ...(tokenizer?.file === file && { tokenizer: tokenizer.name }),
    ...(coverage && {
      coverage: { sites, declareBytes: (name) => bytesDeclaration(name, keyOf(sites.table), isModule) },
    }),
    preamble: isModule ? runtimeImport : runtimeLookup,
    siteOf: (node: Node) => {
      const site = sites.siteAt(node);
      if (!('arms' in site)) others.set(site.id, { id: site.id, line: site.line, column: site.column });
      return site.id;
    },
  });
  return {
    text: built.code,
    ranges: rangesOf(built.code, built.mappings),
    functionRanges: [],
    fileKey: built.fileKey,
    otherSites: [...others.values()],
  };
}

/** Converts mappings to ranges: all code from one marker to the next maps to the node of the first. */
function rangesOf(code: string, mappings: readonly Mapping[]): CopiedRanges {
  const lineStarts = [0];
  for (const { index, 0: lineBreak } of code.matchAll(/\r\n?|[\n\u2028\u2029]/gu))
    lineStarts.push(index + lineBreak.length);
  const source = mappings.map(({ sourceOffset }) => sourceOffset);
  return {
    generated: mappings.map(({ line, column }) => (lineStarts[line - 1] ?? 0) + column),
    source,
    ends: source,
  };
}
