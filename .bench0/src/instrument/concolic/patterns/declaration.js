import { boundIdentifiers } from '../../scopes/bound-names.js';
import { destructuredSource } from './destructuring.js';
import { none } from '../emitted.js';
import { isAnonymousDefinition } from '../expressions/operand.js';
import { destructure } from './pattern.js';
import { concretizeArguments } from '../calls/concretize-arguments.js';
/** Emits a declaration without its semicolon; `after` holds stores that must follow it as a statement. */
export function emitDeclaration(context, node, exported = false) {
    const after = [];
    const code = context.copy(node, (declarator) => emitDeclarator(context, exported ? 'export' : node.kind, declarator, after), node.declarations);
    return { code: code.replace(/;$/u, ''), after: after.length === 0 ? '' : `${after.join(', ')};` };
}
function emitDeclarator(context, kind, node, after) {
    if (node.id.type !== 'Identifier')
        return node.init === null ? destructure(context, node.id).code : emitPattern(context, kind, node, node.init, after);
    const binding = context.variableOf(node.id);
    const sibling = context.siblingOf(binding);
    if (node.init === null) {
        return sibling === none || binding?.separate === true
            ? context.source(node)
            : `${context.source(node)}, ${sibling} = 0`;
    }
    const value = context.parts.expression(node.init);
    const copied = (code) => context.copy(node, (child) => (child === node.id ? context.source(child) : code));
    if (sibling === none) {
        if (binding?.excluded !== true || value.shadow === none || isAnonymousDefinition(node.init))
            return copied(value.code);
        const stored = context.temporary();
        const concretize = concretizeArguments(context, node, [stored], [value.shadow], 'variable in a with statement');
        return copied(`(${stored} = ${value.code}, ${concretize}, ${stored})`);
    }
    if (binding?.separate !== true)
        return `${copied(value.code)}, ${sibling} = ${value.shadow}`;
    if (isAnonymousDefinition(node.init))
        return copied(value.code);
    const result = context.temporary();
    return copied(`(${result} = ${value.code}, ${sibling} = ${value.shadow}, ${result})`);
}
function emitPattern(context, kind, node, init, after) {
    const value = context.parts.expression(init);
    const source = destructuredSource(context, init, value, node.id, true);
    const pattern = destructure(context, node.id, source.value);
    const notes = pattern.notes(source.value, source.shadow);
    if (!pattern.carries && notes === '' && value.code === context.source(init))
        return context.copy(node, (child) => (child === node.id ? pattern.code : value.code));
    const evaluated = notes === '' ? source.code : `${source.code}, ${notes}${source.value}`;
    const reset = pattern.reset + notes === '' ? source.code : `(${pattern.reset}${evaluated})`;
    const stores = pattern
        .shadows(source.value, source.shadow)
        .map(({ sibling, shadow }, at) => `${sibling} = ${at === 0 ? `(${source.taken}${shadow})` : shadow}`);
    const declared = `${pattern.code} = ${reset}`;
    if (stores.length === 0)
        return declared;
    if (kind === 'var') {
        const again = boundIdentifiers(node.id)[0].name;
        return `${declared}, ${again} = (${stores.join(', ')}, ${again})`;
    }
    if (!boundIdentifiers(node.id).some((identifier) => context.variableOf(identifier)?.separate === true)) {
        return `${declared}, ${stores.join(', ')}`;
    }
    after.push(...stores);
    return declared;
}
