import { ifSet, list, none } from '../emitted.js';
/**
 * Synchronizes shadows with a mapped `arguments` object. In sloppy functions with plain names as parameters, a store
 * into `arguments` changes the parameter and vice versa. The shadows in the siblings of the parameters are copied to
 * `arguments` where it is mentioned, and back after an operation that may have changed it.
 */
export const tiedArguments = {
    /** The code of `arguments` after copying the shadows of the parameters to it; null for other nodes. */
    shown(context, node) {
        const parameters = tiedTo(context, node);
        if (parameters.length === 0)
            return null;
        return `(${tie(context, node, parameters)}${context.source(node)})`;
    },
    /** Like `shown`, as code before an expression that mentions it: empty, or ending in a comma. */
    setup(context, node) {
        const parameters = tiedTo(context, node);
        return parameters.length === 0 ? '' : tie(context, node, parameters);
    },
    /**
     * Code after an operation that may have changed one of the nodes, if it is `arguments`; empty, or ends in a comma.
     */
    taken(context, nodes) {
        const node = nodes.find((one) => tiedTo(context, one).length > 0);
        if (node === undefined)
            return '';
        const stores = tiedTo(context, node).map(({ index, name, sibling }) => `${sibling} = ${context.runtime.call('boundValues.untie', context.source(node), index, name, sibling)}`);
        return `${context.runtime.get('live')} === 0 || (${stores.join(', ')}), `;
    },
    /** True if a name refers to a mapped `arguments`, or to a constant that holds it. */
    isNamedBy: (context, node) => tiedTo(context, node).length > 0,
};
function tie(context, node, parameters) {
    const shadows = [];
    for (const { index, sibling } of parameters)
        shadows[index] = sibling;
    const known = list(Array.from(shadows, (shadow) => shadow ?? '-1'));
    const tied = context.runtime.call('boundValues.tie', context.source(node), known);
    return `${ifSet(context.runtime.get('live'), tied)}, `;
}
function tiedTo(context, node) {
    const owner = argumentsOwner(context.frame.info);
    if (node.type !== 'Identifier' || owner === null || !owner.usesArguments || !owner.simpleParameters)
        return [];
    if (owner.scope.strict || !isArguments(context, node, owner))
        return [];
    const byName = new Map();
    for (const [index, parameter] of owner.node.params.entries()) {
        const sibling = context.siblingAt(parameter);
        const { name } = parameter;
        if (sibling !== none)
            byName.set(name, { index, name, sibling });
    }
    return [...byName.values()];
}
function isArguments(context, node, owner) {
    const binding = context.variableOf(node);
    if (binding === undefined)
        return node.name === 'arguments';
    const held = binding.kind === 'const' ? context.scopes.constantOf(binding) : undefined;
    if (held?.type !== 'Identifier' || held.name !== 'arguments' || context.variableOf(held) !== undefined)
        return false;
    return argumentsOwner(binding.owner) === owner;
}
/** The function whose `arguments` the code of a function refers to; null outside of functions. */
function argumentsOwner(info) {
    switch (info.node.type) {
        case 'ArrowFunctionExpression':
            return info.parent === null ? null : argumentsOwner(info.parent);
        case 'FunctionDeclaration':
        case 'FunctionExpression':
            return info;
        default:
            return null;
    }
}
