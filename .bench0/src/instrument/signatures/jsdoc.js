import { CoppiceError } from '../../core/coppice-error.js';
import { parseProgram } from '../typescript/front-end.js';
/** Text that may be between a comment and the function it documents. */
const leadIn = /^(?:[\w$.\s=:(#*,]|module\.exports)*$/u;
/** The doc comment before a position, with only the head of a declaration in between. */
export function commentBefore(text, position) {
    const end = text.lastIndexOf('*/', position);
    const start = end < 0 ? -1 : text.lastIndexOf('/**', end);
    if (start < 0 || !leadIn.test(text.slice(end + 2, position)))
        return undefined;
    return text.slice(start + 3, end);
}
/** The parameters that a comment declares; undefined if it declares none. */
export function commentedParameters(comment) {
    const params = tagsOf(comment).filter(({ kind }) => kind === 'param' || kind === 'arg' || kind === 'argument');
    const declared = params.filter(({ type }) => type !== undefined);
    return declared.length === 0 ? undefined : parametersOf(declared);
}
/** The type of the `@type` tag. */
export function commentedType(comment) {
    const tag = tagsOf(comment).find(({ kind, type }) => kind === 'type' && type !== undefined);
    return tag === undefined ? undefined : parseType(tag.type);
}
/** The types that `@typedef` and `@callback` of a file declare, by name. */
export function jsdocDeclarations(text) {
    const declared = new Map();
    for (const [, comment = ''] of text.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\//gu)) {
        const tags = tagsOf(comment);
        tags.forEach((tag, index) => {
            const written = declarationOf(tag, partsAfter(tags, index));
            const type = written === undefined ? undefined : parseType(written);
            const name = /^[\w$]+/u.exec(tag.rest)?.[0];
            if (type !== undefined && name !== undefined)
                declared.set(name, type);
        });
    }
    return declared;
}
/** The tags of a declaration, which end at the next declaration. */
function partsAfter(tags, index) {
    const after = tags.slice(index + 1);
    const end = after.findIndex(({ kind }) => kind === 'typedef' || kind === 'callback');
    return end < 0 ? after : after.slice(0, end);
}
function declarationOf({ kind, type }, parts) {
    if (kind === 'callback') {
        const given = parts.filter((part) => part.kind === 'param' && part.type !== undefined);
        const params = given.map((part, i) => `a${i}: ${converted(part.type)}`);
        const returned = parts.find((part) => part.kind === 'returns' || part.kind === 'return')?.type;
        return `(${params.join(', ')}) => ${returned === undefined ? 'void' : converted(returned)}`;
    }
    if (kind !== 'typedef')
        return undefined;
    const properties = parts.filter((part) => (part.kind === 'property' || part.kind === 'prop') && part.type);
    if (properties.length === 0)
        return type;
    return fieldsOf(properties.map((part) => named(part)));
}
function named({ type = '*', rest }) {
    const isBracketed = rest.startsWith('[');
    const name = (/^\[?\s*(?<name>[\w$.[\]]+?)(?:\s*[=\]]|\s|$)/u.exec(rest)?.groups?.['name'] ?? '').replaceAll('[]', '');
    return { path: name.split('.'), type, isOptional: isBracketed || type.endsWith('=') };
}
/** Combines tags to parameters: `@param {string} o.name` describes a field of the parameter `o`. */
function parametersOf(tags) {
    const all = tags.map(named);
    return all
        .filter(({ path }) => path.length === 1)
        .flatMap(({ path: [name = ''], type, isOptional }) => {
        const fields = all.filter(({ path }) => path.length > 1 && path[0] === name);
        const inner = fields.map((field) => ({ ...field, path: field.path.slice(1) }));
        const isList = /\[\]$|^Array/u.test(type);
        const written = inner.length === 0 ? converted(type) : `${fieldsOf(inner)}${isList ? '[]' : ''}`;
        const parsed = parseConverted(written);
        return parsed === undefined ? [] : [{ name, type: parsed, isOptional }];
    });
}
function fieldsOf(fields) {
    const own = fields.filter(({ path }) => path.length === 1);
    const parts = own.map(({ path: [name = ''], type, isOptional }) => {
        const inner = fields.filter(({ path }) => path.length > 1 && path[0] === name);
        const written = inner.length === 0 ? converted(type) : fieldsOf(inner.map((field) => ({ ...field, path: field.path.slice(1) })));
        return `${JSON.stringify(name)}${isOptional ? '?' : ''}: ${written}`;
    });
    return `{ ${parts.join('; ')} }`;
}
function tagsOf(comment) {
    const text = comment.replaceAll(/^\s*\*\s?/gmu, '');
    return [...text.matchAll(/@(?<kind>\w+)(?<rest>(?:(?!^\s*@)[^])*)/gmu)].map((match) => {
        const { kind = '', rest = '' } = match.groups ?? {};
        const body = rest.trim();
        const end = body.startsWith('{') ? closingBrace(body) : -1;
        if (end < 0)
            return { kind, type: undefined, rest: body };
        return { kind, type: body.slice(1, end).trim(), rest: body.slice(end + 1).trim() };
    });
}
function closingBrace(text) {
    let depth = 0;
    for (let i = 0; i < text.length; i++) {
        if (text[i] === '{')
            depth++;
        else if (text[i] === '}' && --depth === 0)
            return i;
    }
    return -1;
}
/** Converts the syntax of JSDoc types (`*`, `?T`, `T=`, `...T`) to that of TypeScript. */
function converted(type) {
    return type
        .replace(/=$/u, '')
        .replace(/^\.\.\.(?<of>.*)$/su, '($<of>)[]')
        .replaceAll(/(?<![\w$.)\]}>])\*/gu, 'any')
        .replaceAll(/(?<before>^|[(|,<:]\s*)\?(?<of>[\w$.]+)/gu, '$<before>($<of> | null)')
        .replaceAll(/(?<![\w$)\]}>?])!(?=[\w${(])/gu, '')
        .replaceAll(/\b(?<name>Array|Object|Map|Set|Promise)\.</gu, '$<name><')
        .replaceAll(/\bObject</gu, 'Record<')
        .replaceAll(/\b(?:Object|object)\b(?!\s*<)/gu, 'object')
        .replaceAll(/\b(?<name>String|Number|Boolean|BigInt)\b/gu, (name) => name.toLowerCase())
        .replaceAll(/\bfunction\s*\((?<params>[^()]*)\)(?:\s*:\s*(?<result>[^,)|]+))?/gu, closureFunction);
}
function closureFunction(_, params, result) {
    const list = params.split(',').filter((part) => part.trim() !== '');
    return `((${list.map((part, i) => `a${i}: ${part.trim()}`).join(', ')}) => ${result?.trim() ?? 'any'})`;
}
function parseType(written) {
    return parseConverted(converted(written));
}
function parseConverted(written) {
    const text = `type Written = ${written};`;
    try {
        const [statement] = parseProgram(text, { fileName: 'comment.ts', sourceType: 'module' }).body;
        if (statement?.type !== 'TSTypeAliasDeclaration')
            return undefined;
        return { node: statement.typeAnnotation, text };
    }
    catch (error) {
        // Text that is not a valid type is ignored.
        if (error instanceof CoppiceError)
            return undefined;
        throw error;
    }
}
