import { plainFrame } from '../emit-context.js';
import { concretizeArguments } from '../calls/concretize-arguments.js';
import { concretizedKey } from '../expressions/concretized-key.js';
import { ifSet, none } from '../emitted.js';
import { copyStatements, originStamp } from './function-code.js';
export function emitClass(context, node) {
    const { className } = context;
    context.className = node.id?.name ?? null;
    const code = context.copy(node, (child) => {
        if (child === node.id)
            return context.source(child);
        if (child === node.body)
            return context.copy(child, (member) => emitMember(context, member));
        return child.type === 'Identifier' ? context.source(child) : `(${context.parts.expression(child).code})`;
    });
    context.className = className;
    const stamp = originStamp(context, constructorId(context, node), node, 'arguments');
    return `${code.slice(0, -1)}${stamp}}`;
}
/** The id of a class's constructor; 0 if it has none of its own. */
function constructorId(context, node) {
    for (const member of node.body.body) {
        if (member.type === 'MethodDefinition' && member.kind === 'constructor')
            return context.functionId(context.scopes.functionOf(member.value));
    }
    return 0;
}
function emitMember(context, member) {
    switch (member.type) {
        case 'StaticBlock':
            return emitStaticBlock(context, member);
        case 'PropertyDefinition':
        case 'AccessorProperty':
            return emitField(context, member);
        case 'MethodDefinition':
            return context.copy(member, (child) => {
                if (child === member.value)
                    return context.parts.functionCode(child, member);
                return member.computed ? computedKey(context, child) : context.source(child);
            });
        default:
            return context.source(member);
    }
}
/** A computed key of a class member is concretized: which members a class has is not symbolic. */
function computedKey(context, node) {
    return context.may(node)
        ? concretizedKey(context, node, 'computed key of a class')
        : context.parts.expression(node).code;
}
function emitStaticBlock(context, node) {
    const opening = context.text.indexOf('{', node.start) + 1;
    return context.inFrame(plainFrame(context.scopes.functionOf(node)), () => {
        const statements = copyStatements(context, node.body, opening, node.end - 1);
        return `${context.text.slice(node.start, opening)}${context.declarations()}${statements}}`;
    });
}
/** A field initializer runs once per object and may nest, so its temporaries need a function of their own. */
function emitField(context, node) {
    const code = context.copy(node, (child) => {
        if (child === node.value)
            return emitInitializer(context, node, child);
        return node.computed ? computedKey(context, child) : context.source(child);
    });
    return code.endsWith(';') ? code : `${code};`;
}
function emitInitializer(context, node, value) {
    return context.inFrame(plainFrame(context.scopes.functionOf(node)), () => {
        const emitted = context.parts.expression(value);
        const declarations = context.declarations();
        const key = fieldKey(node);
        const stores = emitted.shadow !== none && key !== null;
        if (node.computed && emitted.shadow !== none)
            return concretizedField(context, node, emitted);
        if (declarations === '' && !stores)
            return emitted.code;
        if (!stores)
            return `(() => { ${declarations} return (${emitted.code}); })()`;
        const result = context.temporary();
        const store = ifSet(emitted.shadow, context.runtime.call('store', 'this', JSON.stringify(key), emitted.shadow));
        return `(() => { ${context.declarations()} return (${result} = ${emitted.code}, ${store}, ${result}); })()`;
    });
}
/** Concretizes the value of a field with a computed key: the key was computed with the class and is not known here. */
function concretizedField(context, node, emitted) {
    const result = context.temporary();
    const concretize = concretizeArguments(context, node, [result], [emitted.shadow], 'field with a computed key');
    return `(() => { ${context.declarations()} return (${result} = ${emitted.code}, ${concretize}, ${result}); })()`;
}
function fieldKey(node) {
    if (node.computed)
        return null;
    const { key } = node;
    if (key.type === 'PrivateIdentifier')
        return `#${key.name}`;
    if (key.type === 'Identifier')
        return key.name;
    return key.type === 'Literal' ? String(key.value) : null;
}
