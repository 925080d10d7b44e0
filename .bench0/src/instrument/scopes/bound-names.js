/** The identifiers that a binding pattern or an assignment target stores into, in source order, without members. */
export function boundIdentifiers(pattern) {
    if (pattern === null)
        return [];
    switch (pattern.type) {
        case 'Identifier':
            return [pattern];
        case 'ObjectPattern':
            return pattern.properties.flatMap((property) => boundIdentifiers(property.type === 'RestElement' ? property.argument : property.value));
        case 'ArrayPattern':
            return pattern.elements.flatMap(boundIdentifiers);
        case 'AssignmentPattern':
            return boundIdentifiers(pattern.left);
        case 'RestElement':
            return boundIdentifiers(pattern.argument);
        case 'ParenthesizedExpression':
            return boundIdentifiers(pattern.expression);
        default:
            return [];
    }
}
