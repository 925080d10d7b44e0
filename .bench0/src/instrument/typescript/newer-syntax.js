import { parseSync, Visitor } from 'oxc-parser';
import { sourceLanguage } from './source-language.js';
const mayHaveSome = /@|\busing\b|\baccessor\b/u;
/** The first decorator of a file, or else the first other syntax that some versions of Node do not support. */
export function newerSyntax(fileName, text) {
    if (!mayHaveSome.test(text))
        return undefined;
    const found = [];
    const note = (kind) => (node) => {
        found.push({ kind, offset: node.start });
    };
    const { program, errors } = parseSync(fileName, text, { lang: sourceLanguage(fileName) });
    // Syntax errors are reported where the file is parsed for rewriting.
    if (errors.length > 0 && program.body.length === 0)
        return undefined;
    new Visitor({
        Decorator: note('decorator'),
        AccessorProperty: note('accessor'),
        VariableDeclaration: (node) => {
            if (node.kind === 'using' || node.kind === 'await using')
                note('using')(node);
        },
    }).visit(program);
    return found.find(({ kind }) => kind === 'decorator') ?? found[0];
}
