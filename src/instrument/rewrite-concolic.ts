import { rewriteConcolic } from './concolic.ts';
import { bytesDeclaration } from './coverage-preamble.ts';
import type { Mapping } from './emit/settle-lines.ts';
import type { Node } from './front-end.ts';
import type { Build } from './rewrite-file.ts';
import { runtimeImport, runtimeLookup } from './runtime-access.ts';
import type { Site } from './sites.ts';
import type { CopiedStretches } from './source-map.ts';

/** The build that records path conditions; its events carry the ids of the sites that coverage is counted at. */
export const concolicBuild: Build = (program, text, sites, file) => {
  const others = new Map<number, Site>();
  const isModule = program.sourceType === 'module';
  const built = rewriteConcolic(text, {
    fileName: file,
    sourceType: isModule ? 'module' : 'commonjs',
    program,
    coverage: { sites, declareBytes: (name) => bytesDeclaration(name, sites.table, isModule) },
    preamble: (name) => (isModule ? runtimeImport(name) : runtimeLookup(name)),
    siteOf: (node: Node) => {
      const site = sites.siteAt(node);
      if (!('arms' in site)) others.set(site.id, { id: site.id, line: site.line, column: site.column });
      return site.id;
    },
  });
  return {
    text: built.code,
    stretches: stretchesOf(built.code, built.mappings),
    functionRanges: [],
    fileKey: built.fileKey,
    otherSites: [...others.values()],
  };
};

/** Rewritten code is no copy: all of it up to the next mark belongs to the node at the last one. */
function stretchesOf(code: string, mappings: readonly Mapping[]): CopiedStretches {
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
