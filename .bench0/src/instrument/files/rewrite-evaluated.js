import { rewriteConcolic } from '../concolic/concolic.js';
import { parseEvaluated } from '../typescript/front-end.js';
import { runtimeLookup } from '../concolic/runtime-access.js';
/** Rewrites code created at run time; null if it cannot be parsed or contains the prefix reserved for emitted names. */
export function rewriteEvaluated(code, choices = {}) {
    return code.kind === 'function' ? rewriteFunction(code.text, choices) : rewriteEval(code, choices);
}
/** Scope of code evaluated globally, which has no enclosing bindings; the prefix is the usual one of files. */
const nothingAround = { prefix: '$_', strict: false, isGlobal: true, bindings: [] };
/** A leading `-->` is a comment only at the start of a script, so no preamble may be put before it. */
const closingComment = /^(?:\s|\/\*[^]*?\*\/)*-->/u;
function rewriteEval(code, choices) {
    const { kind, text } = code;
    const isDirect = kind === 'direct-eval';
    const around = isDirect ? JSON.parse(code.scope) : nothingAround;
    if (text.includes(around.prefix) || closingComment.test(text))
        return null;
    const program = parseEvaluated(text, isDirect);
    if (program === null)
        return null;
    const built = rewriteConcolic(text, {
        ...optionsFor(program, text, choices),
        evaluatedIn: around,
        preamble: isDirect ? () => '' : runtimeLookup,
    });
    return { code: built.code, fileKey: built.fileKey, source: text };
}
function rewriteFunction(text, choices) {
    const source = `(${text})`;
    const parsed = withoutName(source);
    const program = parseEvaluated(parsed, false);
    if (program === null)
        return null;
    const built = rewriteConcolic(parsed, { ...optionsFor(program, source, choices), preamble: () => '' });
    return { code: `(${built.runtimeName}, ${built.flagsName}) => ${built.code}`, fileKey: built.fileKey, source };
}
/** Blanks the name `anonymous`: a function made by `new Function` prints this name but does not bind it. */
function withoutName(source) {
    return source.replace(/^\((?:async )?function\*? anonymous/u, (head) => head.replace('anonymous', '         '));
}
function optionsFor(program, source, { siteOf, ...choices }) {
    return {
        ...choices,
        fileName: 'evaluated.js',
        sourceType: 'script',
        program,
        ...(siteOf !== undefined && { siteOf: siteOf(program, source) }),
    };
}
