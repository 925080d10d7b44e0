export function isLogicalAssignment(operator) {
    return operator === '&&=' || operator === '||=' || operator === '??=';
}
/** The method of the runtime that records whether a logical assignment assigns. */
export function assignmentEvent(operator) {
    return operator === '??=' ? 'nullish' : 'branch';
}
/**
 * Counts the arm of a logical assignment, whose right side is evaluated conditionally; no change for other operators.
 */
export function countedAssignment(context, node, code) {
    return context.counters.given(node, node.operator !== '||=', node.left, node.right, code);
}
