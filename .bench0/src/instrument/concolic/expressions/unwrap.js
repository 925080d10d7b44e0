/** Removes parentheses: `(o.m)()` still passes `o` as `this`. */
export function unwrap(node) {
    return node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node;
}
