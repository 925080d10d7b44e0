import type { SilentFaultName } from '../checks/silent-faults.ts';
import { displayPath } from '../../core/text/display-path.ts';
import { SourceText } from '../../core/text/source-text.ts';
import { insertChecks } from '../checks/insert-checks.ts';
import { buildForCoverage } from '../coverage/coverage-build.ts';
import type { FunctionRange } from '../coverage/coverage-emitter.ts';
import type { CoverageChoices } from '../coverage/coverage-preamble.ts';
import { parseProgram, type Program } from '../typescript/front-end.ts';
import { composeRanges } from './compose-ranges.ts';
import { moduleFormat } from './module-format.ts';
import { nestingOf } from './nesting.ts';
import type { ModuleFormat } from '../hooks/rewrite-request.ts';
import { contentHashOf } from '../sites/identity.ts';
import { nestedTooDeep } from '../typescript/too-deep.ts';
import { sitesOfProgram, type ProgramSites } from '../sites/sites-of-program.ts';
import type { Site, SiteTable } from '../sites/sites.ts';
import { SourceMap, typedPositions, type CopiedRanges, type Position } from './source-map.ts';
import { parseStripped } from './parse-file.ts';
import { stripTypes, type StrippedText } from '../typescript/type-stripping.ts';

/** The result of a build of a file without types. */
export interface BuiltText {
  readonly text: string;
  readonly ranges: CopiedRanges;
  readonly functionRanges: readonly FunctionRange[];
  /** The key by which the runtime requests the original text of functions (`toString`). */
  readonly fileKey?: number;
  /** Sites of events that do not belong to a branch. */
  readonly otherSites?: readonly Site[];
}

export type Build = (program: Program, text: string, sites: ProgramSites, file: string) => BuiltText;

/** A rewritten file with the data that maps it back to its source. It is plain data because it is cached on disk. */
export interface RewrittenFile {
  readonly format: ModuleFormat;
  readonly built: BuiltText;
  readonly stripped: StrippedText;
  /** The text without types that was built from, if checks were inserted into it: functions have their texts in it. */
  readonly checked?: string;
  readonly table: SiteTable;
  /** Specifiers of `import` and `export … from`, in source order. */
  readonly imports: readonly string[];
}

export interface FileToRewrite {
  readonly file: string;
  readonly text: string;
  /** The module format; null if not known yet. */
  readonly format: ModuleFormat | null;
}

/**
 * Up to this nesting of the original, the result is not checked: rewriting multiplies nesting only by a small factor.
 */
export const modestNesting = 100;
/** Largest nesting of rewritten text: about half of what the engine can parse with an almost empty stack. */
export const mostNesting = 700;

/**
 * Strips the types, parses, collects the sites and builds. Throws a `CoppiceError` if the text is no valid program or
 * the result is nested too deeply.
 */
export function rewriteFile(
  { file, text, format }: FileToRewrite,
  build: Build,
  faults: readonly SilentFaultName[] = [],
): RewrittenFile {
  const chosen = format ?? moduleFormat(file, text);
  const stripped = stripTypes(file, text);
  const source = sourceOf(stripped, { file, text, format: chosen }, faults);
  const { program } = source;
  const toTyped = typedPositions(stripped.map);
  const sites = sitesOfProgram(program, {
    file: displayPath(file),
    contentHash: contentHashOf(text),
    typed: stripped.map !== null,
    positionAt: (offset) => toTyped(source.positionAt(offset)),
  });
  const built = build(program, source.text, sites, file);
  if (build !== nativeBuild && nestingOf(program) > modestNesting) checkNesting(built.text, file, chosen);
  const rewritten = { format: chosen, stripped, table: sites.table, imports: importsOf(program) };
  if (source.ranges === undefined) return { ...rewritten, built };
  const ranges = composeRanges(built.ranges, source.ranges);
  return { ...rewritten, built: { ...built, ranges }, checked: source.text };
}

/** What is built from: the text without types, and with the checks for silent faults. */
interface BuildSource {
  readonly program: Program;
  readonly text: string;
  /** Of the text without types, if the checks are another text. */
  readonly ranges?: CopiedRanges;
  /** The position of an offset in the text without types. */
  positionAt(offset: number): Position;
}

function sourceOf(
  stripped: StrippedText,
  { file, text, format }: FileToRewrite & { readonly format: ModuleFormat },
  faults: readonly SilentFaultName[],
): BuildSource {
  const program = parseStripped(stripped, file, text, format);
  const plain = new SourceText(file, stripped.text);
  if (faults.length === 0) return { program, text: stripped.text, positionAt: (offset) => plain.positionAt(offset) };
  const checked = insertChecks(program, stripped.text, faults);
  const map = new SourceMap(checked.text, stripped.text, checked.ranges);
  const withChecks = new SourceText(file, checked.text);
  return {
    ...checked,
    program: parseStripped({ ...stripped, text: checked.text }, file, text, format),
    positionAt: (offset) => map.original(withChecks.positionAt(offset)),
  };
}

function checkNesting(text: string, file: string, sourceType: ModuleFormat): void {
  const nesting = nestingOf(parseProgram(text, { fileName: `${file}.js`, sourceType }));
  if (nesting <= mostNesting) return;
  throw nestedTooDeep(nesting);
}

function importsOf({ body }: Program): string[] {
  return body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source : null;
    return source === null || typeof source !== 'object' ? [] : [source.value];
  });
}

/** A build that changes nothing except that types are stripped. */
export const nativeBuild: Build = (_program, text) => ({
  text,
  ranges: { generated: [0], source: [0], ends: [text.length] },
  functionRanges: [],
});

export function coverageBuild(choices: CoverageChoices = {}): Build {
  return (program, text, sites) => buildForCoverage(program, text, sites, choices);
}
