import { childrenOf } from '../typescript/front-end.js';
import { isClass, isFunction } from '../scopes/function-info.js';
/** The functions of a file that a user can refer to by name, in source order. */
export function namedFunctions(program) {
    const finder = new Finder();
    finder.visit(program, '');
    return finder.found;
}
/** The functions with the given full name, or if there are none, those whose last part is the given name. */
export function functionsNamed(program, wanted) {
    const all = namedFunctions(program);
    const exact = all.filter(({ name }) => name === wanted);
    const found = exact.length > 0 ? exact : all.filter(({ name }) => name.endsWith(`.${wanted}`));
    return found.map(({ node }) => node);
}
class Finder {
    found = [];
    /** Class name by alias of its prototype (`var proto = Lexer.prototype`): members of `proto` belong to `Lexer`. */
    #prototypes = new Map();
    /** @param owner name of the class or object that encloses the node; empty if there is none */
    visit(node, owner) {
        if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
            this.#notePrototype(node.id.name, node.init);
        const [name, value] = this.#nameAndValue(node, owner);
        if (name !== undefined && value !== null) {
            const inner = unwrapped(value);
            if (isFunction(inner))
                this.found.push({ name, node: inner });
            const owned = isClass(inner) || inner.type === 'ObjectExpression' ? ownName(name) : '';
            for (const child of childrenOf(node))
                this.visit(child, child === value ? owned : '');
            return;
        }
        if (node.type === 'CallExpression' && this.#visitDefinition(node))
            return;
        const isOwned = node.type === 'ClassBody' || isClass(node) || node.type === 'ObjectExpression';
        for (const child of childrenOf(node))
            this.visit(child, isOwned ? ownerOf(node, owner) : '');
    }
    /** `createClass(Lexer, [{ key: 'next', value: function () {} }])`: the form compilers give to methods of a class. */
    #visitDefinition({ arguments: [holder, ...lists] }) {
        const elements = lists.flatMap((list) => (list.type === 'ArrayExpression' ? list.elements : []));
        const methods = elements.flatMap((element) => (element === null ? [] : (definedMethod(element) ?? [])));
        if (holder?.type !== 'Identifier' || methods.length === 0 || methods.length < elements.length)
            return false;
        for (const { name, node } of methods) {
            this.found.push({ name: `${holder.name}.${name}`, node });
            for (const child of childrenOf(node))
                this.visit(child, '');
        }
        return true;
    }
    #notePrototype(alias, value) {
        if (value?.type !== 'MemberExpression' || value.computed || keyText(value.property) !== 'prototype')
            return;
        const owner = this.#memberText(value.object);
        if (owner !== undefined)
            this.#prototypes.set(alias, owner);
    }
    /** The name that a node defines, and the node that gets this name. */
    #nameAndValue(node, owner) {
        switch (node.type) {
            case 'FunctionDeclaration':
                return [node.id?.name, node];
            case 'VariableDeclarator':
                return [node.id.type === 'Identifier' ? node.id.name : undefined, node.init];
            case 'AssignmentExpression':
                return [this.#memberText(node.left), node.right];
            case 'Property':
            case 'MethodDefinition':
            case 'PropertyDefinition':
                return node.computed ? [undefined, null] : [joined(owner, keyText(node.key)), node.value];
            default:
                return [undefined, null];
        }
    }
    /** `Lexer.prototype.next` is `Lexer.next`, `this.next` and `exports.next` are `next`. */
    #memberText(node) {
        if (node.type === 'Identifier')
            return this.#prototypes.get(node.name) ?? node.name;
        if (node.type !== 'MemberExpression' || node.computed)
            return undefined;
        const key = keyText(node.property);
        const { object } = node;
        if (object.type === 'ThisExpression')
            return key;
        const before = this.#memberText(object);
        if (before === undefined || key === 'prototype')
            return before;
        return joined(ownName(before), key);
    }
}
/** Removes `exports` and `module.exports`: an exported function is known by its own name. */
function ownName(name) {
    return name === 'exports' || name === 'module.exports' ? '' : name;
}
function ownerOf(node, owner) {
    return isClass(node) && node.id !== null && owner === '' ? node.id.name : owner;
}
/** The key and the function of a property description `{ key, value }`. */
function definedMethod(description) {
    if (description.type !== 'ObjectExpression')
        return undefined;
    const parts = new Map();
    for (const property of description.properties)
        if (property.type === 'Property')
            parts.set(keyText(property.key), property.value);
    const key = parts.get('key');
    const node = parts.get('value') ?? parts.get('get') ?? parts.get('set');
    const name = key?.type === 'Literal' ? String(key.value) : undefined;
    return name !== undefined && node !== undefined && isFunction(node) ? { name, node } : undefined;
}
function keyText(node) {
    if (node.type === 'Identifier')
        return node.name;
    if (node.type === 'PrivateIdentifier')
        return `#${node.name}`;
    return node.type === 'Literal' ? String(node.value) : undefined;
}
function joined(owner, name) {
    return owner === '' || name === undefined ? name : `${owner}.${name}`;
}
function unwrapped(node) {
    return node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;
}
