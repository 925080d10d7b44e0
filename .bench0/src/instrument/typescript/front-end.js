import { parseSync, visitorKeys } from 'oxc-parser';
import { CoppiceError } from '../../core/coppice-error.js';
import { SourceText } from '../../core/text/source-text.js';
import { sourceLanguage } from './source-language.js';
/**
 * Parses a whole file. Positions are UTF-16 offsets; parentheses are kept as nodes, so that the text between
 * two children of a node never holds a bracket that belongs to neither.
 */
export function parseProgram(text, options) {
    const result = parseText(text, options);
    const failure = result.errors.find(isFailure);
    if (failure === undefined)
        return result.program;
    throw syntaxError(failure, options.fileName, text);
}
/** Converts an error of the parser or of the type stripper to a `CoppiceError` with its location. */
export function syntaxError(failure, file, text) {
    const offset = failure.labels[0]?.start;
    const location = offset === undefined ? undefined : new SourceText(file, text).locationAt(offset);
    return new CoppiceError('syntax', failure.message, { location, hint: failure.helpMessage ?? undefined });
}
/** Errors for syntax that is legal inside of a method, class or function, which may enclose a direct `eval`. */
const legalSomewhere = /new\.target|'super'|Super calls|Private identifier/u;
/** Parses text given to `eval`; null if it is invalid in every context. */
export function parseEvaluated(text, isDirect) {
    const { program, errors } = parseText(text, { fileName: 'evaluated.js', sourceType: 'script' });
    const isWrong = errors.some((error) => isFailure(error) && !(isDirect && legalSomewhere.test(error.message)));
    return isWrong ? null : program;
}
function parseText(text, { fileName, sourceType }) {
    return parseSync(fileName, text, {
        sourceType,
        lang: sourceLanguage(fileName),
        preserveParens: true,
        showSemanticErrors: true,
    });
}
/** The parser reports this also for calls in defaults of patterns, which are valid. The engine reports real cases. */
const mistaken = /^Cannot assign to '(?:eval|arguments)'/u;
function isFailure({ severity, message }) {
    return severity === 'Error' && !mistaken.test(message);
}
/** The children of a node in source order; a shorthand property `{ a }` counts its name once, as its value. */
export function childrenOf(node) {
    const children = [];
    for (const key of visitorKeys[node.type] ?? []) {
        if (key === 'key' && 'shorthand' in node && node.shorthand)
            continue;
        const child = node[key];
        if (Array.isArray(child)) {
            for (const element of child)
                if (element !== null)
                    children.push(element);
        }
        else if (child !== null && child !== undefined)
            children.push(child);
    }
    if (node.type === 'TemplateLiteral')
        children.sort((a, b) => a.start - b.start);
    return children;
}
