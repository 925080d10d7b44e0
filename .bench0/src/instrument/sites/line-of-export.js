import { CoppiceError } from '../../core/coppice-error.js';
import { parseFile } from '../files/parse-file.js';
import { boundIdentifiers } from '../scopes/bound-names.js';
/** The line in which a file exports a name (dotted, or empty for the default export); 1 if no statement exports it. */
export function lineOfExport(file, text, exportName) {
    const name = exportName === '' ? 'default' : exportName.replace(/\..*/u, '');
    try {
        const { program, lineOf } = parseFile(file, text);
        for (const statement of program.body) {
            const found = exporting(statement, name);
            if (found !== undefined)
                return lineOf(found);
        }
    }
    catch (error) {
        if (!(error instanceof CoppiceError))
            throw error;
    }
    return 1;
}
/** The part of a statement that exports the name. */
function exporting(statement, name) {
    if (statement.type === 'ExportDefaultDeclaration')
        return name === 'default' ? statement : undefined;
    if (statement.type !== 'ExportNamedDeclaration')
        return undefined;
    const { declaration, specifiers } = statement;
    if (declaration?.type === 'VariableDeclaration')
        return declaration.declarations.find(({ id }) => boundIdentifiers(id).some((bound) => bound.name === name));
    if (declaration !== null && 'id' in declaration && declaration.id?.type === 'Identifier')
        return declaration.id.name === name ? statement : undefined;
    return specifiers.find(({ exported }) => ('name' in exported ? exported.name : exported.value) === name);
}
