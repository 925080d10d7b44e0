import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { nearestName } from '../core/text/nearest-name.js';
import { SourceText } from '../core/text/source-text.js';
import { buildGrammar } from './build-grammar.js';
import { notationOf } from './notations/notation-of.js';
import { shippedGrammars } from './shipped-grammars.js';
/**
 * Loads a grammar file, or a grammar that ships with Coppice if `fileOrName` is the name of one (`json`). Throws a
 * `CoppiceError` for the first error.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('grammars/query.g4', 'query');
 * console.log(String(grammar));
 * ```
 */
export function loadGrammarSync(fileOrName, startName) {
    return buildGrammar(readGrammarDraft(fileOrName), startName);
}
/**
 * Reads a grammar without checking it; `draftErrors` returns all of its errors.
 *
 * @example
 * ```ts
 * const draft = readGrammarDraft('grammars/query.g4');
 * for (const { message, location } of draftErrors(draft)) console.log(message, location?.line);
 * ```
 */
export function readGrammarDraft(fileOrName) {
    const file = locate(fileOrName);
    const source = readSource(file, fileOrName);
    return notationOf(file).read(source, siblingsOf(file));
}
function locate(fileOrName) {
    if (existsSync(fileOrName))
        return fileOrName;
    return shippedGrammars().find(({ name }) => name === fileOrName)?.file ?? fileOrName;
}
function siblingsOf(file) {
    return {
        find: (fileName) => {
            const sibling = path.join(path.dirname(file), path.basename(fileName));
            return existsSync(sibling) ? new SourceText(sibling, readFileSync(sibling, 'utf8')) : undefined;
        },
    };
}
function readSource(file, asked) {
    try {
        return new SourceText(file, stripByteOrderMark(readFileSync(file, 'utf8')));
    }
    catch (cause) {
        const nearest = nearestName(asked, shippedGrammars().map(({ name }) => name));
        const hint = `give the path of a grammar file, or the name of a shipped grammar such as \`${nearest ?? 'json'}\``;
        throw new CoppiceError('no-such-grammar', `cannot read the grammar \`${asked}\``, { hint, cause });
    }
}
function stripByteOrderMark(text) {
    return text.startsWith('\ufeff') ? text.slice(1) : text;
}
