const arithmetic = new Set(['-', '*', '/', '%', '**', '<', '<=', '>', '>=', '&', '|', '^', '<<', '>>', '>>>']);
/**
 * Finds operators that may convert an object to text: its elements may have shadows although no operand has one.
 * Decided by syntax: one operand is an array or a new object, or one is text and the other is not. Other pairs of
 * operands are nearly always numbers; checking them at run time would cost more than it finds.
 */
export class Coercions {
    #scopes;
    #objects = new Set();
    #texts = new Set();
    constructor(scopes) {
        this.#scopes = scopes;
        for (const { binding, value } of scopes.stores) {
            if (value === 'unknown')
                continue;
            if (isWrittenObject(value))
                this.#objects.add(binding);
            if (isWrittenText(value))
                this.#texts.add(binding);
        }
    }
    /** @param operator that of a binary expression; for `+=` without the equals sign */
    between(operator, left, right) {
        const isLoose = operator === '==' || operator === '!=';
        if (this.isObject(left) || this.isObject(right))
            return operator === '+' || isLoose || arithmetic.has(operator);
        if (operator !== '+' && !isLoose)
            return false;
        return this.#isText(left) ? !isWrittenText(right) : this.#isText(right);
    }
    isObject(node) {
        return isWrittenObject(node) || this.#isAmong(node, this.#objects);
    }
    #isText(node) {
        return isWrittenText(node) || this.#isAmong(node, this.#texts);
    }
    #isAmong(node, bindings) {
        const binding = node.type === 'Identifier' ? this.#scopes.bindingOf(node) : undefined;
        return binding !== undefined && bindings.has(binding);
    }
}
function isWrittenObject(node) {
    return node.type === 'ArrayExpression' || node.type === 'NewExpression';
}
/** Results are cached: in a long chain of operators, each one would otherwise visit all before it. */
const writtenTexts = new WeakMap();
function isWrittenText(node) {
    if (node.type === 'ParenthesizedExpression')
        return isWrittenText(node.expression);
    if (node.type === 'Literal')
        return typeof node.value === 'string';
    if (node.type === 'BinaryExpression') {
        let isText = writtenTexts.get(node);
        if (isText === undefined) {
            isText = node.operator === '+' && (isWrittenText(node.left) || isWrittenText(node.right));
            writtenTexts.set(node, isText);
        }
        return isText;
    }
    return node.type === 'TemplateLiteral';
}
