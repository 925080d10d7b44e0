import { CoppiceError } from '../../core/coppice-error.js';
import { displayPath } from '../../core/text/display-path.js';
import { SourceText } from '../../core/text/source-text.js';
import { buildForCoverage } from '../coverage/coverage-build.js';
import { parseProgram } from '../typescript/front-end.js';
import { moduleFormat } from './module-format.js';
import { nestingOf } from './nesting.js';
import { contentHashOf } from '../sites/identity.js';
import { sitesOfProgram } from '../sites/sites-of-program.js';
import { typedPositions } from './source-map.js';
import { parseStripped } from './parse-file.js';
import { stripTypes } from '../typescript/type-stripping.js';
/**
 * Up to this nesting of the original, the result is not checked: rewriting multiplies nesting only by a small factor.
 */
const modestNesting = 100;
/** Largest nesting of rewritten text: about half of what the engine can parse with an almost empty stack. */
const mostNesting = 700;
/**
 * Strips the types, parses, collects the sites and builds. Throws a `CoppiceError` if the text is no valid program or
 * the result is nested too deeply.
 */
export function rewriteFile({ file, text, format }, build) {
    const chosen = format ?? moduleFormat(file, text);
    const stripped = stripTypes(file, text);
    const program = parseStripped(stripped, file, text, chosen);
    const plain = new SourceText(file, stripped.text);
    const toTyped = typedPositions(stripped.map);
    const sites = sitesOfProgram(program, {
        file: displayPath(file),
        contentHash: contentHashOf(text),
        typed: stripped.map !== null,
        positionAt: (offset) => toTyped(plain.positionAt(offset)),
    });
    const built = build(program, stripped.text, sites, file);
    if (build !== nativeBuild && nestingOf(program) > modestNesting)
        checkNesting(built.text, file, chosen);
    return { format: chosen, built, stripped, table: sites.table, imports: importsOf(program) };
}
function checkNesting(text, file, sourceType) {
    const nesting = nestingOf(parseProgram(text, { fileName: `${file}.js`, sourceType }));
    if (nesting <= mostNesting)
        return;
    throw nestedTooDeep(nesting);
}
function importsOf({ body }) {
    return body.flatMap((statement) => {
        const source = 'source' in statement ? statement.source : null;
        return source === null || typeof source !== 'object' ? [] : [source.value];
    });
}
/** A build that changes nothing except that types are stripped. */
export const nativeBuild = (_program, text) => ({
    text,
    ranges: { generated: [0], source: [0], ends: [text.length] },
    functionRanges: [],
});
export function coverageBuild(choices = {}) {
    return (program, text, sites) => buildForCoverage(program, text, sites, choices);
}
/** @param levels undefined if the nesting is too deep to be measured */
export function nestedTooDeep(levels) {
    const measured = levels === undefined ? '' : ` (${Math.round(levels)} levels)`;
    return new CoppiceError('nested-too-deep', `the file is nested too deeply to be rewritten${measured}`);
}
