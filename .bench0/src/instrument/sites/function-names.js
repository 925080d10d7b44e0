/** Collects the names of functions from the nodes above them: declarations, assignments, properties and methods. */
export function functionNames() {
    const known = new Map();
    const learn = (value, name, holder = value) => {
        if (value !== null && name !== undefined)
            known.set(unwrap(value), { name, holder: holder });
    };
    return {
        meet(node) {
            switch (node.type) {
                case 'VariableDeclarator':
                    return learn(node.init, nameOf(node.id));
                case 'AssignmentExpression':
                case 'AssignmentPattern':
                    return learn(node.right, nameOf(node.left));
                case 'Property':
                    return learn(node.value, nameOf(node.key), node.method || node.kind !== 'init' ? node : node.value);
                case 'MethodDefinition':
                    return learn(node.value, nameOf(node.key), node);
                case 'PropertyDefinition':
                    return learn(node.value, nameOf(node.key));
                default:
            }
        },
        of(functionNode) {
            const own = 'id' in functionNode && functionNode.id?.type === 'Identifier' ? functionNode.id.name : undefined;
            const met = known.get(functionNode);
            return { name: own ?? met?.name ?? '(anonymous)', holder: met?.holder ?? functionNode };
        },
    };
}
function nameOf(node) {
    if (node.type === 'Identifier')
        return node.name;
    if (node.type === 'PrivateIdentifier')
        return `#${node.name}`;
    if (node.type === 'Literal')
        return String(node.value);
    if (node.type === 'MemberExpression' && !node.computed)
        return nameOf(node.property);
    return undefined;
}
function unwrap(node) {
    return node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node;
}
