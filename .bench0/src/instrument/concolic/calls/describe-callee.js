const unknown = '(intermediate value)';
/** The text V8 prints for an expression when it reports that it is not a function. */
export function describeCallee(node) {
    switch (node.type) {
        case 'Identifier':
            return node.name;
        case 'ThisExpression':
            return 'this';
        case 'Literal':
            if (typeof node.value === 'bigint')
                return unknown;
            return typeof node.value === 'string' ? `"${node.value}"` : (node.raw ?? String(node.value));
        case 'CallExpression':
            return `${describeCallee(node.callee)}(...)`;
        case 'ParenthesizedExpression':
            return describeCallee(node.expression);
        case 'AssignmentExpression':
            return describeCallee(node.left);
        case 'TaggedTemplateExpression':
            return `${describeCallee(node.tag)}(...)`;
        case 'MemberExpression':
            return describeMember(node);
        case 'UnaryExpression':
            return `(${node.operator}${/\w/u.test(node.operator) ? ' ' : ''}${describeCallee(node.argument)})`;
        case 'BinaryExpression':
        case 'LogicalExpression':
            return `(${describeCallee(node.left)} ${node.operator} ${describeCallee(node.right)})`;
        case 'UpdateExpression':
            return node.prefix
                ? `(${node.operator}${describeCallee(node.argument)})`
                : `(${describeCallee(node.argument)}${node.operator})`;
        case 'SequenceExpression':
            return `(${node.expressions.map(describeCallee).join(' , ')})`;
        case 'ConditionalExpression':
            return unknown.repeat(3);
        case 'TemplateLiteral':
            // V8 prints a template literal without expressions as a string.
            if (node.expressions.length === 0)
                return `"${node.quasis[0]?.value.cooked ?? ''}"`;
            return node.expressions.map(describeCallee).join('');
        case 'ArrayExpression':
            return `[${node.elements.map((element) => (element === null ? unknown : describeCallee(element))).join(',')}]`;
        case 'SpreadElement':
            return `(...${describeCallee(node.argument)})`;
        case 'ObjectExpression':
            return `{${unknown.repeat(node.properties.length)}}`;
        default:
            return unknown;
    }
}
/** The text V8 prints for an expression when it reports that it is not iterable. */
export function describeIterated(node) {
    if (node.type === 'ParenthesizedExpression')
        return describeIterated(node.expression);
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
        return `${describeCallee(node.callee)} is not a function or its return value`;
    return describeCallee(node);
}
function describeMember(node) {
    const object = describeCallee(node.object);
    const dot = node.optional ? '?.' : '';
    if (!node.computed) {
        const sharp = node.property.type === 'PrivateIdentifier' ? '#' : '';
        return `${object}${dot === '' ? '.' : dot}${sharp}${node.property.name}`;
    }
    const { property } = node;
    if (property.type === 'Literal' && typeof property.value === 'string')
        return `${object}${dot === '' ? '.' : dot}${property.value}`;
    return `${object}${dot}[${describeCallee(property)}]`;
}
