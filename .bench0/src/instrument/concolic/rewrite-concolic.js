import { rewriteConcolic } from './concolic.js';
import { bytesDeclaration, keyOf } from '../coverage/coverage-preamble.js';
import { runtimeImport, runtimeLookup } from './runtime-access.js';
/** The build that records path conditions; its events have the ids of the sites of the coverage build. */
export function concolicBuild(choices = {}) {
    return (program, text, sites, file) => build(program, text, sites, file, choices);
}
function build(program, text, sites, file, { coverage = false, compound = true, calls = false, tokenizer }) {
    const others = new Map();
    const isModule = program.sourceType === 'module';
    const built = rewriteConcolic(text, {
        fileName: file,
        sourceType: isModule ? 'module' : 'commonjs',
        program,
        compound,
        calls,
        ...(tokenizer?.file === file && { tokenizer: tokenizer.name }),
        ...(coverage && {
            coverage: { sites, declareBytes: (name) => bytesDeclaration(name, keyOf(sites.table), isModule) },
        }),
        preamble: isModule ? runtimeImport : runtimeLookup,
        siteOf: (node) => {
            const site = sites.siteAt(node);
            if (!('arms' in site))
                others.set(site.id, { id: site.id, line: site.line, column: site.column });
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
function rangesOf(code, mappings) {
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
