import { realpathSync } from 'node:fs';

import { CoppiceError } from '../../core/coppice-error.ts';
import { displayPath } from '../../core/text/display-path.ts';
import type { ConcolicChoices } from '../../instrument/concolic/rewrite-concolic.ts';
import type { RewriteAnswer, RewriteRequest } from '../../instrument/hooks/rewrite-request.ts';
import { moduleFormat } from '../../instrument/files/module-format.ts';
import type { RewriteCache } from '../../instrument/files/rewrite-cache.ts';
import {
  nativeBuild,
  rewriteFile,
  type FileToRewrite,
  type RewrittenFile,
} from '../../instrument/files/rewrite-file.ts';
import type { SiteTable } from '../../instrument/sites/sites.ts';
import { SourceText } from '../../core/text/source-text.ts';
import { fileNumber } from '../../instrument/coverage/placing-build.ts';
import { aliasedFile } from '../../instrument/tsconfig/aliased-file.ts';
import { compilerOptionsFor } from '../../instrument/tsconfig/compiler-options.ts';
import { SourceMap, typedPositions, type Position } from '../../instrument/files/source-map.ts';
import { rewriteDeep } from './deep-rewriting.ts';
import { EvaluatedTexts } from './evaluated-texts.ts';
import type { UnrewrittenFile } from './unrewritten-file.ts';
import type { LocatedSite } from '../outcome/located-site.ts';

/** A file that a subject process loaded. */
interface KnownFile {
  readonly original: string;
  readonly rewritten: RewrittenFile;
  readonly toOriginal: (position: Position) => Position;
}

/** The place where a run threw, and the source from there on. */
export interface NotedPlace extends Position {
  readonly file: string;
  readonly text: string;
}

/** Rewrites the files that subject processes load, and maps positions back to the original files. */
export class RewritingService {
  readonly #cache: RewriteCache;
  readonly #plainFiles: ReadonlySet<string>;
  readonly #byFile = new Map<string, KnownFile>();
  readonly #byHash = new Map<string, KnownFile>();

  readonly #byKey = new Map<number, KnownFile>();
  readonly #sites = new Map<number, LocatedSite>();
  readonly #unreadable = new Map<string, CoppiceError>();
  readonly #unrewritten = new Map<string, CoppiceError>();
  #revision = 0;

  readonly #evaluated: EvaluatedTexts;

  /** `plainFiles` belong to the user but not to the subject: they run without rewriting. */
  constructor(cache: RewriteCache, plainFiles: readonly string[] = [], choices: ConcolicChoices = {}) {
    this.#cache = cache;
    this.#evaluated = new EvaluatedTexts(choices, (site) => this.#sites.get(site));
    this.#plainFiles = new Set(plainFiles);
  }

