import { realpathSync } from 'node:fs';
import { CoppiceError } from '../../core/coppice-error.js';
import { displayPath } from '../../core/text/display-path.js';
import { moduleFormat } from '../../instrument/files/module-format.js';
import { nativeBuild, rewriteFile, } from '../../instrument/files/rewrite-file.js';
import { SourceText } from '../../core/text/source-text.js';
import { fileNumber } from '../../instrument/coverage/placing-build.js';
import { aliasedFile } from '../../instrument/tsconfig/aliased-file.js';
import { compilerOptionsFor } from '../../instrument/tsconfig/compiler-options.js';
import { SourceMap, typedPositions } from '../../instrument/files/source-map.js';
import { rewriteDeep } from './deep-rewriting.js';
import { EvaluatedTexts } from './evaluated-texts.js';
/** Rewrites the files that subject processes load, and maps positions back to the original files. */
export class RewritingService {
    #cache;
    #plainFiles;
    #byFile = new Map();
    #byHash = new Map();
    #byKey = new Map();
    #sites = new Map();
    #unreadable = new Map();
    #unrewritten = new Map();
    #revision = 0;
    #evaluated;
    /** `plainFiles` belong to the user but not to the subject: they run without rewriting. */
    constructor(cache, plainFiles = [], choices = {}) {
        this.#cache = cache;
        this.#evaluated = new EvaluatedTexts(choices, (site) => this.#sites.get(site));
        this.#plainFiles = new Set(plainFiles);
    }
    answer(request) {
        if (request.kind === 'function-text') {
            return { kind: 'function-text', text: this.#functionText(request.contentHash, request.functionNumber) };
        }
        if (request.kind === 'plain-text') {
            return { kind: 'plain-text', text: this.#byKey.get(request.fileKey)?.rewritten.stripped.text ?? null };
        }
        if (request.kind === 'alias')
            return { kind: 'alias', file: this.#alias(request.specifier, request.importer) };
        if (request.kind === 'evaluated')
            return { kind: 'evaluated', code: this.#evaluated.rewrite(request.code) };
        try {
            const { rewritten } = this.#rewrite(request);
            return {
                kind: 'file',
                text: rewritten.built.text,
                format: rewritten.format,
                imports: rewritten.imports,
            };
        }
        catch (error) {
            if (!(error instanceof CoppiceError))
                throw error;
            this.#unrewritten.set(request.file, error);
            if (error.code === 'nested-too-deep')
                return this.#asItIs(request);
            this.#unreadable.set(request.file, error);
            return { kind: 'unchanged', format: request.format ?? moduleFormat(request.file, request.text) };
        }
    }
    /** Answers the file without its types but otherwise unchanged; positions are still mapped to the original. */
    #asItIs(request) {
        const { rewritten } = this.#remember(request, rewriteDeep(request, 'native', {}), true);
        return { kind: 'file', text: rewritten.built.text, format: rewritten.format, imports: rewritten.imports };
    }
    /** Files that were loaded unchanged because they could not be parsed, and the errors. */
    get unreadable() {
        return this.#unreadable;
    }
    /** Files that run without rewriting: nothing in them is followed or counted. */
    get unrewritten() {
        return [...this.#unrewritten].map(([file, { message, location }]) => ({
            file: displayPath(file),
            why: location === undefined ? message : `${message} (line ${location.line})`,
        }));
    }
    /** Changes whenever positions may have changed. */
    get revision() {
        return this.#revision;
    }
    /** The files that were requested so far. */
    names() {
        return [...this.#byFile.keys(), ...this.#unreadable.keys()];
    }
    /** The site tables of all files that were loaded so far. */
    tables() {
        return [...this.#byHash.values()].map(({ rewritten }) => rewritten.table);
    }
    tableOf(contentHash) {
        return this.#byHash.get(contentHash)?.rewritten.table;
    }
    /** The site with the given id, and its file. */
    siteOf(id) {
        return this.#sites.get(id) ?? this.#evaluated.siteOf(id);
    }
    /** The rewritten text of a file. */
    runningText(file) {
        return this.#byFile.get(file)?.rewritten.built.text;
    }
    /** Maps a position in a rewritten file to the original; undefined for files that are not rewritten. */
    original(file, position) {
        return this.#byFile.get(file)?.toOriginal(position);
    }
    /** The last place that a run of the placing build recorded; undefined if it is not in a rewritten file. */
    notedPlace(cells) {
        const last = this.#notedAt(cells[0], cells[1]);
        // A handler that rethrows: the error was thrown at the place from which the handler was reached.
        const isThrownAgain = last !== undefined && /^throw\s+[\w$]+\s*(?:[;}\n]|$)/u.test(last.text);
        return isThrownAgain ? (this.#notedAt(cells[2], cells[3]) ?? last) : last;
    }
    #notedAt(number, offset = 0) {
        for (const [file, { rewritten }] of this.#byFile) {
            if (fileNumber(rewritten.table) !== number)
                continue;
            const { text, map } = rewritten.stripped;
            const { line, column } = typedPositions(map)(new SourceText(file, text).positionAt(offset));
            return { file, line, column, text: text.slice(offset, offset + 200) };
        }
        return undefined;
    }
    originalText(file) {
        return this.#byFile.get(file)?.original;
    }
    #alias(specifier, importer) {
        try {
            const file = aliasedFile(specifier, compilerOptionsFor(importer));
            return file === undefined ? null : realpathSync(file);
        }
        catch (error) {
            if (!(error instanceof CoppiceError))
                throw error;
            this.#unreadable.set(importer, error);
            return null;
        }
    }
    #rewrite(input) {
        const known = this.#byFile.get(input.file);
        if (known?.original === input.text)
            return known;
        const isPlain = this.#plainFiles.has(input.file);
        return this.#remember(input, isPlain ? rewriteFile(input, nativeBuild) : this.#cache.rewrite(input), isPlain);
    }
    #remember(input, rewritten, isPlain) {
        const { built, stripped } = rewritten;
        const map = new SourceMap(built.text, stripped.text, built.ranges);
        const toTyped = typedPositions(stripped.map);
        const file = { original: input.text, rewritten, toOriginal: (at) => toTyped(map.original(at)) };
        this.#byFile.set(input.file, file);
        this.#revision++;
        if (isPlain)
            return file;
        this.#byHash.set(rewritten.table.contentHash, file);
        if (built.fileKey !== undefined)
            this.#byKey.set(built.fileKey, file);
        const { table } = rewritten;
        for (const site of [...table.branches, ...table.functions, ...(built.otherSites ?? [])]) {
            this.#sites.set(site.id, { table, site });
        }
        return file;
    }
    #functionText(contentHash, functionNumber) {
        const rewritten = this.#byHash.get(contentHash)?.rewritten;
        const range = rewritten?.built.functionRanges[functionNumber];
        return range === undefined || rewritten === undefined ? null : rewritten.stripped.text.slice(...range);
    }
}
