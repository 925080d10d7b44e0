import { CoppiceError } from '../../core/coppice-error.js';
import { SourceText } from '../../core/text/source-text.js';
import { parseProgram } from '../typescript/front-end.js';
import { moduleFormat } from './module-format.js';
import { typedPositions } from './source-map.js';
import { stripTypes } from '../typescript/type-stripping.js';
/** Parses a file after stripping its types. `lineOf` gives the line of the original text in which a node begins. */
export function parseFile(file, text) {
    const stripped = stripTypes(file, text);
    const program = parseStripped(stripped, file, text, moduleFormat(file, text));
    const plain = new SourceText(file, stripped.text);
    const toTyped = typedPositions(stripped.map);
    return { program, lineOf: (node) => toTyped(plain.positionAt(node.start)).line };
}
/** Parses a text without types. A syntax error has its location in the original text. */
export function parseStripped({ text: plain, map }, file, text, sourceType) {
    if (map === null)
        return parseProgram(plain, { fileName: file, sourceType });
    try {
        return parseProgram(plain, { fileName: `${file}.js`, sourceType });
    }
    catch (error) {
        if (!(error instanceof CoppiceError) || error.location === undefined)
            throw error;
        const location = new SourceText(file, text).locationOf(typedPositions(map)(error.location));
        throw new CoppiceError(error.code, error.message, { location, hint: error.hint });
    }
}