  answer(request: RewriteRequest): RewriteAnswer {
    if (request.kind === 'function-text') {
      return { kind: 'function-text', text: this.#functionText(request.contentHash, request.functionNumber) };
    }
    if (request.kind === 'plain-text') {
      return { kind: 'plain-text', text: functionSource(this.#byKey.get(request.fileKey)) };
    }
    if (request.kind === 'alias') return { kind: 'alias', file: this.#alias(request.specifier, request.importer) };
    if (request.kind === 'evaluated') return { kind: 'evaluated', code: this.#evaluated.rewrite(request.code) };
    try {
      const { rewritten } = this.#rewrite(request);
      return {
        kind: 'file',
        text: rewritten.built.text,
        format: rewritten.format,
        imports: rewritten.imports,
      };
    } catch (error) {
      if (!(error instanceof CoppiceError)) throw error;
      this.#unrewritten.set(request.file, error);
      if (error.code === 'nested-too-deep') return this.#asItIs(request);
      this.#unreadable.set(request.file, error);
      return { kind: 'unchanged', format: request.format ?? moduleFormat(request.file, request.text) };
    }
  }

  /** Answers the file without its types but otherwise unchanged; positions are still mapped to the original. */
  #asItIs(request: FileToRewrite): RewriteAnswer {
    const { rewritten } = this.#remember(request, rewriteDeep(request, 'native', {}), true);
    return { kind: 'file', text: rewritten.built.text, format: rewritten.format, imports: rewritten.imports };
  }

  /** Files that were loaded unchanged because they could not be parsed, and the errors. */
  get unreadable(): ReadonlyMap<string, CoppiceError> {
    return this.#unreadable;
  }

  /** Files that run without rewriting: nothing in them is followed or counted. */
  get unrewritten(): readonly UnrewrittenFile[] {
    return [...this.#unrewritten].map(([file, { message, location }]) => ({
      file: displayPath(file),
      why: location === undefined ? message : `${message} (line ${location.line})`,
    }));
  }

  /** Changes whenever positions may have changed. */
  get revision(): number {
    return this.#revision;
  }

  /** The files that were requested so far. */
  names(): string[] {
    return [...this.#byFile.keys(), ...this.#unreadable.keys()];
  }

  /** The site tables of all files that were loaded so far. */
  tables(): SiteTable[] {
    return [...this.#byHash.values()].map(({ rewritten }) => rewritten.table);
  }

  tableOf(contentHash: string): SiteTable | undefined {
    return this.#byHash.get(contentHash)?.rewritten.table;
  }

  /** The site with the given id, and its file. */
  siteOf(id: number): LocatedSite | undefined {
    return this.#sites.get(id) ?? this.#evaluated.siteOf(id);
  }

  /** The rewritten text of a file. */
  runningText(file: string): string | undefined {
    return this.#byFile.get(file)?.rewritten.built.text;
  }

  /** Maps a position in a rewritten file to the original; undefined for files that are not rewritten. */
  original(file: string, position: Position): Position | undefined {
    return this.#byFile.get(file)?.toOriginal(position);
  }

  /** The last place that a run of the placing build recorded; undefined if it is not in a rewritten file. */
  notedPlace(cells: Int32Array): NotedPlace | undefined {
    const last = this.#notedAt(cells[0], cells[1]);
    // A handler that rethrows: the error was thrown at the place from which the handler was reached.
    const isThrownAgain = last !== undefined && /^throw\s+[\w$]+\s*(?:[;}\n]|$)/u.test(last.text);
    return isThrownAgain ? (this.#notedAt(cells[2], cells[3]) ?? last) : last;
  }

  #notedAt(number: number | undefined, offset = 0): NotedPlace | undefined {
    for (const [file, { rewritten }] of this.#byFile) {
      if (fileNumber(rewritten.table) !== number) continue;
      const { text, map } = rewritten.stripped;
      const { line, column } = typedPositions(map)(new SourceText(file, text).positionAt(offset));
      return { file, line, column, text: text.slice(offset, offset + 200) };
    }
    return undefined;
  }

  originalText(file: string): string | undefined {
    return this.#byFile.get(file)?.original;
  }

  #alias(specifier: string, importer: string): string | null {
    try {
      const file = aliasedFile(specifier, compilerOptionsFor(importer));
      return file === undefined ? null : realpathSync(file);
    } catch (error) {
      if (!(error instanceof CoppiceError)) throw error;
      this.#unreadable.set(importer, error);
      return null;
    }
  }

  #rewrite(input: FileToRewrite): KnownFile {
    const known = this.#byFile.get(input.file);
    if (known?.original === input.text) return known;
    const isPlain = this.#plainFiles.has(input.file);
    return this.#remember(input, isPlain ? rewriteFile(input, nativeBuild) : this.#cache.rewrite(input), isPlain);
  }

  #remember(input: FileToRewrite, rewritten: RewrittenFile, isPlain: boolean): KnownFile {
    const { built, stripped } = rewritten;
    const map = new SourceMap(built.text, stripped.text, built.ranges);
    const toTyped = typedPositions(stripped.map);
    const file = { original: input.text, rewritten, toOriginal: (at: Position) => toTyped(map.original(at)) };
    this.#byFile.set(input.file, file);
    this.#revision++;
    if (isPlain) return file;
    this.#byHash.set(rewritten.table.contentHash, file);
    if (built.fileKey !== undefined) this.#byKey.set(built.fileKey, file);
    const { table } = rewritten;
    for (const site of [...table.branches, ...table.functions, ...(built.otherSites ?? [])]) {
      this.#sites.set(site.id, { table, site });
    }
    return file;
  }

  #functionText(contentHash: string, functionNumber: number): string | null {
    const rewritten = this.#byHash.get(contentHash)?.rewritten;
    const range = rewritten?.built.functionRanges[functionNumber];
    return range === undefined || rewritten === undefined
      ? null
      : (rewritten.checked ?? rewritten.stripped.text).slice(...range);
  }
}

/** The text in which the functions of a file have their own texts. */
function functionSource(file: KnownFile | undefined): string | null {
  if (file === undefined) return null;
  return file.rewritten.checked ?? file.rewritten.stripped.text;
}
